import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../../src/app/entry/server';
import { loadSite } from '../../src/validate/load-site';
import { layoutData } from '../../src/site/page-data/layout-data';
import { perLanguage } from '../../src/site/languages';
import { pageData } from '../../src/site/page-data/page-data';
import { pageUrl, type PagePath } from '../../src/site/page-url';
import { agency, root, trilingual } from '../support/sites';

const file = join(root, 'tests/pages/heads.json');
const { site } = loadSite(agency);
if (!site) throw new Error('the config has errors; run: npm run validate');
const draw = createRenderer(perLanguage(trilingual, (language) => layoutData(site, language, 2026)));
const { DOMParser } = new JSDOM('').window;

/** What a head says, a line for each element: its name and its value. */
function said(path: PagePath, language: (typeof trilingual.languages)[number]): string[] {
  const { head } = draw(pageData(site!, path, language));
  const { children } = new DOMParser().parseFromString(head, 'text/html').head;
  return [...children].map((element) => {
    const value = (name: string) => element.getAttribute(name) ?? '';
    if (element.tagName === 'TITLE') return `title: ${element.textContent}`;
    if (element.tagName === 'LINK')
      return `${[value('rel'), value('hreflang')].filter(Boolean).join(' ')}: ${value('href')}`;
    // The address of the picture changes with its look, which other tests hold.
    const content = value('content').replace(/-[0-9a-z]+\.jpg$/, '-….jpg');
    return `${value('name') || value('property')}: ${content}`;
  });
}

/** Every page of the engine's whole site in every language. */
const heads = Object.fromEntries(
  site.config.pages.flatMap(({ path }) =>
    trilingual.languages.map(
      (language) => [pageUrl(trilingual, path, language), said(path, language)] as const,
    ),
  ),
);

if (process.env.ACCEPT_HEADS) writeFileSync(file, `${JSON.stringify(heads, null, 2)}\n`);
const accepted = JSON.parse(readFileSync(file, 'utf8')) as typeof heads;

describe('the head of every page', () => {
  it.each(Object.keys(heads))('%s says what was last looked at and accepted', (url) => {
    expect(heads[url], 'after a change that was meant: npm run test:update').toEqual(accepted[url]);
  });

  it('says nothing twice but the other languages', () => {
    for (const [url, lines] of Object.entries(heads)) {
      const names = lines
        .map((line) => line.slice(0, line.indexOf(': ')))
        .filter((name) => name !== 'og:locale:alternate');
      expect(names, url).toEqual([...new Set(names)]);
    }
  });
});
