import { expect, it } from 'vitest';
import { createRenderer } from '../../src/client/app/entry/server';
import { checkSite } from '../../src/config/load-site';
import { readSiteFiles } from '../../src/config/read-config';
import { valueAt } from '../../src/lib/json';
import { withoutMarks } from '../../src/lib/text/text-mark';
import { markedSite } from '../../src/server/dev/editing/marked-site';
import { placeAt } from '../../src/server/dev/editing/place-at';
import { Places, type Place } from '../../src/server/dev/editing/places';
import { perLanguage, type Language } from '../../src/site/languages';
import { layoutData, networkNames } from '../../src/site/page-data/layout-data';
import { pageData } from '../../src/site/page-data/page-data';
import { createSite, type Site } from '../../src/site/site';
import { translator } from '../../src/site/translate';
import type { InlineText } from '../../src/site/types.generated';
import { SiteCopy } from '../support/site-copy';
import { sampled } from '../support/sampled';
import { trilingual } from '../support/sites';

/** The site, with an amount whose currency is a word and one whose currency is a sign. */
const copy = new SiteCopy().change(({ values }) => void (values!.website!.currency = 'EUR'));
const { context } = checkSite(readSiteFiles(copy.folder), copy.folder);
copy[Symbol.dispose]();
if (!context) throw new Error('The site of the tests has errors.');
const places = new Places();
const plain = createSite(context.site.config, context.site.messages);
const marked = markedSite(context, places);

const draw = (site: Site) => {
  const render = createRenderer(perLanguage(site, (language) => layoutData(site, language, 2026)));
  return (path: Site['config']['pages'][number]['path'], language: Language) =>
    render(pageData(site, path, language)).body;
};
const [plainPage, markedPage] = [draw(plain), draw(marked)];

it.each(trilingual.languages)('every page in "%s" looks the same while its texts are edited', (language) => {
  // The greeting of the chat is an address. A compound may break at its hyphen, as its mark makes it longer.
  const shown = (html: string) => withoutMarks(html).replaceAll('class="compound"', 'class="nowrap"');
  for (const { path } of plain.config.pages)
    expect(shown(markedPage(path, language))).toBe(shown(plainPage(path, language)));
});

it.each(sampled(trilingual.languages))(
  'every text of a page in "%s" leads to its place in the files',
  (language) => {
    const wrong: string[] = [];
    for (const { path, id } of plain.config.pages) {
      const template = document.createElement('template');
      template.innerHTML = markedPage(path, language);
      const nodes = textNodes(template.content);
      const textOf = (from: number, to: number) =>
        nodes
          .slice(Math.max(from, 0), to)
          .map(({ data }) => data)
          .join('');
      for (const [index, node] of nodes.entries()) {
        const words = withoutMarks(node.data).trim();
        if (words === '' || isWrittenByProgram(node, words)) continue;
        const [before, after] = [textOf(index - 40, index), textOf(index + 1, index + 40)];
        const place = placeAt(context, places, { before, node: ['', node.data], after, language });
        const value = place ? wordsAt(place, language) : undefined;
        if (value === undefined || !isPart(words, value)) wrong.push(`${id}: ${words} → ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Characters that are in no text of the files: signs, the names of networks, and digits that may be those of a row. */
function isWrittenByProgram({ parentElement }: Text, words: string): boolean {
  const isRepeated = parentElement?.closest('[data-behind-menu]') !== null;
  return !/\p{L}|\d\d/u.test(words) || Object.values(networkNames).includes(words) || isRepeated;
}

/** Returns the words of a place in a language, or in the first one. */
function wordsAt(place: Place, language: Language): string {
  const value = 'key' in place ? place.key : valueAt(plain.config, place.path);
  if (typeof value === 'number' || ('path' in place && typeof value === 'string')) return String(value);
  return translator(plain, language)(value as InlineText | string).text;
}

/** Returns whether a node shows a part of the words, or the words with others, as where addresses are one line. */
function isPart(words: string, value: string): boolean {
  const [shown, whole] = [words, value].map((text) => text.replace(/[\s.,%+−-]|\{\{.*?\}\}|\/5$/g, ''));
  return whole!.includes(shown!) || shown!.includes(whole!);
}

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
