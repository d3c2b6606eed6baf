import type { Context } from '../../../config/context';
import { entriesOf } from '../../../edit/entries';
import { leavesIn, valueAt, type Path } from '../../../lib/json';
import { formatPhone } from '../../../site/format';
import type { Language } from '../../../site/languages';
import { translator } from '../../../site/translate';

/**
 * Finds a value that is no text, and therefore has no mark: a fact of the company, or a number or name in one of the entries
 * of lists that are shown around it.
 *
 * @param shown what the page shows
 * @param near the paths of the texts before and after it
 * @param language the language of the page
 * @returns undefined when there is none, or when several values look like this
 */
export function valuePath(
  context: Context,
  shown: string,
  near: readonly Path[],
  language: Language,
): Path | undefined {
  const { config } = context;
  const fact = factsOf(context, language).find(([value]) => value === shown);
  if (fact) return fact[1];
  const entries = near.flatMap((path) => entriesOf(config, path));
  for (const path of entries.toSorted((one, other) => other.length - one.length)) {
    const found = leavesIn(valueAt(config, path), path).filter(({ value }) => isShownAs(value, shown));
    if (found.length > 0) return found.length === 1 ? found[0]?.path : undefined;
  }
  return undefined;
}

function factsOf(
  { config: { organization, languages }, site }: Context,
  language: Language,
): [string, Path][] {
  const { name, phone, chatNumber, email } = organization;
  return [
    [name, ['organization', 'name']],
    [formatPhone(phone), ['organization', 'phone']],
    [formatPhone(chatNumber ?? ''), ['organization', 'chatNumber']],
    [email, ['organization', 'email']],
    // Hours without words of their own follow from their periods.
    [translator(site, language)({ [language]: '{organization.hours}' }).text, ['organization', 'hours']],
    ...languages.flatMap(({ name: own, label }, index): [string, Path][] => [
      [own, ['languages', index, 'name']],
      [label, ['languages', index, 'label']],
    ]),
  ];
}

/**
 * Returns whether a page may show a value so: a number has signs between its digits, and may have a unit. A digit alone may
 * be the number of a row.
 */
function isShownAs(value: unknown, shown: string): boolean {
  if (typeof value !== 'number' || shown.length === 1) return value === shown;
  const digits = String(value).replace('.', '').replace('-', '−').split('');
  return new RegExp(`^${digits.join('[\\s.,]?')}\\s?(?:[%+]|/5)?$`, 'u').test(shown);
}
