import type { RuleInfo } from '../../config/rule-info';
import type { SchemaFile } from '../../config/schema/schema-files';
import { blocksSchema } from './blocks-schema';
import { hoverTexts } from './hover-texts';
import { blockReference } from './reference/blocks';
import { rulesReference } from './rules-reference';
import { rulesSchema } from './rules-schema';
import { settingDefaults } from './setting-defaults';
import { schemaTypes } from './typescript-types';
import { uiKeysModule } from './ui-keys';

/** The name of a file in the project, and its text before it is formatted. */
export type GeneratedFile = [file: string, text: string];

/**
 * Returns the files that follow from the schema, the rules and the sources: derived schemas, the help that editors show over each
 * field, TypeScript types, the keys of texts, and references.
 *
 * @param root the folder of the project
 * @param files the schema files
 * @param rules every rule
 */
export async function generatedFiles(
  root: string,
  files: readonly SchemaFile[],
  rules: readonly RuleInfo[],
): Promise<GeneratedFile[]> {
  const derived = new Map([
    ['rules.schema.json', rulesSchema(rules)],
    ['blocks.schema.json', blocksSchema(files)],
  ]);
  const unexplained = withTexts(files, derived);
  const explained = new Map(hoverTexts(unexplained).map(({ name, text }) => [name, text]));
  const schemas = withTexts(unexplained, explained);
  return [
    ...[...new Map([...derived, ...explained])].map(([name, text]): GeneratedFile => [
      `schema/${name}`,
      text,
    ]),
    ['src/site/types.generated.ts', await schemaTypes(schemas)],
    ['src/site/defaults.generated.ts', settingDefaults(schemas)],
    ['src/config/texts/ui-keys.generated.ts', uiKeysModule(root)],
    ['docs/blocks.md', blockReference(schemas)],
    ['docs/rules.md', rulesReference(rules)],
  ];
}

/** Returns schema files, those among them that have a new text with it. */
function withTexts(files: readonly SchemaFile[], texts: ReadonlyMap<string, string>): SchemaFile[] {
  return files.map((file) => {
    const text = texts.get(file.name);
    return text === undefined ? file : { ...file, text, schema: JSON.parse(text) };
  });
}
