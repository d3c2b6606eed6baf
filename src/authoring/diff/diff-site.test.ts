import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesReport } from './report';
import { fieldName } from './types';
import { siteDifferences, type SiteContent } from './diff-site';
import { languages, perLanguage, valueIn, type Language } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import type { Messages } from '../../site/site';
import { agency } from '../../../tests/support/sites';
import { runs } from '../../../tests/support/sampled';

const read = (file: string) => JSON.parse(readFileSync(join(agency, file), 'utf8'));
const whole: SiteContent = {
  config: read('site.config.json'),
  words: perLanguage((language) => read(`locales/${language}.json`)),
};

interface Block {
  type: string;
  [field: string]: unknown;
}
interface Page {
  id: string;
  path: string;
  title: unknown;
  blocks: Block[];
}

/** A small site with words under keys and in place. */
const small = () => ({
  menus: { header: [{ page: 'home' }, { page: 'seo', label: 't:seo.name' }] },
  organization: { name: 'Tracé', phone: '+212522000000' },
  ads: [
    { id: 'ad1', title: { fr: 'Une offre' } },
    { id: 'ad2', title: { fr: 'Une autre' } },
  ],
  pages: [
    { id: 'home', path: '/', title: { fr: 'Accueil', en: 'Home', ar: 'الرئيسية' }, blocks: [] },
    {
      id: 'seo',
      path: '/services-web/seo',
      title: 't:seo.name',
      blocks: [
        { type: 'hero', variant: 'plain', title: { fr: 'Titre', en: 'Title', ar: 'عنوان' } },
        { type: 'prose', parts: [{ title: { fr: 'Un' } }, { title: { fr: 'Deux' } }] },
        { type: 'steps', items: [{ title: { fr: 'Avant' } }, { title: { fr: 'Après' } }] },
      ],
    },
  ] as Page[],
});
type Small = ReturnType<typeof small>;
const smallWords = () => ({
  fr: { seo: { name: 'Référencement' } as Messages, frame: { skip: 'Aller' } },
  en: { seo: { name: 'Search' } as Messages, frame: { skip: 'Skip' } },
  ar: { seo: { name: 'بحث' } as Messages, frame: { skip: 'تخط' } },
});

/** Returns the differences of the small site after an edit, each in a few words. */
function changes(edit: (config: Small, words: ReturnType<typeof smallWords>) => void) {
  const [config, words] = [small(), smallWords()];
  edit(config, words);
  return siteDifferences({ config: small(), words: smallWords() }, { config, words }).map((difference) => {
    const { page, language, kind, before, after } = difference;
    return [page ?? 'site', fieldName(difference), language, kind, before, after]
      .filter((part) => part !== null && part !== '')
      .join(' | ');
  });
}
const seo = ({ pages }: Small) => pages[1] as Page;

/** The places of all texts in a value. */
function textPlaces(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return value.startsWith('t:') ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  // The addresses of a page by language are no texts.
  if ('fr' in value) return String(value.fr).startsWith('/') ? [] : [path];
  return Object.entries(value).flatMap(([name, entry]) =>
    textPlaces(entry, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

describe('between a site and itself', () => {
  it('nothing has changed', () => {
    expect(siteDifferences(whole, structuredClone(whole))).toEqual([]);
  });

  it('nothing has changed, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (pages, menus) => {
        const site = { config: { pages, menus }, words: whole.words };
        expect(siteDifferences(site, structuredClone(site))).toEqual([]);
      }),
    );
  });

  it('anything may change into anything without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        fc.pre(JSON.stringify(before) !== JSON.stringify(after));
        const site = (notFound: unknown) => ({ config: { pages: notFound }, words: whole.words });
        expect(() => siteDifferences(site(before), site(after))).not.toThrow();
      }),
    );
  });
});

describe('a text that is changed anywhere', () => {
  const places = textPlaces(whole.config);
  const { pages } = whole.config as { pages: Page[] };

  it('is reported once, in its language and with its page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(...languages),
        fc.string({ minLength: 1 }),
        (place, language, words) => {
          const config = structuredClone(whole.config) as Record<string, unknown>;
          const above = place.slice(0, -1).reduce<any>((inner, step) => inner[step], config); // oxlint-disable-line typescript/no-explicit-any
          const last = place.at(-1) ?? '';
          const before = spoken(above[last]);
          const changed = `${before[language]} ${words}`;
          above[last] = { ...before, [language]: changed };
          const page = place[0] === 'pages' ? pagePath(pages[Number(place[1])]!.path) : null;
          expect(siteDifferences(whole, { config, words: whole.words })).toMatchObject([
            { page, language, kind: 'changed', before: before[language], after: changed, also: [] },
          ]);
        },
      ),
      { numRuns: runs(12) },
    );
  });

  it('is reported once when it is changed under its key, with every place that uses it', () => {
    const keys = new Map<string, number>();
    for (const place of places) {
      const text = place.reduce<unknown>((inner, step) => Reflect.get(inner as object, step), whole.config);
      if (typeof text === 'string') keys.set(text, (keys.get(text) ?? 0) + 1);
    }
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.constantFrom(...languages), ([key, uses], language) => {
        const words = structuredClone(whole.words);
        const steps = key.slice(2).split('.');
        const above = steps
          .slice(0, -1)
          .reduce((inner, step) => inner[step] as Messages, valueIn(words, language));
        above[steps.at(-1) ?? ''] += ' …';
        const differences = siteDifferences(whole, { config: whole.config, words });
        expect(differences).toMatchObject([{ language, kind: 'changed' }]);
        expect(differences[0]?.also).toHaveLength(uses - 1);
      }),
      { numRuns: runs(12) },
    );
  });
});

/** The words of a text of the whole site in each language. */
function spoken(text: string | Record<Language, string>): Record<Language, string> {
  if (typeof text !== 'string') return text;
  return perLanguage(
    (language) =>
      text
        .slice(2)
        .split('.')
        .reduce<unknown>((inner, step) => (inner as Messages)[step], whole.words[language]) as string,
  );
}

describe('a change is reported', () => {
  it('not when a key is renamed, or words are put in its place', () => {
    expect(
      changes((config, words) => {
        for (const locale of Object.values(words)) locale.seo = { title: locale.seo.name ?? '' };
        seo(config).title = 't:seo.title';
        config.menus.header[1]!.label = { fr: 'Référencement', en: 'Search', ar: 'بحث' } as never;
      }),
    ).toEqual([]);
  });

  it('not when a note is', () => {
    expect(changes((config) => Object.assign(seo(config), { $comment: 'new' }))).toEqual([]);
  });

  it('by block, field and language', () => {
    expect(
      changes((config) => ((seo(config).blocks[0]!.title as Record<string, string>).ar = 'جديد')),
    ).toEqual(['/services-web/seo | hero.title | ar | changed | عنوان | جديد']);
  });

  it('as words that came or went in one language', () => {
    expect(changes((config) => delete (seo(config).blocks[0]!.title as Record<string, string>).en)).toEqual([
      '/services-web/seo | hero.title | en | removed | Title',
    ]);
  });

  it('as one move where a block was moved', () => {
    expect(changes((config) => seo(config).blocks.unshift(seo(config).blocks.pop()!))).toEqual([
      '/services-web/seo | steps | moved | 3 | 1',
    ]);
  });

  it('as a move and a change where a block was moved and rewritten in part', () => {
    expect(
      changes((config) => {
        const steps = seo(config).blocks.pop()!;
        (steps.items as { title: object }[])[1]!.title = { fr: 'Ensuite' };
        seo(config).blocks.unshift(steps);
      }),
    ).toEqual([
      '/services-web/seo | steps | moved | 3 | 1',
      '/services-web/seo | steps.items[1].title | fr | changed | Après | Ensuite',
    ]);
  });

  it('as a block more and a block less', () => {
    expect(
      changes((config) => {
        seo(config).blocks.splice(1, 1, { type: 'faq', items: [{ question: { fr: 'Quoi ?' } }] });
      }),
    ).toEqual([
      '/services-web/seo | prose | removed | Un · Deux',
      '/services-web/seo | faq | added | Quoi ?',
    ]);
  });

  it('with the number of a block where the page has two of a type', () => {
    expect(changes((config) => seo(config).blocks.push({ type: 'hero', title: { fr: 'Autre' } }))).toEqual([
      '/services-web/seo | hero (block 4) | added | Autre',
    ]);
  });

  it('as an entry more in the middle of a list, and not as a change of those behind it', () => {
    expect(
      changes((config) =>
        (seo(config).blocks[2]!.items as object[]).splice(1, 0, { title: { fr: 'Pendant' } }),
      ),
    ).toEqual(['/services-web/seo | steps.items[1] | added | Pendant']);
  });

  it('under the new path of a page that was moved, not as a page less and a page more', () => {
    expect(changes((config) => (seo(config).path = '/seo'))).toEqual([
      '/seo | path | changed | /services-web/seo | /seo',
    ]);
    expect(changes((config) => (seo(config).id = 'search'))).toEqual([
      '/services-web/seo | id | changed | seo | search',
    ]);
  });

  it('as a new page, with the languages it lacks, and as a page removed', () => {
    const page = { id: 'new', path: '/new', title: { fr: 'Neuf', ar: 'جديد' }, blocks: [] };
    const after = { ...small(), pages: [small().pages[1]!, page] };
    const words = smallWords();
    expect(siteDifferences({ config: small(), words }, { config: after, words })).toMatchObject([
      { page: '/new', kind: 'added', after: 'Neuf', missing: ['en'] },
      { page: '/', kind: 'removed', before: 'Accueil' },
    ]);
  });

  it('in menus, ads, facts of the company and words of the frame, under their names', () => {
    expect(
      changes((config, words) => {
        config.menus.header.reverse();
        config.ads[1]!.title.fr = 'Nouvelle';
        config.organization.phone = '+212522000001';
        words.ar.frame.skip = 'انتقل';
      }),
    ).toEqual([
      expect.stringMatching(/^site \| menus\.header\[\d\] \| moved/),
      'site | organization.phone | changed | +212522000000 | +212522000001',
      'site | ads[ad2].title | fr | changed | Une autre | Nouvelle',
      'site | frame.skip | ar | changed | تخط | انتقل',
    ]);
  });
});

describe('the report', () => {
  const report = (edit: (config: Small) => void) => {
    const [config, words] = [small(), smallWords()];
    edit(config);
    const differences = siteDifferences({ config: small(), words }, { config, words });
    return differencesReport({ before: 'a.json', after: 'b.json', warnings: [], differences });
  };
  const rename = (config: Small) => ((seo(config).blocks[0]!.title as Record<string, string>).ar = 'جديد');

  it('says so when nothing has changed', () => {
    expect(report(() => {})).toContain('no difference for visitors or maintainers');
  });

  it('names the page once and each change under it', () => {
    expect(report(rename).split('\n')).toEqual([
      'a.json → b.json: 1 page changed.',
      '',
      '/services-web/seo',
      '  hero.title [ar] changed: “عنوان” → “جديد”',
    ]);
  });
});
