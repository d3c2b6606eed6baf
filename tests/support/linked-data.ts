import jsonld from 'jsonld';
import type { Vocabulary } from './vocabulary';

/**
 * Reads linked data as a machine does: every short word becomes the address it stands for. Nothing is fetched:
 * the context is made from the vocabulary, and has no word beside it.
 *
 * @returns reads a document into its nodes; it throws when a word means nothing
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
    if (url !== 'https://schema.org') throw new Error(`${url} was asked for`);
    return { documentUrl: url, document: { '@context': context } };
  };
  // Safe: what would be left out in silence is an error (jsonld 6, « safe mode »).
  return async (document) => jsonld.expand(document, { documentLoader, safe: true } as object);
}
