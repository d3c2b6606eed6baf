import type { SourceText } from '../../../config/texts/all-texts';
import { languages, languageNames } from '../../../site/languages';
import type { TextFinding } from './text-finding';

/**
 * Returns a warning for each language with an unfinished text: `TODO`, `TBD`, `FIXME`, `xxx` or “lorem ipsum”. Invented
 * companies, clients and projects do not count: their texts are finished, their field `placeholder` marks them, and the
 * build lists them (`placeholders()`).
 */
export function unfinishedTexts({ texts: words }: SourceText): TextFinding[] {
  if (!languages.some((language) => LIKELY.test(words[language] ?? ''))) return [];
  return languages.flatMap((language) => {
    const text = words[language] ?? '';
    const [mark] = MARKS.exec(text) ?? [];
    if (mark === undefined) return [];
    const message = `"${mark}" stands in the ${languageNames[language]} words, and visitors would read it. Write the words that belong here.`;
    return [{ language, code: 'WORDS-014', message }];
  });
}

/** Markers of unfinished text. In capitals where the lower-case form is a word: “todo” is Spanish for “everything”. */
const MARKS = /(?<![\p{L}\d])(?:TODO|TBD|FIXME|[xX]{3,}|[Ll](?:orem|OREM) [Ii](?:psum|PSUM))(?![\p{L}\d])/u;

/** A cheap test, ten times faster than `MARKS`: nearly every text has no marker. */
const LIKELY = /TODO|TBD|FIXME|[xX]{3}|[Ll]orem|LOREM/;
