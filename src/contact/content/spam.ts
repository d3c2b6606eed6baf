import { plainText } from './normalize';

/**
 * Whether a text (see `plainText`) contains one of the keywords as a word: “casinos” and “B-U-Y  N-O-W” are found,
 * “I want to buy. Now what?” is not.
 */
export function isSpam(plain: string, keywords: readonly string[]): boolean {
  const latin = plain.replace(LOOK_ALIKE, (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter);
  const views = [joinWords(latin), ...ONES.map((one) => joinWords(withoutLeet(latin, one)))];
  const spelled = ONES.flatMap((one) => spelledOut(latin).map((run) => withoutLeet(run, one)));
  return keywords.some((keyword) => {
    const phrase = joinWords(plainText(keyword)).trim();
    if (phrase === '') return false;
    const compact = phrase.replaceAll(' ', '');
    return (
      views.some((view) => hasWord(view, phrase)) ||
      (compact.length > 3 && spelled.some((run) => run.includes(compact)))
    );
  });
}

/** The letters that “1” looks like. */
const ONES = ['i', 'l'];

/** Separates the words of a phrase by single spaces; a full stop followed by a space, or a comma, keeps them apart. */
function joinWords(text: string): string {
  return text.replace(/[\s\-_*~+|/]|\.(?<=\p{L}\.)(?=\p{L})/gu, ' ').replace(/ (?= )/g, '');
}

/** Replaces digits and symbols next to a letter by the letter that they look like: “v1agra”, “casin0”, “vi@gra”. */
function withoutLeet(text: string, one: string): string {
  return text.replace(/(?<=\p{L})[013457@$!]|[013457@$](?=\p{L})/gu, (character) =>
    character === '1' ? one : 'oieasta i'.charAt('0!345$@ '.indexOf(character)),
  );
}

/** Returns the words that are spelled letter by letter: “c a s i n o” and “B-U-Y  N-O-W”. */
function spelledOut(text: string): string[] {
  const runs = [''];
  for (const word of text.split(/[^\p{L}\p{N}]/u)) {
    if (word.length === 1) runs.push(runs.pop() + word);
    else if (word !== '') runs.push('');
  }
  return runs;
}

/** Whether a text contains a word, in the singular or plural, in Arabic also with a prefix such as “ال”, “و”, “ب” or “ل”. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(Math.max(0, at - 5), at);
    const after = text.slice(at + word.length, at + word.length + 2);
    if (WORD_START.test(before) && WORD_END.test(after)) return true;
  }
  return false;
}

const WORD_START = /(?:^|[^\p{L}])(?:[وفبلك]{0,2}(?:ال|لل)?)$/u;
const WORD_END = /^s?(?:$|[^\p{L}])/u;

// Letters of other alphabets that look Latin: “саsinо” with a Cyrillic с, а and о.
const LOOK_ALIKES = 'авсԁеһіјӏкмнорѕтухѵαβεικνοηρτυχ';
const LATIN = 'abcdehijlkmhopstyxvabeikvonptux';
const LOOK_ALIKE = /[авсԁеһіјӏкмнорѕтухѵαβεικνοηρτυχ]/g;
