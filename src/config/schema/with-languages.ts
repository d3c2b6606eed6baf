import { isObject } from '../../lib/json';
import type { Language } from '../../site/languages';
import type { SchemaFile } from './schema-files';

/**
 * Returns the schema of a site with its languages: an object with one value for each language then has these fields, of
 * which the first is required. The files under `schema/` allow the code of any language.
 *
 * @param languages the languages of the site, the one of the config first; without any, the files stay as they are
 */
export function withLanguages(files: readonly SchemaFile[], languages: readonly Language[]): SchemaFile[] {
  const [first] = languages;
  if (first === undefined) return [...files];
  return files.map((file) => {
    if (!file.text.includes('"perLanguage"')) return file;
    const schema = JSON.parse(file.text, (_key, node: unknown) => {
      if (!isObject(node) || node.perLanguage !== true) return node;
      const { propertyNames: _, additionalProperties: value, properties, ...rest } = node;
      const fields = Object.fromEntries(languages.map((language) => [language, value]));
      return {
        ...rest,
        properties: { ...(properties as object), ...fields },
        required: [first],
        additionalProperties: false,
      };
    }) as SchemaFile['schema'];
    return { ...file, schema };
  });
}
