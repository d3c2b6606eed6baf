const { readFile } = require('node:fs/promises');
const { fileURLToPath } = require('node:url');
const { getLanguageService, TextDocument } = require('vscode-json-languageservice');

/**
 * Returns the names that a config declares and that its schema allows at a place (`refersTo`, `declares`, `declaresKeys`).
 *
 * @param {string} address the address of the config
 * @param {string} text its content, as far as it is written
 * @param {number} offset the place of the cursor
 * @returns {Promise<{ start: number, end: number, names: { name: string, detail?: string }[] }>} the part of the text to
 *   replace, with its quotes, and the names; none where the value refers to nothing
 */
exports.namesAt = async (address, text, offset) => {
  if (isInString(text, offset)) return namesInString(address, text, offset);
  // A value that is not there yet is completed like an empty text.
  const withValue = `${text.slice(0, offset)}""${text.slice(offset)}`;
  return { ...(await namesInString(address, withValue, offset + 1)), start: offset, end: offset };
};

const service = getLanguageService({
  schemaRequestService: (address) => readFile(fileURLToPath(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, base) => new URL(relative, base).href },
});

function isInString(text, offset) {
  const document = TextDocument.create('', 'json', 1, text);
  return service.parseJSONDocument(document).getNodeFromOffset(offset)?.type === 'string';
}

async function namesInString(address, text, offset) {
  const document = TextDocument.create(address, 'json', 1, text);
  const json = service.parseJSONDocument(document);
  const value = json.getNodeFromOffset(offset);
  const matches = await service.getMatchingSchemas(document, json);
  // The id of a page has the form of a name of a page, but refers to none.
  const references = matches.filter(
    ({ node, schema }) => node === value && schema.refersTo && !schema.declares,
  );
  if (references.length === 0) return { start: offset, end: offset, names: [] };
  const kinds = references.map(({ schema: { refersTo } }) =>
    ['place', 'target'].includes(refersTo) ? 'page' : refersTo,
  );
  const names = matches.flatMap(({ node, schema }) => {
    if (kinds.includes(schema.declares))
      return { name: node.value, detail: textOf(node.parent.parent, 'name') };
    if (!kinds.includes(schema.declaresKeys)) return [];
    const keys = node.properties.map(({ keyNode }) => keyNode.value).filter((key) => !key.startsWith('$'));
    return keys.map((name) => ({ name, detail: textOf(node, name) }));
  });
  return { start: value.offset, end: value.offset + value.length, names };
}

/** Returns the value of a field if it is a text, such as the name of a page or the value of a color. */
function textOf(object, field) {
  const value = object.properties.find(({ keyNode }) => keyNode.value === field)?.valueNode?.value;
  return typeof value === 'string' ? value : undefined;
}
