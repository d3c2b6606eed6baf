import { languages, type Language } from '../../site/languages';
import { pageFile, pageUrl } from '../../site/page-url';
import type { Page, SiteConfig } from '../../site/types.generated';

/** A page that is measured. */
export interface MeasuredPage {
  /** What kind of page it is, such as « home ». */
  type: string;
  language: Language;
  url: string;
  /** The file it is served from, under the folder of the site. */
  file: string;
  /** Whether it is the answer for an address that leads nowhere. */
  isMissing: boolean;
}

/** Kinds of pages that differ in what they draw; the first page of the config that fits stands for its kind. */
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

/** What `npm run bench` looks at: kinds that differ most, and every language. */
const sample: readonly (readonly [type: string, language: Language])[] = [
  ['home', 'fr'],
  ['service', 'en'],
  ['contact', 'ar'],
  ['works, cards', 'fr'],
];

/** An address that leads nowhere. */
const NOWHERE = '/leads-nowhere';

/** One page of each type in each language, and the page shown where there is none. */
export function pagesOfEachType(config: SiteConfig): MeasuredPage[] {
  return languages.flatMap((language) => [
    ...types.flatMap(([type, fits]) => {
      const page = config.pages.find(fits);
      return page ? [measuredPage(type, page.path, language)] : [];
    }),
    {
      type: 'not found',
      language,
      url: pageUrl(NOWHERE, language),
      file: pageFile('/404', language),
      isMissing: true,
    },
  ]);
}

/** The four pages of a short run. */
export function samplePages(config: SiteConfig): MeasuredPage[] {
  return pagesOfEachType(config).filter((page) =>
    sample.some(([type, language]) => page.type === type && page.language === language),
  );
}

/** Every page in every language. */
export function everyPage(config: SiteConfig): MeasuredPage[] {
  return languages.flatMap((language) =>
    config.pages.map(({ kind, path }) => measuredPage(kind, path, language)),
  );
}

function measuredPage(type: string, path: string, language: Language): MeasuredPage {
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
