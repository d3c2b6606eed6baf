import type { PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { keywordsAt } from '../../../../config/references/keywords';
import { shownInstead } from '../../../../config/rules/texts/missing-translation';
import { nameLanguages } from '../../../../config/texts/language-names';
import { isEntry } from '../../../../edit/entries';
import type { Words } from '../../../../edit/operations/set-text';
import { isSamePath, valueAt, type Path } from '../../../../lib/json';
import { oneLine } from '../../../../lib/text/characters';
import { escapeRegExp } from '../../../../lib/text/escape-reg-exp';
import type { TypedField } from '../field-data';
import { frenchTitle } from '../french-title';
import { isPagePath } from '../pages/site-lists';
import { keyAt, textsAt } from '../panel-data';
import type { Place } from '../places';
import { COUNTS, countsOf, partsAbout } from './counts';
import { sayingAt, textsWhere, twinsOf } from './figures';
import { textsNamingChoices } from './named-choices';
import { keptPrices, unfollowed } from './named-values';

/**
 * Returns lines about what a change leaves as it is, and somebody may want to change, too: translations, the same figures and times
 * in other places, values that a text no longer follows, titles that say how many entries a list has, and prices of a page that goes.
 */
export function leftAsIs(
  context: Context,
  place: Place,
  request: PlaceRequest,
  fields: readonly TypedField[],
): string[] {
  const { action } = request;
  const texts = fields.filter(({ keywords }) => keywords?.refersTo === 'text');
  const added = texts.flatMap((each) => untranslated(context, each.path, [each.words]));
  const { path = [] } = place;
  if (action === 'save') {
    const words = request.words[context.defaultLanguage];
    const shownTexts = textsAt(context, place);
    const said = shownTexts.find(({ language }) => language === context.defaultLanguage)?.words;
    const changed = words === undefined || words === said ? fields : [{ path, typed: words }, ...fields];
    const near = path[0] === 'pages' ? partsAbout(context, path.slice(0, 2)) : [];
    const twins = changed.flatMap((each) => twinsOf(context, each.path, oneLine(each.typed), near));
    const translated = shownTexts.filter((text) => text.words !== '');
    const before = new Set(translated.map(({ language }) => language));
    return [
      ...new Set([...untranslated(context, path, [request.words], before), ...added]),
      ...unfollowedAt(context, place, said, words),
      ...listed(TWINS, context, twins),
      ...listed(
        NAMING,
        context,
        changed.flatMap((each) => namingOf(context, each.path, each.typed)),
      ),
      ...listed(DESCRIPTIONS, context, descriptionsOf(context, changed)),
      ...listed(FOLLOWERS, context, followersOf(context, changed), ({ config }, at) => valueAt(config, at)),
      ...listed(
        FOLLOWERS,
        context,
        textsNamingChoices(context, fields).filter(
          (at) => !changed.some((each) => isSamePath(each.path, at)),
        ),
      ),
      ...fields.flatMap(({ path: field, typed }) => {
        const page = field.slice(0, -1);
        return isPagePath(page) && field.at(-1) === 'status'
          ? aboutPage(context, page, typed === 'draft')
          : [];
      }),
    ];
  }
  if (action === 'add') added.unshift(...untranslated(context, path, request.words));
  const isCounted = (action === 'add' || action === 'remove') && isEntry(context.config, path);
  return [
    ...new Set(added),
    ...(isCounted ? listed(COUNTS, context, countsOf(context, path)) : []),
    ...(action === 'remove' ? aboutRemoved(context, path) : []),
  ];
}

function aboutRemoved(context: Context, path: Path): string[] {
  if (isPagePath(path)) return aboutPage(context, path, true);
  return path[0] === 'pages' ? listed(PRICES, context, keptPrices(context, path)) : [];
}

/** Returns lines about the texts that count a page or name its prices, when visitors no longer see it or see it from now on. */
function aboutPage(context: Context, page: Path, isHidden: boolean): string[] {
  const wasHidden = valueAt(context.config, [...page, 'status']) === 'draft';
  if (isHidden === wasHidden) return [];
  const prices = isHidden ? keptPrices(context, page) : [];
  return [...listed(COUNTS, context, countsOf(context, page)), ...listed(PRICES, context, prices)];
}

function unfollowedAt(context: Context, place: Place, before?: string, words?: string): string[] {
  if (before === undefined || words === undefined) return [];
  const key = keyAt(context, place);
  const isOwn = (path: Path) =>
    (place.path !== undefined && isSamePath(path, place.path)) ||
    (key !== undefined && keyAt(context, { path }) === key);
  return unfollowed(context, before, words, isOwn);
}

/**
 * Returns a line about what visitors do not see in the languages in which words are left out.
 *
 * @param among the languages that are looked at; by default all
 */
function untranslated(
  { defaultLanguage: first, languages, optionalEntries }: Context,
  path: Path,
  given: readonly Words[],
  among: ReadonlySet<string> = new Set(languages),
): string[] {
  const isLeftOut = (language: string) => given.some((words) => words[first] && !words[language]);
  const lacking = languages.filter(
    (language) => language !== first && among.has(language) && isLeftOut(language),
  );
  const { fr } = shownInstead(path, optionalEntries, first);
  return lacking.length > 0 ? [`Sans traduction (${nameLanguages(lacking).fr}), ${fr}.`] : [];
}

const TWINS = 'Ces endroits disent la même chose, et ne changent pas avec celui-ci :';
const NAMING = 'Ces textes gardent les mots d’avant :';
const DESCRIPTIONS = 'Cette description reste. Vérifiez qu’elle convient à la nouvelle image :';
const FOLLOWERS = 'Ceci reste. Vérifiez que cela convient encore :';
const PRICES = 'Ces textes citent un prix qui disparaît ici, et restent :';

/** So many places are named; the others are counted. */
const MAX_NAMED = 8;

function listed(
  title: string,
  context: Context,
  paths: readonly Path[],
  sayAt: (context: Context, path: Path) => unknown = sayingAt,
): string[] {
  if (paths.length === 0) return [];
  const named = paths
    .slice(0, MAX_NAMED)
    .map((path) => `– ${frenchTitle(context, path)} : « ${String(sayAt(context, path))} »`);
  const more = paths.length - named.length;
  return [title, ...named, ...(more > 0 ? [`… et ${more} de plus`] : [])];
}

/** Returns the texts that name a fact of the company in full, such as its city, and keep it when it changes. */
function namingOf(context: Context, path: Path, now: string): Path[] {
  const before = sayingAt(context, path);
  if (path[0] !== 'organization' || before === '' || before === now || before.length > MAX_NAME) return [];
  const name = new RegExp(String.raw`(?<!\p{L})${escapeRegExp(before)}(?!\p{L})`, 'u');
  return textsWhere(context, (words) => name.test(words)).filter((text) => !isSamePath(text, path));
}

/** A longer fact is a sentence, which no other text repeats. */
const MAX_NAME = 40;

/** Returns the descriptions that stay when another picture takes the place of the one that they describe. */
function descriptionsOf(
  { references, findReferences, config }: Context,
  changed: readonly Pick<TypedField, 'path' | 'typed'>[],
): Path[] {
  const typed = new Map(changed.map((each) => [String(each.path), each.typed]));
  const replaced = references.filter(({ kind, path }) => kind === 'picture' && typed.get(String(path)));
  return replaced.flatMap(({ path }) => {
    const part = path.slice(0, -1);
    // What is complete without a picture has texts about something else.
    if (!keywordsAt(findReferences.keywords, config, part)?.needed.has(String(path.at(-1)))) return [];
    const texts = references.filter(({ kind }) => kind === 'text').map((text) => text.path);
    return texts.filter((at) => isSamePath(at.slice(0, -1), part) && !typed.has(String(at)));
  });
}

/** Returns the fields that stay, and follow one of those that change (`follows` in the schema). */
function followersOf(
  { config, findReferences: { keywords } }: Context,
  changed: readonly Pick<TypedField, 'path'>[],
): Path[] {
  const paths = changed.map(({ path }) => path);
  return paths.flatMap((path) => {
    const part = path.slice(0, -1);
    const others = Object.keys(Object(valueAt(config, part)) as object).map((name) => [...part, name]);
    return others.filter(
      (other) =>
        keywordsAt(keywords, config, other)?.node.follows?.includes(String(path.at(-1))) &&
        !paths.some((each) => isSamePath(each, other)),
    );
  });
}
