import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import translations from '../../src/cli/translations';
import { SiteCopy } from '../support/site-copy';

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.stubEnv('INIT_CWD', '');
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => said.push(...String(text).split('\n')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const SHARED = 'Écrivez-nous dès aujourd’hui';

/** A copy with words that two pages have, a stale translation, and one that no text uses. */
function edited(): SiteCopy {
  const copy = new SiteCopy();
  copy.change(({ pages }) => {
    pages[0]!.summary = { fr: 'Écrit sur place.', ar: 'هنا' };
    pages[1]!.summary = `${String(pages[1]!.summary)} Et plus.`;
    for (const page of pages.slice(2, 4)) page.name = SHARED;
  });
  return changeLocale(copy, 'en', (text) =>
    text.replace(/\n {2}\}\n\}\s*$/, ',\n    "Un texte supprimé": "A removed text"\n  }\n}\n'),
  );
}

function changeLocale(copy: SiteCopy, language: string, edit: (text: string) => string): SiteCopy {
  const file = `locales/${language}.json`;
  return copy.add(file, edit(readFileSync(join(copy.folder, file), 'utf8')));
}

function filesOf({ folder }: SiteCopy): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:json|po)$/.test(name),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const run = (copy: SiteCopy, ...words: string[]) => {
  vi.stubEnv('INIT_CWD', copy.folder);
  return translations.execute(words, copy.folder);
};

describe('a file that cannot be read is refused with its place, and every file stays as it was', () => {
  const damages: [code: string, last: RegExp, damage: (text: string) => string][] = [
    [
      'JSON-002',
      /^The site is not valid: /,
      (text) => text.replace('"pages": {', '"pages": {\n    "Un": "One",\n    "Un": "Two",'),
    ],
  ];
  const actions = [['--accept'], ['--share', 'actions.today', SHARED], ['--prune'], ['--import', 'en.po']];
  it.each(
    damages.flatMap(([code, last, damage]) => actions.map((words) => [code, words, last, damage] as const)),
  )('%s: %j', async (code, words, last, damage) => {
    using copy = edited();
    copy.add('en.po', `msgid "${SHARED}"\nmsgstr "Write to us today"\n`);
    changeLocale(copy, 'en', damage);
    const before = filesOf(copy);
    expect(await run(copy, ...words)).toBe(1);
    expect(said.join('\n')).toMatch(new RegExp(String.raw`locales/en\.json:\d+:\d+ .*${code}`));
    expect(said.at(-1)).toMatch(last);
    expect(filesOf(copy)).toEqual(before);
  });
});

describe('in French, for a maintainer whose computer speaks it', () => {
  beforeEach(() => vi.stubEnv('LC_ALL', 'fr_FR.UTF-8'));

  it.each<[words: string[], exit: number, lines: (string | RegExp)[]]>([
    [
      [],
      0,
      [
        /^En arabe : \d+ pages sur \d+ couvertes/,
        'Textes qui manquent : 1',
        /^Textes qui ne servent pas : \d+$/,
      ],
    ],
    [
      ['en'],
      0,
      [
        'manque    page / › summary : « Écrit sur place. »',
        /^à revoir {2}page .* \(avant : « .* »\) : « .* »$/,
      ],
    ],
    [['en'], 0, ['En anglais : 1 à traduire, 2 à revoir.']],
    [
      ['--accept', 'rien'],
      1,
      ['Il n’y a ni texte ni page « rien ».', /^Traductions à revoir : 0 confirmée, \d+ restent?\.$/],
    ],
    [
      ['--share', 'actions.today', SHARED],
      0,
      [`« ${SHARED} » s’écrit maintenant "t:actions.today", à 2 endroits.`],
    ],
    [['--share', 'actions', SHARED], 1, [/^« actions » n’est pas une clé\./, 'Rien n’a été écrit.']],
    [
      ['--prune'],
      0,
      ['en  « Un texte supprimé » : « A removed text »', /^Traductions inutiles supprimées : \d+\.$/],
    ],
    [
      ['--export', 'en.po'],
      0,
      [/^en\.po : \d+ textes, 1 à traduire, 2 à revoir\. Une fois traduit : npm run/],
    ],
    [['--export', 'texte.po'], 1, [/^texte\.po ne nomme pas de langue .* Il y a : en, ar\.$/]],
  ])('%j', async (words, exit, lines) => {
    using copy = edited();
    expect(await run(copy, ...words)).toBe(exit);
    const plain = said.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
    const isSaid = (line: string | RegExp) =>
      plain.some((one) => (typeof line === 'string' ? one === line : line.test(one)));
    expect(
      lines.filter((line) => !isSaid(line)),
      plain.join('\n'),
    ).toEqual([]);
  });
});

describe('the exchange with translators', () => {
  it('takes the language from the name of the file, and the folder where npm was called', async () => {
    using copy = edited();
    expect(await run(copy, '--export', 'site-ar.po')).toBe(0);
    expect(filesOf(copy)['site-ar.po']).toContain('"Language: ar\\n"');
    expect(await run(copy, '--export', 'translator.po', '--language', 'en')).toBe(0);
    expect(filesOf(copy)['translator.po']).toContain('"Language: en\\n"');
    expect(await run(copy, '--export', 'fr.po')).toBe(1);
    expect(existsSync(join(copy.folder, 'fr.po'))).toBe(false);
  });

  it('names the file that is not there', async () => {
    using copy = new SiteCopy();
    await expect(run(copy, '--import', 'ar.po')).rejects.toThrow('ar.po: There is no such file.');
  });

  it('creates the texts of a language that has no locale file', async () => {
    using copy = new SiteCopy();
    await run(copy, '--export', 'en.po');
    const before = filesOf(copy);
    rmSync(join(copy.folder, 'locales/en.json'));
    expect(await run(copy, '--import', 'en.po')).toBe(0);
    expect(filesOf(copy)).toEqual(before);
    expect(said.at(-1)).toBe('Check placeholders and numbers: npm run validate');
  });

  it('lists what belongs to no text of the site', async () => {
    using copy = edited();
    copy.add('en.po', 'msgctxt "actions.quote"\nmsgid "Un ancien texte"\nmsgstr "An old text"\n');
    expect(await run(copy, '--import', 'en.po')).toBe(0);
    expect(said.slice(0, 2)).toEqual([
      'unknown  actions.quote: “Un ancien texte”: “An old text”',
      '1 entry is of no text of the site, and not written: the French has changed since the export, or is gone.',
    ]);
  });
});
