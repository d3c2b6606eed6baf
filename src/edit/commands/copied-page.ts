import { rewriteMark, rewriteMarkIn } from '../../config/rules/texts/text-to-rewrite';
import { wordsOf } from '../../config/texts/translations';
import { isObject, valueAt } from '../../lib/json';
import { languagesOf } from '../../site/languages';
import { wordsKey } from '../../site/messages';
import type { Page } from '../../site/types.generated';
import { referencesIn, type SiteValues } from '../edit-site';
import { copyOf } from '../operations/add';
import type { GivenText } from '../operations/locale-entries';

/**
 * Returns a copy of a page, as a draft. Each text says that it is to be rewritten, but words that are in several places: those that
 * are the name or the title of the page become those of the copy, and a price is to be rewritten in any case.
 *
 * @param title its name and title
 * @param id by default that of the original with a number
 */
export function copiedPage(
  values: Pick<SiteValues, 'config' | 'findReferences'>,
  original: Page,
  title: GivenText,
  id?: string,
): Page {
  const { config } = values;
  const site = languagesOf(config);
  const uses = referencesIn(values).references.map((reference) => wordsKey(wordsOf(reference) ?? ''));
  const wordsIn = (text: unknown) => String(isObject(text) ? text[site.defaultLanguage] : text);
  const names = [original.name, original.title].map((text) => wordsKey(wordsIn(text)));
  const copy = copyOf(values, ['pages', config.pages.indexOf(original)], {
    ...(id !== undefined && { name: id }),
    wordsOf(path) {
      const text = valueAt(config, path) as string | GivenText;
      const words = wordsIn(text);
      if (names.includes(wordsKey(words))) return title;
      const isShared = text === words && uses.filter((use) => use === wordsKey(text)).length > 1;
      const isKept = rewriteMark(words) !== undefined || (isShared && !words.includes('{values.'));
      return isKept ? text : `${words} ${rewriteMarkIn(site)}`;
    },
  }) as Page;
  return { ...copy, name: title, title } as Page;
}
