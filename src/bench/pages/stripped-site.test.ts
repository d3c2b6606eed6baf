import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteWithoutScripts, withoutScripts } from './stripped-site';

it('removes every script of a page and keeps the rest', () => {
  const page =
    '<head><script type="module" async src="/assets/start.js" data-page="/index.json"></script><link rel="stylesheet"></head><p>a</p><script>\nrun()\n</script>';
  expect(withoutScripts(page)).toBe('<head><link rel="stylesheet"></head><p>a</p>');
});

it('throws when a script is left', () => {
  expect(() => withoutScripts('<p><script src="/a.js"')).toThrow('a script that cannot be removed');
});

it('copies a site without its scripts and replaces an earlier copy', () => {
  const parent = mkdtempSync(join(tmpdir(), 'stripped-'));
  const [from, to] = [join(parent, 'site'), join(parent, 'without')];
  for (const folder of [join(from, 'en'), to]) mkdirSync(folder, { recursive: true });
  for (const file of ['index.html', 'en/contact.html', 'index.html.br'])
    writeFileSync(join(from, file), `<p>${file}</p><script></script>`);
  writeFileSync(join(from, 'font.woff2'), 'font');
  writeFileSync(join(to, 'old.html'), '');
  siteWithoutScripts(from, to);
  expect(readFileSync(join(to, 'en/contact.html'), 'utf8')).toBe('<p>en/contact.html</p>');
  expect(readFileSync(join(from, 'index.html'), 'utf8')).toContain('<script>');
  expect(readdirSync(to)).toEqual(['en', 'font.woff2', 'index.html']);
  rmSync(parent, { recursive: true, force: true });
});
