import { parseOptions, splitArguments } from '../../lib/args';
import type { Language } from '../../site/languages';
import { findLanguage } from '../find-language';

export interface TranslationsOptions {
  language: Language | undefined;
  /** The id or the path of a page. */
  page: string | undefined;
  json: boolean;
  /** The keys or pages whose translations are accepted; all when the list is empty. Undefined without `--accept`. */
  accept: string[] | undefined;
  /** The text or the number to search for. */
  find: string | undefined;
}

const examples = { '--language': 'ar', '--page': 'contact', '--find': '"5 000 DH"' };

/**
 * Parses the arguments of `npm run translations --`.
 *
 * @throws when an option or its value is unknown, with a suggestion
 * @example translationsOptions(['--language', 'ar']) // { language: 'ar', page: undefined, json: false, … }
 */
export function translationsOptions(args: string[]): TranslationsOptions {
  const { words, options } = splitArguments(args, examples);
  const values = parseOptions(options, ['--language=', '--page=', '--json', '--accept', '--find=']);
  const accept = values.has('--accept');
  const find = values.get('--find');
  if (find !== undefined && (accept || values.has('--page')))
    throw new Error('--find searches the whole site. Remove --page and --accept.');
  if (words[0] !== undefined && find !== undefined)
    throw new Error(`A text with spaces needs quotes: --find "${find} ${words.join(' ')}".`);
  if (words[0] !== undefined && !accept)
    throw new Error(
      `"${words[0]}" is not an option. To choose a page, use --page ID; to choose a language, use --language ar.`,
    );
  const language = values.get('--language');
  return {
    language: language === undefined ? undefined : findLanguage(language),
    page: values.get('--page'),
    json: values.has('--json'),
    accept: accept ? words : undefined,
    find,
  };
}
