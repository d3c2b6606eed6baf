import { languages, type Language } from '../../site/languages';
import { pageFile, pageUrl, type PagePath } from '../../site/page-url';
import type { Page, SiteConfig } from '../../site/types.generated';

/** A page that is measured. */
export interface MeasuredPage {
  /** The type of the page, such as “home”. */
  type: string;
  language: Language;
  url: string;
  /** The path of the file in the folder of the site. */
  file: string;
  /** Whether it is the not-found page. */
  isMissing: boolean;
}

/** The types of pages that render differently, each represented by the first matching page of the config. */
const types: readonly (readonly [type: string, fits: (page: Page) => boolean])[] = [
  ['home', ({ kind }) => kind === 'home'],
  ['section', (page) => page.kind === 'section' && has(page, 'service-list', 'index')],
  ['service', ({ kind }) => kind === 'service'],
  ['works, projects', (page) => has(page, 'cases', 'projects')],
  ['works, cards', (page) => has(page, 'cases', 'cards')],
  ['about', ({ kind }) => kind === 'about'],
  ['contact', ({ kind }) => kind === 'contact'],
  ['questions', ({ kind }) => kind === 'questions'],
  ['prose', (page) => has(page, 'prose')],
  ['partner', (page) => page.kind === 'section' && has(page, 'service-list', 'rows')],
  ['site map', (page) => has(page, 'site-map')],
];

/** The pages that `npm run bench` measures: the types that differ most, each in the language at an index. */
const sample: readonly (readonly [type: string, language: number])[] = [
  ['home', 0],
  ['service', 1],
  ['contact', 2],
  ['works, cards', 0],
];

/** An unknown address. */
const UNKNOWN_PATH = '/leads-nowhere';

/** Returns one page of each type in each language, and the not-found page. */
export function pagesOfEachType(config: SiteConfig): MeasuredPage[] {
  return languages.flatMap((language) => [
    ...types.flatMap(([type, fits]) => {
      const page = config.pages.find(fits);
      return page ? [measuredPage(type, page.path, language)] : [];
    }),
    {
      type: 'not found',
      language,
      url: pageUrl(UNKNOWN_PATH, language),
      file: pageFile('/404', language),
      isMissing: true,
    },
  ]);
}

/** Returns the four pages of a short run. */
export function samplePages(config: SiteConfig): MeasuredPage[] {
  return pagesOfEachType(config).filter((page) =>
    sample.some(
      ([type, index]) => page.type === type && page.language === languages[index % languages.length],
    ),
  );
}

/** Returns every page in every language. */
export function everyPage(config: SiteConfig): MeasuredPage[] {
  return languages.flatMap((language) =>
    config.pages.map(({ kind, path }) => measuredPage(kind, path, language)),
  );
}

function measuredPage(type: string, path: PagePath, language: Language): MeasuredPage {
  return {
    type,
    language,
    url: pageUrl(path, language),
    file: pageFile(path, language),
    isMissing: false,
  };
}

function has(page: Page, type: string, variant?: string): boolean {
  return page.blocks.some(
    (block) => block.type === type && (!variant || ('variant' in block && block.variant === variant)),
  );
}
