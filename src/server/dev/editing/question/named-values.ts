import type { Context } from '../../../../config/context';
import { siteWithout } from '../../../../config/publication/site-without';
import { isInside, valueAt, type Path } from '../../../../lib/json';
import { PLACEHOLDER } from '../../../../site/placeholders';
import { translator } from '../../../../site/translate';
import { isPagePath } from '../pages/site-lists';
import { sayingAt, textsWhere } from './figures';

/** A value, or a fact of the company, that a text names in braces. */
interface NamedValue {
  placeholder: string;
  /** The field that changes it. */
  path: Path;
  label: string;
}

/** Returns what texts name in braces, each once. */
export function namedIn({ config, site, defaultLanguage }: Context, texts: readonly string[]): NamedValue[] {
  const found = texts.flatMap((words) => [...words.matchAll(PLACEHOLDER)]);
  const named = new Map(
    found.flatMap(({ 0: placeholder, 1: part = '', 2: name = '' }): [string, NamedValue][] => {
      const inner = part === 'values' ? ['amount'] : (innerFields[name] ?? []);
      // Hours without words of their own follow from their periods.
      const path = [
        [part, name, ...inner],
        [part, name],
      ].find((at) => valueAt(config, at) !== undefined);
      if (!path) return [];
      const { text } = translator(site, defaultLanguage)({ [defaultLanguage]: placeholder });
      return [[placeholder, { placeholder, path, label: `Changer partout ${placeholder} (${text})` }]];
    }),
  );
  return [...named.values()];
}

/** The first text of a fact that has several fields. */
const innerFields: Record<string, string[]> = { address: ['street'], hours: ['text'] };

/**
 * Returns lines about the values that a text no longer follows.
 *
 * @param isOwn whether a place has this text
 */
export function unfollowed(
  context: Context,
  before: string,
  now: string,
  isOwn: (path: Path) => boolean,
): string[] {
  const lost = namedIn(context, [before]).filter(({ placeholder }) => !now.includes(placeholder));
  return lost.map(({ placeholder, label }) => {
    const others = textsNaming(context, [placeholder]).filter((path) => !isOwn(path)).length;
    return `Ce texte ne suit plus ${placeholder}. Autres textes qui l’affichent encore : ${others}. Pour changer cette valeur partout, gardez-la dans le texte et cliquez sur « ${label} ».`;
  });
}

/**
 * Returns the texts that stay, and name an amount that a page or a part of one names, when it is removed. Beside a part only those for
 * search engines count, while no other part of its page names the amount.
 */
export function keptPrices(context: Context, removed: Path): Path[] {
  const { config, findReferences, references } = context;
  const said = references.filter(({ kind, path }) => kind === 'text' && isInside(path, removed));
  const named = namedIn(
    context,
    said.map(({ path }) => sayingAt(context, path)),
  );
  const prices = named.filter(({ path }) => path[0] === 'values').map(({ placeholder }) => placeholder);
  const { lost } = siteWithout(config, [Object(valueAt(config, removed)) as object], findReferences);
  const isKept = (path: Path) => !lost.some((gone) => isInside(path, gone));
  if (isPagePath(removed)) return textsNaming(context, prices).filter(isKept);
  return prices.flatMap((price) => {
    const onPage = textsNaming(context, [price]).filter(
      (path) => isInside(path, removed.slice(0, 2)) && !isInside(path, removed) && isKept(path),
    );
    return onPage.some((path) => path[2] === 'blocks') ? [] : onPage;
  });
}

function textsNaming(context: Context, placeholders: readonly string[]): Path[] {
  return textsWhere(context, (words) => placeholders.some((each) => words.includes(each)));
}
