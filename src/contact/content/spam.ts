import { plainText } from './normalize';

/**
 * Whether a text (see `plainText`) holds one of the keywords, as whole words: « casinos » and « B-U-Y  N-O-W »
 * are found, « I want to buy. Now what? » is not.
 */
export function isSpam(plain: string, keywords: readonly string[]): boolean {
  const words = plain.replace(LOOK_ALIKE, (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter);
  const views = [joined(words), ...ONES.map((one) => joined(withoutLeet(words, one)))];
  const spelled = ONES.flatMap((one) => spelledOut(words).map((run) => withoutLeet(run, one)));
  return keywords.some((keyword) => {
    const wanted = joined(plainText(keyword)).trim();
    if (wanted === '') return false;
    const compact = wanted.replaceAll(' ', '');
    return (
      views.some((view) => hasWord(view, wanted)) ||
      (compact.length > 3 && spelled.some((run) => run.includes(compact)))
    );
  });
}

/** « 1 » is drawn like both. */
const ONES = ['i', 'l'];

/** Words that belong together stand one space apart; a full stop with a space or a comma keeps them apart. */
function joined(text: string): string {
  return text.replace(/[\s\-_*~+|/]|\.(?<=\p{L}\.)(?=\p{L})/gu, ' ').replace(/ (?= )/g, '');
}

/** « v1agra », « casin0 », « vi@gra »: digits and signs beside a letter, as the letter they are drawn like. */
function withoutLeet(text: string, one: string): string {
  return text.replace(/(?<=\p{L})[013457@$!]|[013457@$](?=\p{L})/gu, (sign) =>
    sign === '1' ? one : 'oieasta i'.charAt('0!345$@ '.indexOf(sign)),
  );
}

/** Letters that are spelled out, each run as one word: « c a s i n o » and « B-U-Y  N-O-W ». */
function spelledOut(text: string): string[] {
  const runs = [''];
  for (const word of text.split(/[^\p{L}\p{N}]/u)) {
    if (word.length === 1) runs.push(runs.pop() + word);
    else if (word !== '') runs.push('');
  }
  return runs;
}

/** Whether a word stands in a text, in the singular or plural, in Arabic also behind « ال », « و », « ب », « ل ». */
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

// Letters of other alphabets that look Latin: « саsinо » with a Cyrillic с, а and о.
const LOOK_ALIKES = 'авсԁеһіјӏкмнорѕтухѵαβεικνοηρτυχ';
const LATIN = 'abcdehijlkmhopstyxvabeikvonptux';
const LOOK_ALIKE = /[авсԁеһіјӏкмнорѕтухѵαβεικνοηρτυχ]/g;
