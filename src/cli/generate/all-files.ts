import type { RuleInfo } from '../../config/rule-info';
import type { SchemaFile } from '../../config/schema/schema-files';
import { blockReferences } from './block-references';
import { editorSchema } from './bundled-schema';
import { withHoverTexts } from './hover-texts';
import { blocksPage } from './reference/blocks';
import { rulesPage } from './reference/rules';
import { rulesSchema } from './rules-schema';
import { settingDefaults } from './setting-defaults';
import { schemaTypes } from './typescript-types';
import { frameKeysModule } from './frame-keys';

/** The name of a file in the project, and its text before it is formatted. */
export type GeneratedFile = [file: string, text: string];

/**
 * Returns the files that follow from the schema, the rules and the sources: the schema of the rules, the one that editors
 * read, TypeScript types, what blocks refer to, the keys of texts, and references. No line of them is written by hand.
 *
 * @param rules every rule
 */
export async function generatedFiles(
  project: string,
  files: readonly SchemaFile[],
  rules: readonly RuleInfo[],
): Promise<GeneratedFile[]> {
  const text = rulesSchema(rules);
  const schemas = files.map((file) =>
    file.name === 'rules.schema.json' ? { ...file, text, schema: JSON.parse(text) } : file,
  );
  const explained = withHoverTexts(schemas);
  return [
    ['schema/rules.schema.json', text],
    ['schema/editor.schema.json', editorSchema(explained)],
    ['src/site/types.generated.ts', await schemaTypes(schemas)],
    ['src/site/block-references.generated.ts', blockReferences(schemas)],
    ['src/site/defaults.generated.ts', settingDefaults(schemas)],
    ['src/config/texts/frame-keys.generated.ts', frameKeysModule(project)],
    ['docs/blocks.md', blocksPage(explained)],
    ['docs/rules.md', rulesPage(rules)],
  ];
}
