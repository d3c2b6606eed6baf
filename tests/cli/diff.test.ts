import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../../src/cli/diff';
import { SiteCopy } from '../support/site-copy';

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
  expect(await run(['site.config.json', 'next.json', ...options], copy.folder)).toBe(0);
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
  expect(await run(['site.config.json', 'drafts/next.json', '--format=json'], copy.folder)).toBe(0);
  const { differences } = JSON.parse(said.join('\n'));
  expect(differences).toContainEqual(
    expect.objectContaining({ field: 'frame.skip', language: 'fr', kind: 'changed', after: 'Autrement' }),
  );
  expect(differences.filter(({ language }: { language: string }) => language === 'ar')).toEqual([]);
});

it.each([
  [['site.config.json', 'broken.json'], /broken\.json:1:\d+ {2}error JSON-001 {2}/],
  [['site.config.json', 'list.json'], /list\.json is not a JSON object/],
  [['site.config.json', 'gone.json'], /gone\.json: There is no such file/],
  [['nothing-of-the-kind'], /neither a commit nor a config "nothing-of-the-kind"/],
  [['--', '--output=owned'], /neither a commit nor a config "--output=owned"/],
  [['--output=owned'], /there is no option "--output=owned"/],
  [[], /Name the commit/],
  [['a', 'b', 'c'], /Name the commit/],
  [['main', '--format', 'markdwn'], /Did you mean "markdown"\?/],
])('%j cannot run, and says why', async (given, reason) => {
  copy.add('broken.json', '{ "pages": [');
  copy.add('list.json', '[]');
  await expect(run(given, copy.folder)).rejects.toThrow(reason);
  expect(said).toEqual([]);
});
