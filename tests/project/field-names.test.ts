import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldNames, fields } from '../../src/client/contact/fields';
import { sourceNodes, wordsOf, type Node } from '../support/source-texts';

const TABLE = 'src/client/contact/fields.ts';
/** The folders that a message passes. Their other files know its fields by the table. */
const chain = ['client/contact', 'client/blocks/contact-form', 'server/relay', 'server/outbox'];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file) && file !== TABLE)
  .map((file) => [file, sourceNodes(file)] as const);

const names = fieldNames.join('|');
/** The name of a field, alone, in a selector or in the key of a text. */
const NAME = new RegExp(`^(?:.*\\[name=|frame\\.contact\\.(?:errors\\.)?)?(?:${names})(?:Hint)?\\]?$`);
const requestNames = fieldNames.flatMap((name) => fields[name].sentAs.filter((sent) => !(sent in fields)));

/** The word that a node is: a string or an identifier. */
const wordOf = (node: Node) => (node.type === 'Identifier' ? String(node['name']) : (wordsOf(node) ?? ''));

/** The names of fields that an object or a list has, or that are taken out of an object. */
function listed({ properties, elements }: Node): string[] {
  const entries = ((properties ?? elements ?? []) as (Node | null)[]).filter((entry) => entry !== null);
  const words = entries.map((entry) => wordOf((entry['key'] ?? entry['property'] ?? entry) as Node));
  return fieldNames.filter((name) => words.includes(name));
}

/** Returns the files whose nodes have what the table has, with what it is. */
const found = (files: typeof sources, isFault: (node: Node) => boolean) =>
  files.flatMap(([file, nodes]) =>
    nodes.filter(isFault).map((node) => `${file}: ${listed(node).join(', ') || wordOf(node)}`),
  );

describe(`the fields of a message are one table, ${TABLE}`, () => {
  const links = sources.filter(([file]) => chain.some((folder) => file.startsWith(`src/${folder}/`)));

  it('no other file that a message passes has the name of a field as a string', () => {
    expect(found(links, (node) => NAME.test(wordsOf(node) ?? ''))).toEqual([]);
  });

  it('no other file that a message passes lists two fields, or takes two out of a message', () => {
    expect(found(links, (node) => listed(node).length > 1)).toEqual([]);
  });

  it('no other file of src lists three fields, or has a name that only a request has', () => {
    const inRequest = (node: Node) => requestNames.some((name) => wordOf(node).includes(name));
    expect(found(sources, (node) => listed(node).length > 2 || inRequest(node))).toEqual([]);
  });
});
