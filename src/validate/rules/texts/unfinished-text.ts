import { languages, languageNames } from '../../../site/languages';
import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * Words that somebody meant to write later: `TODO`, `TBD`, `FIXME`, `xxx` and « lorem ipsum ». A company, a client or a
 * project that is invented is no such thing: its words are finished, its field `placeholder` says the rest, and the
 * build lists it (`placeholders()`).
 *
 * @returns a warning for each language in which the words are unfinished
 */
export function unfinishedWords({ words }: SourceText): WordFinding[] {
  if (!languages.some((language) => LIKELY.test(words[language] ?? ''))) return [];
  return languages.flatMap((language) => {
    const own = words[language] ?? '';
    const [mark] = MARKS.exec(own) ?? [];
    if (mark === undefined) return [];
    const message = `"${mark}" stands in the ${languageNames[language]} words, and visitors would read it. Write the words that belong here.`;
    return [{ language, code: 'WORDS-014', message }];
  });
}

/** In capitals where small letters are words: « todo » is Spanish for everything. */
const MARKS = /(?<![\p{L}\d])(?:TODO|TBD|FIXME|[xX]{3,}|[Ll](?:orem|OREM) [Ii](?:psum|PSUM))(?![\p{L}\d])/u;

/** What each mark has in it; nearly every text has none, and to ask for this costs a tenth. */
const LIKELY = /TODO|TBD|FIXME|[xX]{3}|[Ll]orem|LOREM/;
