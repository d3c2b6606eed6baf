import type { Language } from '../../site/languages';
import { askedLanguage } from '../find-language';
import { commandOptions, sortedOptions } from '../../lib/args';

export interface WordsOptions {
  language: Language | undefined;
  /** The id or the path of a page. */
  page: string | undefined;
  json: boolean;
  /** The keys or pages whose translations are as they shall be; all when none is named. Undefined when not asked. */
  accept: string[] | undefined;
  /** The words, or the number, whose places are wanted. */
  find: string | undefined;
}

const examples = { '--language': 'ar', '--page': 'contact', '--find': '"5 000 DH"' };

/**
 * Reads what stands behind `npm run words --`.
 *
 * @throws when an option or its value is not known, with what would be right
 * @example wordsOptions(['--language', 'ar']) // { language: 'ar', page: undefined, json: false, … }
 */
export function wordsOptions(given: string[]): WordsOptions {
  const { words, options } = sortedOptions(given, examples);
  const values = commandOptions(options, ['--language=', '--page=', '--json', '--accept', '--find=']);
  const accept = values.has('--accept');
  const find = values.get('--find');
  if (find !== undefined && (accept || values.has('--page')))
    throw new Error('--find looks through the whole site: leave --page and --accept out.');
  if (words[0] !== undefined && find !== undefined)
    throw new Error(`words with spaces stand in quotes: --find "${find} ${words.join(' ')}".`);
  if (words[0] !== undefined && !accept)
    throw new Error(
      `"${words[0]}" is no option. A page is asked for with --page ID, a language with --language ar.`,
    );
  const language = values.get('--language');
  return {
    language: language === undefined ? undefined : askedLanguage(language),
    page: values.get('--page'),
    json: values.has('--json'),
    accept: accept ? words : undefined,
    find,
  };
}
