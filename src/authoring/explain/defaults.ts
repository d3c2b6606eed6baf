import { lineOf, type ExplainContext } from './context';
import type { Explained } from './text';
import type { Source } from '../../config/source/json-source';
import { valueAt, type Path } from '../../lib/json';

/** Which settings of the site a block's renderer reads beside its own fields (`src/site/blocks/index.ts`). */
const settings: Record<string, Path[]> = {
  'promo-carousel': [['carousel']],
  stats: [['effects', 'counter']],
  'contact-form': [['contact']],
};

/**
 * What a block takes from the settings of the site, and from the defaults of the schema where neither it nor they say
 * anything.
 *
 * @param block a block of the config
 */
export function explainedDefaults(context: ExplainContext, block: { type: string }): Explained[] {
  const own = context.schema(`blocks/${block.type}.schema.json`);
  const site = context.schema('site.schema.json');
  return [
    ...defaults(own, []).flatMap(({ path, value, from }): Explained[] =>
      valueAt(block, path) === undefined
        ? [{ field: path.join('.'), value: JSON.stringify(value), from: [`default of ${from}`] }]
        : [],
    ),
    ...(settings[block.type] ?? []).flatMap((area) =>
      defaults(site, area).map(({ path, value, from }): Explained => {
        const set = valueAt(context.site.config, path);
        return {
          field: path.join('.'),
          value: JSON.stringify(set ?? value),
          from: [set === undefined ? `default of ${from}` : lineOf(context.source, path)],
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

/** The defaults that a schema names under a field. */
function defaults(schema: Source, area: Path): Default[] {
  const found: Default[] = [];
  const walk = (way: Path, path: Path): void => {
    const described = valueAt(schema.value, way);
    if (described === null || typeof described !== 'object') return;
    if ('default' in described)
      found.push({ path, value: described.default, from: lineOf(schema, [...way, 'default']) });
    const inner: unknown = Reflect.get(described, 'properties');
    for (const name of Object.keys(inner ?? {})) walk([...way, 'properties', name], [...path, name]);
  };
  walk(
    area.flatMap((name) => ['properties', name]),
    area,
  );
  return found;
}
