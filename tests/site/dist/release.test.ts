import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { htmlTags } from '../../../src/release/audit/html-tags';
import { secretPatterns } from '../../../src/release/audit/secrets';
import { releasedFiles } from '../../../src/release/list-files';
import { auditSite } from '../../../src/release/audit/audit';

const folder = join(process.cwd(), 'dist');
const pages = releasedFiles(folder).filter((path) => path.endsWith('.html'));

it('the built site may be released', () => {
  expect(auditSite(folder, { now: new Date(), leaks: secretPatterns(process.cwd()) })).toEqual([]);
});

it('what a release reads of a page is what a browser reads', () => {
  const { DOMParser } = new JSDOM('').window;
  for (const path of pages.filter((_, index) => index % 7 === 0)) {
    const html = readFileSync(join(folder, path), 'utf8');
    const document = new DOMParser().parseFromString(html, 'text/html');
    const wanted = [...document.querySelectorAll('*')].map((element) => [
      element.localName.toLowerCase(),
      ...[...element.attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`),
    ]);
    const read = htmlTags(html).map(({ name, attributes }) => [
      name,
      ...[...attributes].map(([key, value]) => `${key}=${value}`),
    ]);
    expect(read, path).toEqual(wanted);
  }
});
