import type { Source } from '../../config/source/json-source';
import { valueAt, type Path } from '../../lib/json';
import { modelOf } from '../../site/blocks/index';
import type { Block } from '../../site/types.generated';
import { lineOf, type ExplainContext } from './context';
import type { ExplainedField } from './text';

/**
 * Explains what a block takes from the settings of the site, and from the defaults of the schema for fields that
 * neither of them has.
 *
 * @param block a block of the config
 */
export function explainDefaults(context: ExplainContext, block: Block): ExplainedField[] {
  const blockSchema = context.schema(`blocks/${block.type}.schema.json`);
  const siteSchema = context.schema('site.schema.json');
  return [
    ...defaults(blockSchema, []).flatMap(({ path, value, from }): ExplainedField[] =>
      valueAt(block, path) === undefined
        ? [{ field: path.join('.'), value: JSON.stringify(value), from: [`default of ${from}`] }]
        : [],
    ),
    ...(modelOf(block).settings ?? []).flatMap((area) =>
      defaults(siteSchema, area).map(({ path, value, from }): ExplainedField => {
        const setting = valueAt(context.site.config, path);
        return {
          field: path.join('.'),
          value: JSON.stringify(setting ?? value),
          from: [setting === undefined ? `default of ${from}` : lineOf(context.source, path)],
        };
      }),
    ),
  ];
}

interface Default {
  path: Path;
  value: unknown;
  from: string;
}

/** Returns the defaults that a schema defines in an area. */
function defaults(schema: Source, area: Path): Default[] {
  const found: Default[] = [];
  const walk = (schemaPath: Path, path: Path): void => {
    const node = valueAt(schema.value, schemaPath);
    if (node === null || typeof node !== 'object') return;
    if ('default' in node)
      found.push({ path, value: node.default, from: lineOf(schema, [...schemaPath, 'default']) });
    const properties: unknown = Reflect.get(node, 'properties');
    for (const name of Object.keys(properties ?? {}))
      walk([...schemaPath, 'properties', name], [...path, name]);
  };
  walk(
    area.flatMap((name) => ['properties', name]),
    area,
  );
  return found;
}
