import { readSiteLock } from './lock/site-lock';
import { anchorsByPage, nameReferences, pageTargets } from './references/targets';
import { publishedSite } from './publication/published-site';
import { declarationKinds } from './references/reference';
import { allTexts } from './texts/all-texts';
import { ownTexts } from './texts/frame-words';
import { localizeTexts } from './texts/localize-texts';
import { findTranslations } from './texts/translations';
import { groupBy } from '../lib/lists/group-by';
import { once } from '../lib/once';
import { languagesOf, perLanguage, valueIn } from '../site/languages';
import { createSite, type Messages } from '../site/site';
import type { Context } from './context';
import { withReservedName } from './source/reserved-names';
import { namedPictures } from './source/picture-files';
import { publicFiles } from './source/public-files';
import { withoutUnfinished } from './rules/texts/unfinished-text';

/** The values of a context that cannot be computed from the others. */
type ContextInput = Pick<
  Context,
  'config' | 'source' | 'root' | 'earlierPaths' | 'locales' | 'findReferences'
> & {
  /** Whether a build publishes drafts, as in development. */
  drafts: boolean;
  /** Files that are not written yet, by name. */
  added?: ReadonlyMap<string, Uint8Array> | undefined;
};

/** Creates what the rules know of the site. */
export function createContext({ drafts, added, ...input }: ContextInput): Context {
  const { config, locales, findReferences } = input;
  const found = findReferences(config);
  const languages = languagesOf(config);
  const messages = perLanguage(languages, (language) => valueIn(locales, language).words);
  const translations = once(() => findTranslations(languages, found.references, messages));
  const written = perLanguage(languages, (language) => valueIn(locales, language).source.value as Messages);
  const all = once(() => {
    const known = allTexts(languages, found.references, messages, translations());
    return ownTexts(languages, known, written, messages);
  });
  const files = once(() => publicFiles(input.root));
  const site = once(() => createSite(localizeTexts(languages, config, found.references, all()), messages));
  const values = {
    lock: () => readSiteLock(input.root),
    names: () => declaredNames(found.declarations),
    anchors: () => anchorsByPage(config, found),
    nameReferences: () => nameReferences(found),
    targets: () => pageTargets(found),
    pictures: () => namedPictures(found.references, input.root, added),
    publicFiles: files,
    withReservedName: () => withReservedName(files(), { ...languages, config }),
    translations,
    allTexts: all,
    texts: () => all().map((text) => withoutUnfinished(languages, text)),
    site,
    published: () =>
      drafts ? { config: site().config, lost: [] } : publishedSite(site().config, findReferences),
  } satisfies { [Name in keyof Context]?: () => Context[Name] };
  return lazyFields({ ...languages, ...input, ...found }, values) as Context;
}

function declaredNames(declarations: Context['declarations']): Context['names'] {
  const byKind = groupBy(declarations, ({ kind }) => kind);
  const names = declarationKinds.map((kind) => [kind, new Set(byKind.get(kind)?.map(({ name }) => name))]);
  return Object.fromEntries(names) as Context['names'];
}

/** Adds fields that are computed when they are first read, and once. */
function lazyFields(target: object, values: Record<string, () => unknown>): object {
  const getters = Object.entries(values).map(([name, compute]) => [
    name,
    { get: once(compute), enumerable: true },
  ]);
  return Object.defineProperties(target, Object.fromEntries(getters) as PropertyDescriptorMap);
}
