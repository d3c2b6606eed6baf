import type { ReadLock } from './lock/site-lock';
import type { FindReferences } from './references/find-references';
import type { PublishedSite } from './publication/published-site';
import type { DeclarationKind, ReferenceList } from './references/reference';
import type { NameReference, PageTarget } from './references/targets';
import type { Source } from './source/json-source';
import type { SourceText } from './texts/all-texts';
import type { Translations } from './texts/translations';
import type { Language, Languages } from '../site/languages';
import type { Messages, Site } from '../site/site';
import type { SiteConfig } from '../site/types.generated';
import type { withReservedName } from './source/reserved-names';
import type { NamedPicture } from './source/picture-files';

/** What rules know of a site. Apart from the references, what costs time is computed when a rule first asks for it, and once. */
export interface Context extends ReferenceList, Languages {
  /** The config, which matches the schema, without comments. */
  config: SiteConfig;
  source: Source;
  root: string;
  /** Paths that were published at another commit, and that the lock file may have lost. */
  earlierPaths?: readonly string[] | undefined;
  /** The lock file; null when there is none. */
  lock: ReadLock | null;
  /** Finds the references of a config, such as an edited one. */
  findReferences: FindReferences;
  names: Record<DeclarationKind, ReadonlySet<string>>;
  /** The anchors of each page, by the id of the page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** References to names; a link to a page refers to the page. */
  nameReferences: readonly NameReference[];
  /** The links to pages, with the anchors they lead to. */
  targets: readonly PageTarget[];
  /** The pictures that the config names, with their files. */
  pictures: readonly NamedPicture[];
  publicFiles: readonly string[];
  /** Those of them with the name of a file that the build writes. */
  withReservedName: ReturnType<typeof withReservedName>;
  locales: Record<Language, { words: Messages; source: Source }>;
  /** The translations of the words of the config, by language. */
  translations: Record<Language, Translations>;
  /** Every text of the site; a text in a language in which it is unfinished is left out. */
  texts: readonly SourceText[];
  /** Every text of the site, finished or not, without those that it takes from the project as they are. */
  allTexts: readonly SourceText[];
  /** The site with everything, published or not. */
  site: Site;
  /** What a build publishes. */
  published: PublishedSite;
}
