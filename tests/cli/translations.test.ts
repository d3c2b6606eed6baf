import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import translations from '../../src/cli/translations';
import { SiteCopy } from '../support/site-copy';

let said: string[] = [];
beforeEach(() => {
  said = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => said.push(...String(text).split('\n')));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A copy with a missing translation, a stale one, and one that no text uses. */
function edited(): SiteCopy {
  const copy = new SiteCopy();
  copy.change(({ pages }) => {
    pages[0]!.summary = { fr: 'Écrit sur place.', ar: 'هنا' };
    pages[1]!.summary = `${String(pages[1]!.summary)} Et plus.`;
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
    name.endsWith('.json'),
  );
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const run = (copy: SiteCopy, ...words: string[]) => translations.execute(words, copy.folder);

describe('a file that cannot be read is refused with its place, and every file stays as it was', () => {
  const damages: [code: string, last: RegExp, damage: (text: string) => string][] = [
    [
      'JSON-002',
      /^The site is not valid: /,
      (text) => text.replace('"pages": {', '"pages": {\n    "Un": "One",\n    "Un": "Two",'),
    ],
  ];
  const actions = [['--accept'], ['--prune']];
  it.each(
    damages.flatMap(([code, last, damage]) => actions.map((words) => [code, words, last, damage] as const)),
  )('%s: %j', async (code, words, last, damage) => {
    using copy = edited();
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
    [['en'], 0, ['En anglais : 1 à traduire, 1 à revoir.']],
    [
      ['--accept', 'rien'],
      1,
      ['Il n’y a ni texte ni page « rien ».', /^Traductions à revoir : 0 confirmée, \d+ reste\.$/],
    ],
    [
      ['en', '--write'],
      0,
      [/^locales\/en\.json : 0 texte à traduire\. Écrivez/, /^1 autre est écrit .* Pour le voir/],
    ],
    [
      ['--prune'],
      0,
      ['en  « Un texte supprimé » : « A removed text »', /^Traductions inutiles supprimées : \d+\.$/],
    ],
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
