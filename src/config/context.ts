import { anchorsByPage, nameReferences, pageTargets } from './references/targets';
import { publishedSite } from './publication/published-site';
import type { FindReferences } from './references/find-references';
import { declarationKinds, type DeclarationKind } from './references/reference';
import type { Source } from './source/json-source';
import { allTexts } from './texts/all-texts';
import { localizeTexts } from './texts/localize-texts';
import { findTranslations } from './texts/translations';
import { groupBy } from '../lib/lists/group-by';
import { lazy } from '../lib/lazy';
import { languagesOf, perLanguage, valueIn, type Language } from '../site/languages';
import { createSite, type Messages } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import { pictureFiles } from './rules/pictures/picture-files';
import { withoutUnfinished } from './rules/texts/unfinished-text';

interface ContextInput {
  /** The config, which matches the schema, without comments. */
  config: SiteConfig;
  /** The file of the config. */
  source: Source;
  /** The folder of the project. */
  root: string;
  /** The clock of the build. */
  now: Date;
  /** Whether a build publishes drafts, as in development. */
  drafts: boolean;
  /** Whether the config is the project's own: only that one has published paths, and uses all texts. */
  isOwn: boolean;
  /** The locale files by language. */
  locales: Record<Language, { words: Messages; source: Source }>;
  findReferences: FindReferences;
}

/** What rules know of a site. */
export type Context = ReturnType<typeof createContext>;

/** Creates what rules know of a site. Everything that costs time is computed when a rule first asks for it, and once. */
export function createContext(input: ContextInput) {
  const { config, locales, now, isOwn, drafts, findReferences } = input;
  const list = () => findReferences(config);
  const languages = languagesOf(config);
  const messages = perLanguage(languages, (language) => valueIn(locales, language).words);
  const translations = lazy(() => findTranslations(languages, list().references, messages, isOwn));
  const texts = lazy(() => allTexts(languages, list().references, messages, translations()));
  const site = lazy(() => createSite(localizeTexts(languages, config, list().references, texts()), messages));
  return withLazyFields(
    { ...languages, ...input },
    {
      references: () => list().references,
      declarations: () => list().declarations,
      variantFields: () => list().variantFields,
      /** The declared names by kind. */
      names: () => {
        const declared = groupBy(list().declarations, ({ kind }) => kind);
        const namesOf = (kind: DeclarationKind) => new Set(declared.get(kind)?.map(({ name }) => name));
        const names = declarationKinds.map((kind) => [kind, namesOf(kind)]);
        return Object.fromEntries(names) as Record<DeclarationKind, ReadonlySet<string>>;
      },
      /** The anchors of each page, by the id of the page. */
      anchors: () => anchorsByPage(config, list()),
      /** References to names; a link to a page refers to the page. */
      nameReferences: () => nameReferences(list()),
      /** The links to pages, with the anchors they lead to. */
      targets: () => pageTargets(list()),
      /** The pictures that the config names, with their files. */
      pictures: () => pictureFiles(list().references, input.root),
      /** The translations of the words of the config, by language. */
      translations,
      /** Every text of the site, finished or not. */
      allTexts: texts,
      /** Every text of the site; a text in a language in which it is unfinished is left out. */
      texts: () => texts().map((text) => withoutUnfinished(languages, text)),
      /** The site with everything, published or not. */
      site,
      /** What a build of this moment publishes. */
      published: () => publishedSite(site().config, now, findReferences, { drafts }),
    },
  );
}

/** Adds fields that are computed when they are first read, and once. */
function withLazyFields<Known extends object, Values extends Record<string, () => unknown>>(
  known: Known,
  values: Values,
): Known & { readonly [Name in keyof Values]: ReturnType<Values[Name]> } {
  const getters = Object.entries(values).map(([name, compute]) => [
    name,
    { get: lazy(compute), enumerable: true },
  ]);
  return Object.defineProperties(known, Object.fromEntries(getters) as PropertyDescriptorMap) as never;
}
