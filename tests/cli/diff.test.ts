import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import diff from '../../src/cli/diff';
import { SiteCopy } from '../support/site-copy';
import { agencyConfig } from '../support/sites';

let copy: SiteCopy;
let said: string[] = [];
beforeEach(() => {
  copy = new SiteCopy();
  said = [];
  vi.stubEnv('INIT_CWD', copy.folder);
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  copy[Symbol.dispose]();
});

/** What is said of the site's config and another beside it. */
async function compared(next: string, ...options: string[]) {
  copy.add('next.json', next);
  expect(await diff.execute(['site.config.json', 'next.json', ...options], copy.folder)).toBe(0);
  return said.join('\n');
}

it('two equal configs differ in nothing', async () => {
  expect(await compared(copy.text())).toMatch(/next\.json: no differences?.*$/);
});

it('a config that does not pass is compared, and said not to pass', async () => {
  const report = await compared(copy.text().replace('"to": "contact"', '"to": "contct"'));
  expect(report).toContain('next.json is not valid (1 error');
  expect(report).toContain('changed: “contact” → “contct”');
});

it('the words that lie beside a config are its own', async () => {
  const words = JSON.stringify({ frame: { skip: 'Autrement' } });
  mkdirSync(join(copy.folder, 'drafts/locales'), { recursive: true });
  writeFileSync(join(copy.folder, 'drafts/locales/fr.json'), words);
  writeFileSync(join(copy.folder, 'drafts/next.json'), copy.text());
  expect(await diff.execute(['site.config.json', 'drafts/next.json', '--format=json'], copy.folder)).toBe(0);
  const { differences } = JSON.parse(said.join('\n'));
  expect(differences).toContainEqual(
    expect.objectContaining({ field: 'frame.skip', language: 'fr', kind: 'changed', after: 'Autrement' }),
  );
  expect(differences.filter(({ language }: { language: string }) => language === 'ar')).toEqual([]);
});

describe('a report of one page or language', () => {
  const page = (path: string) => agencyConfig().pages.find((candidate) => candidate.path === path)!;
  const next = () => {
    const config = agencyConfig();
    for (const path of ['/contact', '/faq'])
      config.pages.find((candidate) => candidate.path === path)!.name = { fr: 'Un', en: 'One', ar: 'واحد' };
    return JSON.stringify(config);
  };

  it.each([page('/contact').id, '/contact', 'https://www.trace.example/ar/contact#seo'])(
    'has only the page %s',
    async (name) => {
      const report = await compared(next(), '--page', name, '--language', 'ar');
      expect(report).toContain('\n/contact\n');
      expect(report).toContain('[ar]');
      expect(report).not.toMatch(/^\/faq$|\[(?:fr|en)\]/m);
    },
  );

  it('suggests a page that there is', async () => {
    copy.add('next.json', next());
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const given = ['site.config.json', 'next.json', '--page', '/contct'];
    expect(await diff.execute(given, copy.folder)).toBe(1);
    expect(error).toHaveBeenCalledWith('There is no page "/contct". Did you mean "/contact"?');
  });
});

it('without a version, the site is compared with the last commit', async () => {
  for (const words of [
    ['init', '-q'],
    ['add', 'site.config.json', 'locales'],
    ['-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-qm', 'A site.'],
  ])
    expect(spawnSync('git', words, { cwd: copy.folder }).status).toBe(0);
  copy.change((config) => (config.pages[0]!.name = { fr: 'Un', en: 'One', ar: 'واحد' }));
  expect(await diff.execute([], copy.folder)).toBe(0);
  expect(said.join('\n')).toMatch(/^site\.config\.json at [0-9a-f]{7} → site\.config\.json: 1 page changed/);
});

it.each([
  [['site.config.json', 'broken.json'], /broken\.json:1:\d+ {2}error JSON-001 {2}/],
  [['site.config.json', 'list.json'], /list\.json is not a JSON object/],
  [['site.config.json', 'gone.json'], /gone\.json: There is no such file/],
  [['nothing-of-the-kind'], /neither a commit nor a config "nothing-of-the-kind"/],
  [['--', '--output=owned'], /neither a commit nor a config "--output=owned"/],
])('%j cannot run, and says why', async (given, reason) => {
  copy.add('broken.json', '{ "pages": [');
  copy.add('list.json', '[]');
  await expect(diff.execute(given, copy.folder)).rejects.toThrow(reason);
  expect(said).toEqual([]);
});
