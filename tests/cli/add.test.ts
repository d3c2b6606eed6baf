import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { additions } from '../../src/authoring/add/index';
import { clientBundle } from '../../src/prerender/client/client-bundle';
import { loadSite } from '../../src/validate/load-site';
import { siteFiles } from '../../src/prerender/site-files';
import { languages } from '../../src/site/languages';
import { pageUrl } from '../../src/site/page-url';
import { builtPages, invariants, SiteIndex } from '../support/invariants';
import { projectCopy } from '../support/project-copy';
import { agency } from '../support/sites';

/** What a maintainer types behind `npm run add --`, one edit after the other. */
const edits = [
  ['service', '--section', 'consulting', '--slug', 'service-en-test', '--title', 'Service en test'],
  [
    'service',
    '--section=construction',
    '--title=Second œuvre en test',
    '--title-en=Finishing on test',
    '--title-ar=أشغال اختبارية',
  ],
];

let folder = '';
let remove = () => {};
let answers: { status: number | null; said: string }[] = [];

beforeAll(() => {
  ({ folder, remove } = projectCopy());
  for (const name of ['package.json', '.editorconfig']) cpSync(name, join(folder, name));
  answers = edits.map((edit) => command('add', ...edit));
}, 120_000);
afterAll(() => remove());

/** Runs a command as `npm run` does. */
function command(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', NODE_ENV: 'production', INIT_CWD: folder },
  });
  return { status, said: stdout + stderr };
}

const config = () => readFileSync(join(folder, 'site.config.json'), 'utf8');

describe('after a maintainer has added two services', { timeout: 120_000 }, () => {
  it('each was made, and said where it is, what is to be written and how it is published', () => {
    expect(answers.filter(({ status }) => status !== 0)).toEqual([]);
    for (const { said } of answers) expect(said).toMatch(/^Added:\n {2}site\.config\.json:\d+ {2}/);
    // What it was given no words for is made up, and is said to be.
    for (const { said } of answers) {
      expect(said).toContain('Rewrite each text that says "(à réécrire)".');
      expect(said).toMatch(/Then delete "status": "draft" to publish it: site\.config\.json:\d+\.$/m);
    }
  });

  it('the config is valid, and warns of translations and of the texts to rewrite only', () => {
    const { status, said } = command('validate', '--format', 'json');
    expect(status).toBe(0);
    const before = loadSite(agency).problems.map(({ code, location: place }) => `${code} ${place}`);
    const { problems } = JSON.parse(said) as { problems: { code: string; path: string }[] };
    expect(new Set(problems.map(({ code }) => code))).toEqual(
      new Set(['WORDS-002', 'WORDS-014', ...before.map((problem) => problem.split(' ')[0])]),
    );
  });

  it('the config is written as the formatter writes it', () => {
    const prettier = join('node_modules', 'prettier', 'bin', 'prettier.cjs');
    expect(
      spawnSync(process.execPath, [prettier, '--check', 'site.config.json'], { cwd: folder }).status,
    ).toBe(0);
  });

  it(
    'the site is built, has what was added and published, and breaks no promise',
    {
      tags: ['nightly'],
    },
    async () => {
      const published = config().replaceAll(/\n *"status": "draft",| \(à réécrire\)/g, '');
      writeFileSync(join(folder, 'site.config.json'), published);
      const { site } = loadSite(folder);
      if (!site) throw new Error('refused');
      const files = await siteFiles(site, await clientBundle(process.cwd(), 'production'), 2026);
      const pages = builtPages(
        files.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : [])),
      );
      const index = new SiteIndex(pages, new Set(files.map(({ path }) => path)));
      const text = (path: string, language: (typeof languages)[number]) =>
        pages.find(({ url }) => url === pageUrl(path, language))?.document.body.textContent ?? '';
      for (const language of languages) {
        expect(text('/consulting/service-en-test', language)).toContain('Service en test');
      }
      expect(text('/partenaire-construction', 'fr')).toContain('Second œuvre en test');
      const faults = Object.entries(invariants).flatMap(([promise, check]) =>
        pages.flatMap((page) => check(page, index).map((fault) => `${page.url} ${promise}: ${fault}`)),
      );
      expect(faults).toEqual([]);
    },
  );
});

describe('the command that adds', { timeout: 120_000 }, () => {
  it('alone says what can be added, with examples', () => {
    const { status, said } = command('add');
    expect(status).toBe(0);
    for (const kind of Object.keys(additions))
      expect(said).toMatch(new RegExp(`npm run add -- ${kind} --\\w+ `));
  });

  it.each(['--help', '-h'])('says with %s what one of them needs, and adds nothing', (asked) => {
    const before = config();
    const { status, said } = command('add', 'section', asked);
    expect(status).toBe(0);
    expect(said).toMatch(/^ {2}--title .*\(required\)$/m);
    for (const option of ['title-en', 'title-ar', 'like SECTION'])
      expect(said).toMatch(new RegExp(`^  --${option} .*(?<!\\(required\\))$`, 'm'));
    expect(config()).toBe(before);
  });

  it.each([
    [['servise'], 2, 'there is no kind "servise". Did you mean "service"?'],
    [
      ['service', '--section', 'consulting'],
      2,
      'Missing --title. Options follow a separate "--":\n  npm run add -- service --section',
    ],
    [
      ['service', '--sektion=web', '--title=Un'],
      2,
      'there is no option "--sektion". Did you mean "--section"?',
    ],
    [['service', '--section=wep', '--title=Un'], 1, 'Nothing was added: There is no section "wep"'],
    [['service', '--section=web', '--title=<b>Un</b>'], 1, 'markup is not allowed'],
  ])('is refused with %j, and the config stays', (words, status, message) => {
    const before = config();
    const answer = command('add', ...words);
    expect(answer.said).toContain(message);
    expect(answer.said).not.toMatch(/^\s+at /m);
    expect(answer.status).toBe(status);
    expect(config()).toBe(before);
  });
});
