import type { FontPackage } from '../../lib/font-package';
import type { Content, Messages } from '../../site/site';

/** The letters of a font file: as a text, and as a CSS `unicode-range`. */
export interface Letters {
  text: string;
  range: string;
}

/**
 * Returns the letters of a script that a font file needs. In Latin and Arabic, with their many letters, these are the
 * basic ones, so that texts added later have theirs too, and those that the texts use; in other scripts, all.
 *
 * @param used the letters of the texts
 */
export function scriptLetters(font: FontPackage, script: string, used: ReadonlySet<number>): Letters {
  const basic = basicLetters[script];
  const range = font.subsets[script]?.range ?? '';
  if (!basic) return { text: String.fromCodePoint(...codesOf(range)), range };
  const letters = [...used].filter((code) => code >= basic.from && code <= basic.to);
  return { text: String.fromCharCode(...letters) + basic.more, range: basic.range };
}

/**
 * Returns the subsets of a font with rarer letters of a script, such as `latin-ext`, of which the texts use some; and
 * these letters.
 *
 * @param used the letters of the texts
 */
export function rareLetters(
  font: FontPackage,
  script: string,
  used: ReadonlySet<number>,
): (Letters & { subset: string })[] {
  const basic = new Set(codesOf(font.subsets[script]?.range ?? ''));
  return (rareSubsets[script] ?? []).flatMap((subset) => {
    const letters = codesOf(font.subsets[subset]?.range ?? '').filter(
      (code) => used.has(code) && !basic.has(code),
    );
    const range = letters.map((code) => `U+${code.toString(16)}`).join();
    return letters.length > 0 ? [{ subset, text: String.fromCodePoint(...letters), range }] : [];
  });
}

/** Returns the code units that the texts use; none of the fonts has letters beyond the first 65536. */
export function usedLetters({ config, messages }: Content): Set<number> {
  const isUsed = new Uint8Array(0x10000);
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1) isUsed[text.charCodeAt(index)] = 1;
  };
  const walk = (value: unknown) => {
    if (typeof value === 'string') add(value);
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  add(ASCII);
  add(ACCENTS);
  walk(config.pages);
  walk(config.organization);
  (Object.values(messages) as Messages[]).forEach(walk);
  return new Set([...isUsed.keys()].filter((code) => isUsed[code] === 1));
}

/** Returns the characters of a CSS `unicode-range`. */
function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(part.trim()) ?? [];
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 || 0 }, (_, index) => first + index);
  });
}

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const ACCENTS = 'àâäæçéèêëîïôœöùûüÿÀÂÄÆÇÉÈÊËÎÏÔŒÖÙÛÜ©«»°²·×';

/** The letters of a script: the range of those that the texts may use, and those that every file has. */
const basicLetters: Readonly<Record<string, { from: number; to: number; more: string; range: string }>> = {
  latin: {
    from: 0x20,
    to: 0x24f,
    more: '\u00a0–—‘’“”…•€',
    range: 'U+0000-024F,U+2000-206F,U+20A0-20CF,U+2122',
  },
  arabic: {
    from: 0x600,
    to: 0x6ff,
    more: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ،؛؟٪ "().«»',
    range: 'U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC,U+0020-0022,U+0028-0029,U+002E,U+00AB,U+00BB',
  },
};

/** The subsets of font packages with the rarer letters of a script. */
export const rareSubsets: Readonly<Record<string, string[]>> = {
  latin: ['latin-ext', 'vietnamese'],
  cyrillic: ['cyrillic-ext'],
  greek: ['greek-ext'],
};
