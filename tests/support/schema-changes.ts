import type { Instances } from './schema-instance';
import type { Schema } from './schema-objects';

/** A value with one change. */
export interface Change {
  /** The path of the change, as in the reference: `items[].title`. */
  path: string;
  value: unknown;
  /** The value to compare with, when it is not the original value. */
  against?: unknown;
}

/**
 * Returns every single change of a value that its schema allows: a different value, or no value. When an object allows
 * only some of its fields, a missing field is compared with the empty object. In a list, the first entry changes.
 *
 * @param made generates the other values
 * @param definitions the shared definitions, by name
 */
export function schemaChanges(
  schema: Schema,
  value: unknown,
  made: Instances,
  definitions: ReadonlyMap<string, Schema>,
): Change[] {
  const definition = definitions.get(schema.$ref?.split('#/definitions/')[1] ?? '');
  if (definition?.type === 'object') return schemaChanges(definition, value, made, definitions);
  if (schema.type === 'object') return ofObject(schema, value as Record<string, unknown>);
  if (schema.type === 'array' && schema.items) return ofList(schema, schema.items, value as unknown[]);
  const other = made.other(schema, value);
  return other === undefined ? [] : [{ path: '', value: other }];

  function ofObject(
    { properties = {}, required = [], else: limit }: Schema,
    object: Record<string, unknown>,
  ): Change[] {
    return Object.entries(properties)
      .filter(([name]) => !['$comment', 'type', 'variant'].includes(name))
      .flatMap(([name, field]): Change[] => {
        if (!(name in object)) {
          if (!limit) return [];
          return [{ path: name, value: { [name]: made.maximal(field) }, against: {} }];
        }
        const { [name]: own, ...others } = object;
        const within = schemaChanges(field, own, made, definitions).map((change) =>
          placed(change, name, (changed) => ({ ...object, [name]: changed })),
        );
        return required.includes(name) ? within : [...within, { path: name, value: others }];
      });
  }

  function ofList({ minItems = 0 }: Schema, items: Schema, list: unknown[]): Change[] {
    const within = schemaChanges(items, list[0], made, definitions).map((change) =>
      placed(change, '[]', (changed) => [changed, ...list.slice(1)]),
    );
    if (list.length <= minItems) return within;
    return [...within, { path: '', value: list.slice(0, -1) }];
  }
}

/** Returns a change relative to the parent of the value. */
function placed(change: Change, name: string, hold: (changed: unknown) => unknown): Change {
  const isDirect = change.path === '' || change.path.startsWith('[');
  return {
    path: isDirect ? `${name}${change.path}` : `${name}.${change.path}`,
    value: hold(change.value),
    ...('against' in change && { against: hold(change.against) }),
  };
}
