import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import diff from '../../src/cli/diff';
import type { SiteConfig } from '../../src/site/types.generated';
import { saidLines } from '../support/said';
import { SiteCopy } from '../support/site-copy';

let copy: SiteCopy;
const said = saidLines();
const git = (...words: string[]) => {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  expect(spawnSync('git', [...author, ...words], { cwd: copy.folder }).status, words.join(' ')).toBe(0);
};

beforeAll(() => {
  copy = new SiteCopy();
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'nothing yet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'a site');
});
afterEach(() => git('checkout', '--quiet', '--force', '.'));
afterAll(() => copy[Symbol.dispose]());

/** Returns what is said of the site, without the line with the commit. */
async function changes(...given: string[]): Promise<string[]> {
  expect(await diff.execute(given, copy.folder)).toBe(0);
  const [first = '', , ...lines] = said
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n');
  expect(first).toMatch(/^Depuis le commit [0-9a-f]{7,} : /);
  return lines;
}

/** The page of the questions, and its block. */
const faq = ({ pages }: SiteConfig) => {
  const page = pages.find(({ path }) => path === '/faq')!;
  const block = page.blocks.find(({ type }) => type === 'faq') as Extract<
    SiteConfig['pages'][number]['blocks'][number],
    { type: 'faq' }
  >;
  return { page, block };
};

/** A line, or one that a pattern matches. */
const matching = (line: string | RegExp): unknown =>
  typeof line === 'string' ? line : expect.stringMatching(line);

describe('since the last commit', () => {
  it('nothing has changed in an untouched site', async () => {
    expect(await changes()).toEqual([]);
    expect(said.join('\n')).toContain('rien n’a changé');
  });

  it.each<[what: string, edit: (config: SiteConfig) => unknown, lines: (string | RegExp)[]]>([
    [
      'new words are told by page and block, with the translations that are no longer shown',
      (config) => (faq(config).block.items[0]!.answer = 'À partir de 6 000 DH.'),
      [
        '/faq',
        '  bloc 2 « faq »',
        /^ {4}items\[0\]\.answer \[fr\] : « .*\{values\.website\}.* » → « À partir de 6 000 DH\. »$/,
        /^ {4}items\[0\]\.answer \[en\] : sans traduction \(avant : « .* »\)$/,
        /^ {4}items\[0\]\.answer \[ar\] : sans traduction \(avant : « .* »\)$/,
      ],
    ],
    [
      'a removed question is one line, with its words',
      (config) => faq(config).block.items.splice(2, 1),
      ['/faq', '  bloc 2 « faq »', '    items[2] : suppression de « Qui signe les déclarations ? »'],
    ],
    [
      'a moved question is one line',
      (config) => faq(config).block.items.unshift(...faq(config).block.items.splice(3, 1)),
      ['/faq', '  bloc 2 « faq »', '    items : autre ordre'],
    ],
    [
      'a moved block is one line, and a changed one stays the same',
      (config) => {
        const { page, block } = faq(config);
        block.items[0]!.question = { fr: 'Combien\u00a0?', en: 'How much?', ar: 'كم الثمن؟' };
        page.blocks.push(page.blocks.shift()!);
      },
      [
        '/faq',
        '  blocks : autre ordre',
        '  bloc 1 « faq »',
        /^ {4}items\[0\]\.question \[fr\] : « .* » → « Combien \? »$/,
        /^ {4}items\[0\]\.question \[en\] : « .* » → « How much\? »$/,
        /^ {4}items\[0\]\.question \[ar\] : « .* » → « .* »$/,
      ],
    ],
    [
      'a new page is one line, and so is a removed one',
      ({ pages }) => {
        pages.splice(2, 1);
        pages.push({ ...pages[1]!, id: 'cgv', path: '/cgv', title: 'Conditions', status: 'draft' });
      },
      [
        '/cgv',
        '  page : ajout en brouillon de « Conditions »',
        '',
        '/contact',
        /^ {2}page : suppression de « /,
      ],
    ],
    [
      'what is outside the pages is told as such',
      ({ theme, ads }) => {
        theme.colors[Object.keys(theme.colors)[0]!] = '#123456';
        ads.splice(1, 1);
      },
      [
        'Hors des pages',
        /^ {2}theme\.colors\.\S+ : « #.{6} » → « #123456 »$/,
        /^ {2}ads\[\S+\] : suppression de « /,
      ],
    ],
    [
      'a new language is one line, although the commit has no texts in it',
      ({ languages }) =>
        languages.push({ code: 'es', name: 'Español', label: 'es', locale: 'es-ES', numbers: '1.234,5 %' }),
      ['Hors des pages', /^ {2}languages\[es\] : ajout de « /],
    ],
    ['a note is no change', (config) => Object.assign(faq(config).page, { $comment: 'later' }), []],
  ])('%s', async (_, edit, lines) => {
    copy.change((config) => void edit(config));
    const told = await changes();
    expect(told).toEqual(lines.map(matching));
  });

  it('a changed translation is told where it is shown, and words that several places share once', async () => {
    const words = JSON.parse(copy.text('locales/en.json')) as Record<string, Record<string, string>>;
    words.frame!.skip = 'Skip';
    words.actions!.quote = 'Ask for a quote';
    copy.add('locales/en.json', JSON.stringify(words));
    const told = await changes();
    expect(told).toContainEqual(expect.stringMatching(/^ {2}frame\.skip \[en\] : « .* » → « Skip »$/));
    expect(told.filter((line) => line.includes('Ask for a quote'))).toEqual([
      expect.stringMatching(/\.label \[en\] : « .* » → « Ask for a quote » \(24 endroits\)$/),
    ]);
  });
});

it('another commit can be named, and must have a site', async () => {
  expect(await changes('HEAD')).toEqual([]);
  for (const name of ['nothing', '', 'HEAD:site.config.json'])
    expect(await diff.execute(['--', name], copy.folder)).toBe(1);
  expect(await diff.execute(['--', '--output=owned'], copy.folder)).toBe(1);
  expect(said.at(-1)).toContain('Git ne trouve pas de commit');
  expect(await diff.execute(['HEAD~1'], copy.folder)).toBe(1);
  expect(said.at(-1)).toContain('n’a pas de langue en commun avec le commit');
});

it('a config that is not JSON cannot be compared', async () => {
  copy.write('{ "pages": [');
  expect(await diff.execute([], copy.folder)).toBe(1);
  expect(said).toEqual([expect.stringContaining('site.config.json n’est pas du JSON')]);
});
