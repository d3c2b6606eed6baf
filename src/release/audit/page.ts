import { htmlTags, type HtmlTag } from './html-tags';
import { pageAddresses } from './urls-in-files';
import type { PagePlaces } from './link-checker';
import { unsafeMarkup } from './unsafe-markup';

/** The parts of a document that the audit checks. */
export interface ReadPage {
  places: PagePlaces;
  /** The URLs that it links and loads, as written, without duplicates. */
  addresses: Set<string>;
  /** The stylesheets, scripts and preloads. */
  resources: PageResources;
  /** The problems of the document itself. */
  faults: string[];
}

export interface PageResources {
  styles: string[];
  scripts: string[];
  preloads: string[];
}

/** Reads an HTML document or an SVG of the built site. */
export function readPage(html: string): ReadPage {
  const tags = htmlTags(html);
  const main = tags.find(({ name }) => name === 'main');
  return {
    places: {
      ids: new Set(tags.flatMap(({ attributes }) => attributes.get('id') ?? [])),
      name: main?.attributes.get('data-page'),
      hasForm: tags.some(({ name }) => name === 'form'),
    },
    addresses: new Set(pageAddresses(tags)),
    resources: {
      styles: linked(tags, 'stylesheet'),
      scripts: tags.flatMap(({ name, attributes }) => (name === 'script' && attributes.get('src')) || []),
      preloads: linked(tags, 'preload'),
    },
    faults: unsafeMarkup(tags),
  };
}

/**
 * Returns the canonical URL of a document.
 *
 * @example canonicalAddress(html) // 'https://www.trace.example/contact'
 */
export function canonicalAddress(html: string): string | undefined {
  return linked(htmlTags(html), 'canonical')[0];
}

function linked(tags: readonly HtmlTag[], relation: string): string[] {
  return tags.flatMap(
    ({ name, attributes }) =>
      (name === 'link' && attributes.get('rel') === relation && attributes.get('href')) || [],
  );
}
