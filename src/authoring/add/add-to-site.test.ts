import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blockModels } from '../../site/blocks/index';
import { additions } from './index';
import { addToSite } from './add-to-site';
import { placePicture } from './picture';
import { UserError } from '../../lib/user-error';
import { loadSite } from '../../validate/load-site';
import { layoutData } from '../../site/page-data/layout-data';
import { pageData } from '../../site/page-data/page-data';
import { SiteCopy } from '../../../tests/support/site-copy';
import { sampled } from '../../../tests/support/sampled';

/** Adds something to a copy, with options by name. */
const add = async (copy: SiteCopy, kind: string, options: Record<string, string>) =>
  addToSite(copy.folder, (config) => additions[kind]!.make(config, new Map(Object.entries(options))));

const service = { section: 'consulting', slug: 'service-de-test', title: 'Service de test' };

/** The text without the new lines; the test fails when an old line is not there, or not in its place. */
function withoutNew(before: string, after: string): string[] {
  const old = before.split('\n');
  let at = 0;
  const fresh = after.split('\n').filter((line) => (line === old[at] ? ((at += 1), false) : true));
  expect(old.slice(at), 'lines that are gone').toEqual([]);
  return fresh;
}

/** Deletes the lines that the command names, in its order, as a maintainer does to publish. */
function deleteLines(copy: SiteCopy, places: readonly string[]): void {
  const lines = copy.text().split('\n');
  for (const place of places) {
    const [deleted] = lines.splice(Number(place.split(':')[1]) - 1, 1);
    expect(deleted?.trim()).toBe('"status": "draft",');
  }
  copy.write(lines.join('\n'));
}

const locale = (copy: SiteCopy, language: string) =>
  readFileSync(join(copy.folder, `locales/${language}.json`), 'utf8');

/** The site as `npm run dev` shows it, with its drafts. */
function siteOf(copy: SiteCopy) {
  const { site } = loadSite(copy.folder, undefined, { drafts: true });
  if (!site) throw new Error('refused');
  return site;
}

async function refused(adding: Promise<unknown>): Promise<string> {
  const reason: unknown = await adding.catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(UserError);
  return (reason as UserError).message;
}

describe('a service that is added by the command', { timeout: 30_000 }, () => {
  it('is new lines in the config and the locale files, and nothing else', async () => {
    using copy = new SiteCopy();
    const before = copy.text();
    const english = locale(copy, 'en');
    await add(copy, 'service', { ...service, 'title-en': 'Service on trial' });
    const fresh = withoutNew(before, copy.text());
    expect(fresh.join('\n')).toContain('"path": "/consulting/service-de-test"');
    expect(fresh.join('\n')).toContain('"name": "Service de test"');
    expect(withoutNew(english, locale(copy, 'en')).join('\n')).toContain(
      '"Service de test": "Service on trial"',
    );
  });

  it('is written in the canonical form, whatever the form of the config was', async () => {
    using copy = new SiteCopy();
    using other = new SiteCopy();
    const compact = JSON.stringify(JSON.parse(copy.text()));
    other.write(`\uFEFF${compact.replaceAll(',"', ',\r\n\t"')}`);
    await add(copy, 'service', service);
    await add(other, 'service', service);
    expect(other.text()).toBe(copy.text());
  });

  it('follows the other services of its section, is in its menu, and reports its location', async () => {
    using copy = new SiteCopy();
    const { places } = await add(copy, 'service', service);
    const [, line = ''] = /^site\.config\.json:(\d+) {2}the page/.exec(places.join('\n')) ?? [];
    expect(copy.text().split('\n')[Number(line) - 1]?.trim()).toBe('{');
    expect(
      copy
        .text()
        .split('\n')
        .slice(Number(line), Number(line) + 3)
        .join(''),
    ).toContain('"id": "service-de-test"');
    const site = siteOf(copy);
    const services = site.config.pages.filter(
      ({ section, kind }) => section === 'consulting' && kind === 'service',
    );
    expect(services.at(-1)?.id).toBe('service-de-test');
    for (const language of ['fr', 'en', 'ar'] as const)
      expect(JSON.stringify(layoutData(site, language, 2026).header)).toContain(
        '/consulting/service-de-test',
      );
  });

  it('makes no error, and warns of its translations and the texts to rewrite only', async () => {
    using copy = new SiteCopy();
    const { problems } = await add(copy, 'service', service);
    expect(new Set(problems.map(({ severity, code }) => `${severity} ${code}`))).toEqual(
      new Set(['warning WORDS-002', 'warning WORDS-014']),
    );
    expect(
      problems.every(({ location: place }) => place.startsWith('page /consulting/service-de-test')),
    ).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['made up', {}],
    ['copied', { like: 'comptabilite' }],
  ])('is not published before every text that was %s is rewritten', async (_, like) => {
    using copy = new SiteCopy();
    const { drafts } = await add(copy, 'service', { ...service, ...like });
    expect(loadSite(copy.folder).site?.pages.has('service-de-test')).toBe(false);
    deleteLines(copy, drafts);
    const errors = () => loadSite(copy.folder).problems.filter(({ severity }) => severity === 'error');
    expect(errors().map(({ code }) => code)).toEqual(['WORDS-024']);
    copy.write(copy.text().replaceAll(' (à réécrire)', ''));
    expect(errors()).toEqual([]);
    expect(loadSite(copy.folder).site?.pages.has('service-de-test')).toBe(true);
  });

  it('is named in the menus that name its neighbours by hand, and has a card where cards are', async () => {
    using copy = new SiteCopy();
    copy.change((config) => {
      config.menus.header.push({ page: 'comptabilite' });
      config.menus.services.unshift('comptabilite');
    });
    const { places } = await add(copy, 'service', service);
    expect(places.map((place) => place.replace(/^\S+ +/, ''))).toEqual([
      'the page /consulting/service-de-test',
      'its entry in the header',
      'its entry in the menu "services"',
    ]);
    const { menus } = siteOf(copy).config;
    expect(menus.header.at(-1)).toEqual({ page: 'service-de-test' });
    expect(menus.services.slice(0, 2)).toEqual(['comptabilite', 'service-de-test']);
    expect(JSON.stringify(loadSite(copy.folder).site!.config)).not.toContain('"service-de-test"');

    const partner = await add(copy, 'service', { section: 'construction', title: 'Second œuvre' });
    expect(partner.places.join('\n')).toContain('its card on /partenaire-construction');
    const site = siteOf(copy);
    expect(JSON.stringify(pageData(site, '/partenaire-construction', 'fr').blocks)).toContain(
      '"href":"/partenaire-construction/second-oeuvre"',
    );
  });

  it('takes another name when a page of another section has its own', async () => {
    using copy = new SiteCopy();
    await add(copy, 'service', { section: 'consulting', title: 'Terrain' });
    expect(siteOf(copy).paths.get('/consulting/terrain')?.id).toBe('terrain-consulting');
  });

  it.each([
    [
      { section: 'consultng' },
      'There is no section "consultng" with a first page in theme.sections. Did you mean "consulting"?',
    ],
    [{ section: 'default' }, 'There is no section "default" with a first page'],
    [{ slug: 'comptabilite' }, 'Page "comptabilite" already has the address /consulting/comptabilite.'],
    [{ slug: 'Mon Service' }, '"Mon Service" cannot be part of an address'],
    [{ slug: 'index' }, 'An address cannot contain the part "index"'],
  ])('is refused with %j, and the config is as it was', async (wrong, message) => {
    using copy = new SiteCopy();
    const before = copy.text();
    expect(await refused(add(copy, 'service', { ...service, ...wrong }))).toContain(message);
    expect(copy.text()).toBe(before);
  });

  it('waits until a broken config is corrected', async () => {
    using copy = new SiteCopy();
    copy.replace('"to": "contact"', '"to": "contct"');
    expect(await refused(add(copy, 'service', service))).toMatch(
      /has problems \(\d+ errors?, .*npm run validate/,
    );
  });
});

describe(
  'a question, an ad, a testimonial and a project that are added by the command',
  { timeout: 30_000 },
  () => {
    it.each([
      ['testimonial', 'testimonials'],
      ['project', 'cases'],
    ])('a %s is refused on a page that has none, with the pages that do', async (kind, block) => {
      using copy = new SiteCopy();
      const message = await refused(add(copy, kind, { page: '/contact', name: 'Un' }));
      expect(message).toContain(`Page "contact" has no block "${block}". Pages that have one: `);
    });

    it('a page that does not exist is reported with the closest match', async () => {
      using copy = new SiteCopy();
      expect(await refused(add(copy, 'question', { page: 'fak' }))).toContain('Did you mean "faq"?');
      expect(await refused(add(copy, 'ad', { link: 'seoo' }))).toContain('Did you mean "seo"?');
    });

    it('an ad has the next number and is turned by the carousels that name their ads', async () => {
      using copy = new SiteCopy();
      copy.change(({ pages }) => {
        const carousel = pages[0]!.blocks.find((block) => block.type === 'promo-carousel');
        if (carousel?.type === 'promo-carousel') carousel.ads = ['ad1', 'ad2'];
      });
      const numbers = siteOf(copy).config.ads.map(({ id }) => Number(id.slice(2)));
      const next = `ad${Math.max(...numbers) + 1}`;
      const words = { title: 'Un', subtitle: 'Deux', description: 'Trois', cta: 'Voir', price: 'Sur devis' };
      await add(copy, 'ad', { link: '/services-web/seo', ...words });
      const { ads, pages } = siteOf(copy).config;
      expect(ads.at(-1)).toMatchObject({ id: next, category: 'web', link: 'seo', title: 't:Un' });
      expect(pages[0]!.blocks).toContainEqual(expect.objectContaining({ ads: ['ad1', 'ad2', next] }));
    });

    it('an unknown number of a project is reported by validation, and the config is unchanged', async () => {
      using copy = new SiteCopy();
      const before = copy.text();
      const project = { name: 'Un', category: 'Site', description: 'Un site.', figures: 'cliens=3' };
      const message = await refused(add(copy, 'project', { page: 'realisations-web', ...project }));
      expect(message).toContain('There is no field "cliens" here. Did you mean "clients"?');
      expect(copy.text()).toBe(before);
    });
  },
);

describe('the examples that the command shows', { timeout: 30_000 }, () => {
  const pages: Record<string, string> = {
    question: 'faq',
    ad: 'seo',
    testimonial: 'realisations-consulting',
    project: 'realisations-consulting',
    block: 'seo',
  };

  it.each(sampled(Object.entries(additions), 3))(
    'work with a page and a section of the site: %s',
    async (kind, addition) => {
      const example = addition.example.replace('SECTION', 'consulting').replace('PAGE', pages[kind] ?? '');
      const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
      const named = words.flatMap((word, index) =>
        word.startsWith('--') ? [[word.slice(2), words[index + 1] ?? '']] : [],
      );
      const unnamed = (addition.arguments ?? []).map(({ name }, index) => [name.toLowerCase(), words[index]]);
      const options = Object.fromEntries([...unnamed, ...named]) as Record<string, string>;
      using copy = new SiteCopy();
      // Somebody may have followed the example already: then under another address.
      const slug: Record<string, string> = copy.text().includes(`/${options.slug}"`)
        ? { slug: 'encore-un-exemple' }
        : {};
      const before = copy.text();
      await add(copy, kind, { ...options, ...slug });
      expect(withoutNew(before, copy.text()).length).toBeGreaterThan(3);
    },
  );
});

/** The codes of the problems that something new has. */
const codes = async (adding: ReturnType<typeof add>) =>
  new Set((await adding).problems.map(({ code, severity }) => `${severity} ${code}`));

describe('a section that is added by the command', { timeout: 60_000 }, () => {
  it('has colors, a page and a place in the header, and takes a service, which it lists', async () => {
    using copy = new SiteCopy();
    const words = { title: 'Formation', 'title-en': 'Training', 'title-ar': 'التكوين' };
    expect(await codes(add(copy, 'section', words))).toEqual(new Set(['warning WORDS-014']));
    const course = { section: 'formation', title: 'Cours', 'title-en': 'Courses', 'title-ar': 'دروس' };
    expect(await codes(add(copy, 'service', course))).toEqual(new Set(['warning WORDS-014']));
    const site = siteOf(copy);
    expect(site.config.theme.sections.formation?.page).toBe('formation');
    for (const language of ['fr', 'en', 'ar'] as const) {
      expect(JSON.stringify(layoutData(site, language, 2026).header)).toContain('/formation/cours');
      expect(JSON.stringify(pageData(site, '/formation', language).blocks)).toContain('/formation/cours');
    }
  });

  it('is published with its first service by deleting the lines that the command names', async () => {
    using copy = new SiteCopy();
    const published = () => JSON.stringify(layoutData(loadSite(copy.folder).site!, 'fr', 2026));
    await add(copy, 'section', { title: 'Formation' });
    const { drafts } = await add(copy, 'service', { section: 'formation', title: 'Cours' });
    expect(published()).not.toContain('/formation');
    copy.write(copy.text().replaceAll(' (à réécrire)', ''));
    deleteLines(copy, drafts.slice(0, 1));
    expect(loadSite(copy.folder).problems[0]?.code, 'a service before its section').toBe('DATE-003');
    deleteLines(copy, drafts.slice(1));
    expect(published()).toContain('/formation/cours');
  });

  it.each(['consulting', 'rs2'])('is refused with the name "%s"', async (slug) => {
    using copy = new SiteCopy();
    expect(await refused(add(copy, 'section', { title: 'Une', slug }))).toContain('A section cannot have');
  });
});

describe('a service like another page', { timeout: 60_000 }, () => {
  it('has its blocks; each text says that it is to be rewritten, and links to the form name the new page', async () => {
    using copy = new SiteCopy();
    const added = add(copy, 'service', { like: 'comptabilite', title: 'Paie', slug: 'paie' });
    expect([...(await codes(added))].toSorted()).toEqual(['warning WORDS-002', 'warning WORDS-014']);
    const { pages } = siteOf(copy).config;
    const [model, page] = ['comptabilite', 'paie'].map((id) => pages.find((each) => each.id === id)!);
    expect(page!.blocks.map(({ type }) => type)).toEqual(model!.blocks.map(({ type }) => type));
    expect(JSON.stringify(page!.blocks)).toContain('(à réécrire)');
    expect(JSON.stringify(page!.blocks)).toContain('"contact#paie"');
    expect(JSON.stringify(page!.blocks)).not.toContain('#comptabilite');
  });
});

describe('a block that is added by the command', { timeout: 120_000 }, () => {
  const types = Object.keys(blockModels).filter((type) => type !== 'hero' && type !== 'contact-form');

  it.each(sampled(types, 3))('%s is valid, with warnings about its example words only', async (type) => {
    using copy = new SiteCopy();
    const expected = new Set(['warning WORDS-002', 'warning WORDS-014']);
    for (const code of await codes(add(copy, 'block', { page: 'confidentialite', type })))
      expect(expected).toContain(code);
    expect(siteOf(copy).pages.get('confidentialite')?.blocks.at(-1)?.type).toBe(type);
  });

  it.each([
    ['1', 1],
    ['faq', 5],
    ['call-to-action', 8],
  ])('follows the block %s', async (after, index) => {
    using copy = new SiteCopy();
    await add(copy, 'block', { page: 'comptabilite', type: 'stats', after });
    expect(siteOf(copy).pages.get('comptabilite')?.blocks[index]?.type).toBe('stats');
  });

  it('is refused after a block that the page does not have', async () => {
    using copy = new SiteCopy();
    expect(await refused(add(copy, 'block', { page: 'seo', type: 'stats', after: 'steps' }))).toContain(
      'Page "seo" has no block "steps". There are: 1 hero, ',
    );
  });
});

describe('words that are added by the command', { timeout: 60_000 }, () => {
  it('get a list of questions on a page that has none, before its call to action', async () => {
    using copy = new SiteCopy();
    await add(copy, 'service', service);
    await add(copy, 'question', { page: 'service-de-test', question: 'Pour qui ?', answer: 'Pour tous.' });
    const page = siteOf(copy).pages.get('service-de-test');
    expect(page?.blocks.map(({ type }) => type)).toEqual(['hero', 'faq', 'call-to-action']);
  });

  it('stay in place in every language when the site has the same words elsewhere', async () => {
    using copy = new SiteCopy();
    const words = {
      question: 'Accueil',
      'question-en': 'Reception',
      answer: 'Demander un devis',
      'answer-en': 'Ask',
    };
    await add(copy, 'question', { page: 'faq', ...words });
    const faq = JSON.parse(copy.text()).pages.find(({ id }: { id: string }) => id === 'faq');
    expect(faq.blocks[1].items.at(-1)).toEqual({ question: 'Accueil', answer: 'Demander un devis' });
    await add(copy, 'question', { page: 'seo', question: 'Autre', answer: 'Accueil', 'answer-en': 'Other' });
    const seo = JSON.parse(copy.text()).pages.find(({ id }: { id: string }) => id === 'seo');
    const { items } = seo.blocks.find(({ type }: { type: string }) => type === 'faq');
    expect(items.at(-1)).toEqual({ question: 'Autre', answer: { fr: 'Accueil', en: 'Other' } });
  });
});

describe('a picture that is added by the command', { timeout: 60_000 }, () => {
  it('is copied, and removed again when the addition is refused', async () => {
    using copy = new SiteCopy();
    const file = join(copy.folder, 'Mon image.png');
    writeFileSync(
      file,
      await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const place = placePicture(copy.folder, file);
    expect(place.src).toBe('/pictures/mon-image.png');
    const { problems } = await add(copy, 'service', { ...service, picture: place.src });
    expect(problems.map(({ code }) => code)).not.toContain('PICTURE-001');
    expect(siteOf(copy).pages.get('service-de-test')?.ogImage).toBe(place.src);
    place.undo();
    expect(existsSync(join(copy.folder, 'public', place.src))).toBe(false);
    expect(() => placePicture(copy.folder, 'none.png')).toThrow('There is no picture "none.png".');
  });

  it('of a project needs a description', async () => {
    using copy = new SiteCopy();
    const project = {
      name: 'Un',
      category: 'Site',
      description: 'Un.',
      figures: 'clients=3',
      picture: '/a.png',
    };
    expect(await refused(add(copy, 'project', { page: 'realisations-web', ...project }))).toContain('--alt');
  });
});
