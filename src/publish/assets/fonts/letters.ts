import type { FontPackage } from '../../../lib/font-package';
import { fontScript, perLanguage, valueIn } from '../../../site/languages';
import { flattenMessages } from '../../../site/messages';
import type { Site } from '../../../site/site';
import type { Text } from '../../../site/types.generated';
import { networkNames } from '../../../site/page-data/layout-data';
import { findBlocks } from '../../../site/blocks/find-blocks';
import { translator } from '../../../site/translate';

/** The letters of a font file: as a text, and as a CSS `unicode-range`. */
export interface Letters {
  text: string;
  range: string;
}

type SubsetLetters = Letters & { subset: string };

/**
 * Returns the letters of a script that a font file needs. In Latin and Arabic, with their many letters, these are the
 * ones that the texts use; in other scripts, all.
 *
 * @param used the letters of the texts
 */
export function scriptLetters(font: FontPackage, script: string, used: ReadonlySet<number>): Letters {
  const range = basicLetters[script]?.range ?? font.subsets[script]?.range ?? '';
  const codes = codesOf(range).filter((code) => !basicLetters[script] || used.has(code));
  return { text: String.fromCodePoint(...codes), range };
}

/** Returns the basic letters that no text uses: a visitor may type them, and a text that is added later may have them. */
export function spareLetters(script: string, used: ReadonlySet<number>): SubsetLetters[] {
  const basic = basicLetters[script]?.letters ?? '';
  return subsetLetters(
    script,
    codesIn(basic).filter((code) => !used.has(code)),
  );
}

/**
 * Returns the subsets of a font with rarer letters of a script, such as `latin-ext`, of which the texts use some; and
 * these letters.
 *
 * @param used the letters of the texts
 */
export function rareLetters(font: FontPackage, script: string, used: ReadonlySet<number>): SubsetLetters[] {
  const basic = new Set(codesOf(font.subsets[script]?.range));
  return (rareSubsets[script] ?? []).flatMap((subset) =>
    subsetLetters(
      subset,
      codesOf(font.subsets[subset]?.range).filter((code) => used.has(code) && !basic.has(code)),
    ),
  );
}

/** Returns the subsets of a font that have letters of a script, the basic one first. */
export function scriptSubsets(font: FontPackage, script: string): string[] {
  return [script, ...(rareSubsets[script] ?? [])].filter((subset) => subset in font.subsets);
}

/** Returns a subset with its letters; nothing without letters. */
function subsetLetters(subset: string, codes: number[]): SubsetLetters[] {
  return codes.length > 0 ? [{ subset, text: String.fromCodePoint(...codes), range: rangeOf(codes) }] : [];
}

/** Writes characters as a CSS `unicode-range`, the ones that follow each other together. */
function rangeOf(codes: readonly number[]): string {
  const all = new Set(codes);
  const firsts = codes.filter((code) => !all.has(code - 1)).toSorted((one, other) => one - other);
  const parts = firsts.map((first) => {
    let last = first;
    while (all.has(last + 1)) last += 1;
    return `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`;
  });
  return parts.join();
}

/** Returns the letters of what clients say in the languages of a script, with digits and marks; none without a quote. */
export function quoteLetters(site: Site, script: string): Set<number> {
  const quotes = findBlocks(site.config, 'testimonials').flatMap(({ block }) => block.items);
  const words = wordsOf(
    site,
    script,
    quotes.map(({ quote }) => quote),
  );
  return new Set(words === '' ? [] : codesIn(words + MARKS));
}

/** Returns texts of the config in the languages of a script, with what their placeholders stand for. */
function wordsOf(site: Site, script: string, texts: readonly Text[]): string {
  return site.languages
    .filter((language) => fontScript(language) === script)
    .flatMap((language) => texts.map((text) => translator(site, language)(text).text))
    .join('');
}

/**
 * Returns how many pages in a script show a letter in a text, by its code unit: all for what stands on every page, 0 for the
 * letters of a string that is no text, such as an id or the name of a product. No font has letters beyond the first 65536.
 */
export function shownLetters(site: Site, script: string): Map<number, number> {
  const { config, languages } = site;
  const { pages, ads, ...frame } = config;
  const languageNames = config.languages.map(({ name, label }) => [name, label]);
  const networks = config.organization.social.map(({ network }) => networkNames[network]);
  const counts = new Map<number, number>();
  const isRead = (field: string) => !languages.includes(field) || fontScript(field) === script;
  const wordsIn = (value: unknown, isText: boolean): string => {
    if (typeof value === 'string') {
      if (isText) return value.replaceAll(UNSEEN, '');
      for (const code of codesIn(value)) counts.set(code, counts.get(code) ?? 0);
      return '';
    }
    if (value === null || typeof value !== 'object') return '';
    return Object.entries(value)
      .map(([field, part]) => (isRead(field) ? wordsIn(part, isText || languages.includes(field)) : ''))
      .join('');
  };
  for (const page of [...pages, ads])
    for (const code of codesIn(wordsIn(page, false))) counts.set(code, (counts.get(code) ?? 0) + 1);
  const { name, phone, email, address } = config.organization;
  const facts = wordsIn([name, phone, email, address, languageNames, networks], true);
  const amounts = Object.keys(config.values ?? {}).map((value) => ({
    [site.defaultLanguage]: `{values.${value}}`,
  }));
  // The locale files hold the translations of the pages, too, which are read where the pages show them.
  const messages = perLanguage(site, (language) => [
    ...flattenMessages(valueIn(site.messages, language)).values(),
  ]);
  for (const code of codesIn(
    MARKS + wordsIn({ ...frame, messages }, false) + facts + wordsOf(site, script, amounts),
  ))
    counts.set(code, pages.length);
  return counts;
}

/** The share of the pages that show a letter of another script, from which on all of them preload it. */
const FREQUENT = 0.15;

/**
 * Returns the letters that the first file of a font has: those that the pages show, and of another script than that of the
 * pages the frequent ones.
 *
 * @param pages the scripts of the pages
 * @param shown the letters by the script of the pages, with the number of pages
 * @param all the number of pages of the site
 */
export function drawnLetters(
  script: string,
  pages: readonly string[],
  shown: ReadonlyMap<string, ReadonlyMap<number, number>>,
  all: number,
): Set<number> {
  const { letters = '', isJoined } = basicLetters[script] ?? {};
  const least = pages.includes(script) ? 0 : all * FREQUENT;
  const drawn = pages.flatMap((page) =>
    [...(shown.get(page) ?? [])].filter(([, count]) => count >= least).map(([code]) => code),
  );
  return new Set([...(isJoined ? codesIn(letters) : []), ...drawn]);
}

/** What a text holds and a page does not show: placeholders, and the addresses and marks of formatted text. */
const UNSEEN = /\{[^}]*\}|\]\([^)]*\)|[[\]{}_$\\]/g;

/** Returns the characters of a CSS `unicode-range`. */
function codesOf(range = ''): number[] {
  return range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(part.trim()) ?? [];
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 || 0 }, (_, index) => first + index);
  });
}

/** Returns the characters of a text, each once. */
function codesIn(text: string): number[] {
  const codes = new Set<number>();
  for (let index = 0; index < text.length; index += 1) codes.add(text.charCodeAt(index));
  return [...codes];
}

/** The digits and marks that pages write by themselves. */
const MARKS = '0123456789 \u00a0%()+,-./:·–';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const ACCENTS = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜ©«»°²·×';

const ARABIC = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٍَُِّ،؛؟ ';

/**
 * The letters of a script: the range of those that the texts may use, and those that every site has. Letters that join are
 * in one file, used or not: those of two files do not.
 */
const basicLetters: Readonly<Record<string, { letters: string; range: string; isJoined?: boolean }>> = {
  latin: {
    letters: `${ASCII}${ACCENTS}\u00a0–—‘’“”…•€`,
    range: 'U+0020-024F,U+2000-206F,U+20A0-20CF,U+2122',
  },
  arabic: {
    letters: ARABIC,
    isJoined: true,
    range: 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC,U+0020-0022,U+0028-0029,U+002E,U+00AB,U+00BB',
  },
};

/** The subsets of font packages with the rarer letters of a script. */
const rareSubsets: Readonly<Record<string, string[]>> = {
  latin: ['latin-ext', 'vietnamese'],
  cyrillic: ['cyrillic-ext'],
  greek: ['greek-ext'],
};
