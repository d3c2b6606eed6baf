import jsonld from 'jsonld';
import type { Vocabulary } from './vocabulary';

/**
 * Returns a function that expands JSON-LD: every term becomes its URL. Nothing is fetched, because the context is created
 * from the vocabulary.
 *
 * @returns a function that returns the nodes of a document; it throws for an unknown term
 */
export function linkedDataReader(words: Vocabulary): (document: object) => Promise<object[]> {
  const address = (name: string) => `https://schema.org/${name}`;
  const isAddress = (ranges: readonly string[]) => ranges.includes('URL') && !ranges.includes('Text');
  const context = Object.fromEntries([
    ...words.names.types.map((name) => [name, { '@id': address(name) }]),
    ...[...words.names.properties].map(([name, ranges]) => [
      name,
      { '@id': address(name), ...(isAddress(ranges) && { '@type': '@id' }) },
    ]),
  ]);
  const documentLoader = async (url: string) => {
    if (url !== 'https://schema.org') throw new Error(`Unexpected request of ${url}.`);
    return { documentUrl: url, document: { '@context': context } };
  };
  // In safe mode, a dropped value is an error (jsonld 6).
  return async (document) => jsonld.expand(document, { documentLoader, safe: true } as object);
}
