import { plainText } from './plain-text';

/**
 * Whether a text (see `plainText`) contains one of the keywords as a word: “casinos” and “B-U-Y  N-O-W” are found,
 * “I want to buy. Now what?” is not.
 */
export function isSpam(plain: string, keywords: readonly string[]): boolean {
  const latin = plain.replace(/\P{ASCII}/gu, latinLetter);
  const views = [latin, joinLetters(latin)].flatMap(readings).map(joinWords);
  return keywords.some((keyword) => {
    const phrase = joinWords(plainText(keyword)).trim();
    const words = [phrase, phrase.replaceAll(' ', '')];
    return phrase !== '' && words.some((word) => views.some((view) => hasWord(view, word)));
  });
}

/** Joins words that are spelled letter by letter: “c a s i n o” and “B-U-Y  N-O-W”. */
function joinLetters(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])([\p{L}\p{N}])[^\p{L}\p{N}]{1,2}(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu,
    '$1',
  );
}

/** Separates words by single spaces, also those that a sign joins, such as “click-here” and “buy.now”. */
function joinWords(text: string): string {
  return text.replace(/(?<=\S)[-_*~+|/](?=\S)|(?<=\p{L})\.(?=\p{L})|\s/gu, ' ').replace(/ (?= )/g, '');
}

/** Returns a text also with letters for the digits and signs next to one: “v1agra”, “c1ick”, “casin0”, “vi@gra”. */
function readings(text: string): string[] {
  const letters = (one: string) =>
    text.replaceAll('1', one).replace(/(?<=\p{L})[03457@$!]|[03457@$](?=\p{L})/gu, latinLetter);
  return [text, letters('i'), letters('l')];
}

function latinLetter(sign: string): string {
  return LATIN[LOOK_ALIKES.indexOf(sign)] ?? sign;
}

/** Letters of other alphabets (“саsinо” has a Cyrillic с, а and о) and signs, and the Latin letters they look like. */
const LOOK_ALIKES = 'авсԁеһіјӏкмнорѕтухѵαβεικνοηρτυχɑϲı0!345$@7';
const LATIN = 'abcdehijlkmhopstyxvabeikvonptuxacioieassat';

/** Whether a text contains a word, in the singular or plural, in Arabic also with a prefix such as “ال”, “و”, “ب” or “ل”. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 5), at);
    const after = text.slice(at + word.length, at + word.length + 2);
    if (/(?:^|[^\p{L}])[وفبلك]{0,2}(?:ال|لل)?$/u.test(before) && /^s?(?:$|[^\p{L}])/u.test(after))
      return true;
  }
  return false;
}
