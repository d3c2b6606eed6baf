import { describe, expect, it } from 'vitest';
import { loadSite } from '../../config/load-site';
import { UserError } from '../../lib/user-error';
import { layoutData } from '../../site/page-data/layout-data';
import { pageData } from '../../site/page-data/page-data';
import { SiteCopy } from '../../../tests/support/site-copy';
import { editSite } from '../edit-site';
import { addSection } from './new-section';
import { addPage } from './add-page';
import { changeLines, draftPlaces } from './report';

/** Adds something to a copy, with options by name. */
const add = async (copy: SiteCopy, kind: 'service' | 'section', options: Record<string, string>) => {
  const addition = { service: addPage, section: addSection }[kind];
  const { title: fr, 'title-en': en, 'title-ar': ar, ...others } = options;
  const title = Object.fromEntries(Object.entries({ fr, en, ar }).filter(([, text]) => text));
  const edit = editSite(copy.folder, (values) => addition(values, { ...others, title }));
  const places = changeLines(edit);
  return { places, drafts: draftPlaces(edit), problems: edit.problems };
};

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

/** The site as `npm run dev` shows it, with its drafts. */
function siteOf(copy: SiteCopy) {
  const { site } = loadSite(copy.folder, { drafts: true });
  if (!site) throw new Error('refused');
  return site;
}

async function refused(adding: Promise<unknown>): Promise<string> {
  const reason: unknown = await adding.catch((error: unknown) => error);
  expect(reason).toBeInstanceOf(UserError);
  return (reason as UserError).message;
}

describe('a service that is added by the command', () => {
  it('is new lines in the config and the locale files, and nothing else', async () => {
    using copy = new SiteCopy();
    const before = copy.text();
    const english = copy.text('locales/en.json');
    await add(copy, 'service', { ...service, 'title-en': 'Service on trial' });
    const fresh = withoutNew(before, copy.text());
    expect(fresh.join('\n')).toContain('"path": "/consulting/service-de-test"');
    expect(fresh.join('\n')).toContain('"name": "Service de test"');
    expect(fresh.join('\n')).not.toContain('"fr":');
    expect(withoutNew(english, copy.text('locales/en.json')).join('\n')).toContain(
      '"Service de test": "Service on trial"',
    );
  });

  it('keeps the translation that its words have elsewhere', async () => {
    using copy = new SiteCopy();
    const english = copy.text('locales/en.json');
    expect(english).toContain('"Comptabilité": "Accounting"');
    const title = { title: 'Comptabilité', 'title-en': 'Bookkeeping' };
    await add(copy, 'service', { section: 'consulting', slug: 'service-de-test', ...title });
    expect(withoutNew(english, copy.text('locales/en.json')).join('\n')).not.toContain('Bookkeeping');
  });

  it('follows the other services of its section, is in its menu, and reports its location and the texts to write', async () => {
    using copy = new SiteCopy();
    const { places, problems } = await add(copy, 'service', service);
    expect(new Set(problems.map(({ severity, code }) => `${severity} ${code}`))).toEqual(
      new Set(['warning WORDS-002', 'warning WORDS-014']),
    );
    const [, line = ''] = /^site\.config\.json:(\d+) {2}the page/.exec(places.join('\n')) ?? [];
    const [brace, ...fields] = copy
      .text()
      .split('\n')
      .slice(Number(line) - 1, Number(line) + 3);
    expect(brace?.trim()).toBe('{');
    expect(fields.join('')).toContain('"id": "service-de-test"');
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

  it.each<[string, Record<string, string>]>([
    ['made up', {}],
    ['copied', { like: 'comptabilite' }],
  ])('is not published before every text that was %s is rewritten', async (_, like) => {
    using copy = new SiteCopy();
    const { drafts } = await add(copy, 'service', { ...service, ...like });
    expect(loadSite(copy.folder).site?.pages.has('service-de-test')).toBe(false);
    deleteLines(copy, drafts);
    const errors = () => loadSite(copy.folder).problems.filter(({ severity }) => severity === 'error');
    expect(new Set(errors().map(({ code }) => code))).toEqual(new Set(['WORDS-024']));
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

  it('takes another name when links with its own lead to the company', async () => {
    using copy = new SiteCopy();
    await add(copy, 'service', { section: 'consulting', title: 'Chat' });
    expect(siteOf(copy).paths.get('/consulting/chat')?.id).toBe('chat-consulting');
  });

  it.each([
    [
      { section: 'consultng' },
      'There is no section "consultng" with a first page in theme.sections. Did you mean "consulting"?',
    ],
    [{ section: 'default' }, 'There is no section "default" with a first page'],
    [{ slug: 'comptabilite' }, 'Another page already has the address "/consulting/comptabilite"'],
    [{ slug: 'con' }, 'Windows keeps the name "con" for a device'],
    [{ slug: 'Mon Service' }, '"Mon Service" cannot be a name or a part of an address'],
    [{ slug: 'index' }, 'web servers remove the part "index"'],
    [{ title: '<b>Un</b>' }, 'markup is not allowed'],
  ])('is refused with %j, and the config is as it was', async (wrong, message) => {
    using copy = new SiteCopy();
    const before = copy.text();
    expect(await refused(add(copy, 'service', { ...service, ...wrong }))).toContain(message);
    expect(copy.text()).toBe(before);
  });

  it('is refused while the config has errors', async () => {
    using copy = new SiteCopy();
    copy.replace('"to": "contact"', '"to": "contct"');
    expect(await refused(add(copy, 'service', service))).toMatch(
      /has problems \(\d+ errors?, .*npm run validate/,
    );
  });
});

/** The codes of the problems that something new has. */
const codes = async (adding: ReturnType<typeof add>) =>
  new Set((await adding).problems.map(({ code, severity }) => `${severity} ${code}`));

describe('a section that is added by the command', () => {
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

  it.each([
    ['consulting', 'There is already a section "consulting"'],
    ['rs2', 'theme.sections.rs2: "rs2" cannot be a name: a name is written in small letters'],
    ['faq', 'The page "faq" is here twice'],
    ['chat', 'A page cannot have the id "chat"'],
  ])('is refused with the name "%s"', async (slug, message) => {
    using copy = new SiteCopy();
    expect(await refused(add(copy, 'section', { title: 'Une', slug }))).toContain(message);
  });
});

it('a service like another page has its blocks, each text to be rewritten, and its own links to the form', async () => {
  using copy = new SiteCopy();
  const added = add(copy, 'service', { like: 'comptabilite', title: 'Paie', slug: 'paie' });
  expect([...(await codes(added))].toSorted()).toEqual(['warning WORDS-002', 'warning WORDS-014']);
  const { pages } = siteOf(copy).config;
  const index = pages.findIndex(({ id }) => id === 'comptabilite');
  const [original, page] = pages.slice(index, index + 2);
  expect(page).toMatchObject({ id: 'paie', path: '/consulting/paie', drawing: original!.drawing });
  expect(page!.blocks.map(({ type }) => type)).toEqual(original!.blocks.map(({ type }) => type));
  expect(JSON.stringify(page!.blocks)).toContain('(à réécrire)');
  expect(JSON.stringify(page!.blocks)).toContain('"contact#paie"');
  expect(JSON.stringify(page!.blocks)).not.toContain('#comptabilite');
});
