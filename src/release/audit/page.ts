import { htmlTags, type HtmlTag } from './html-tags';
import { pageAddresses } from './urls-in-files';
import type { PagePlaces } from './link-checker';
import { unsafeMarkup } from './unsafe-markup';

/** What a release has to know of a document. */
export interface ReadPage {
  places: PagePlaces;
  /** What it leads to and fetches, each once, as it is written there. */
  addresses: Set<string>;
  /** Style sheets, and what is to be fetched with them. */
  resources: PageResources;
  /** What is wrong with it for itself. */
  faults: string[];
}

export interface PageResources {
  styles: string[];
  scripts: string[];
  preloads: string[];
}

/** Reads a document of the built site, or a drawing. */
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
 * The address by which a document names itself.
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
