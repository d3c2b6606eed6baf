import type { SiteConfig } from '../../src/site/types.generated';
import type { Schema } from './schema-objects';

/** What makes instances of a schema. */
export interface Instances {
  /** With the fields that are needed, and no other. */
  minimal(schema: Schema): unknown;
  /** With every field, notes left out. */
  maximal(schema: Schema): unknown;
  /** Another value in place of one; undefined where the schema allows only that one. */
  other(schema: Schema, value: unknown): unknown;
}

/**
 * Makes instances of the small part of JSON Schema that blocks are written in. What the schema alone cannot
 * know, such as which pages there are, comes from a config; words say which they are and in which language.
 *
 * @param definitions the shared definitions, by name
 * @param config what names of pages, sections, colours, gradients and ads are taken from
 */
export function instances(definitions: ReadonlyMap<string, Schema>, config: SiteConfig): Instances {
  let count = 0;
  const sections = Object.keys(config.theme.sections);
  const pages = config.pages.filter(({ kind }) => kind === 'service').map(({ id }) => id);
  const gradients = Object.keys(config.theme.gradients).filter((name) => name !== '$comment');
  const colors = Object.keys(config.theme.colors).filter((name) => name !== '$comment');
  const next = (names: string[]) => names[(count += 1) % names.length];
  /** What the schema says of a value by its kind; the config has the names. */
  const named: Record<string, () => unknown> = {
    text: () => {
      count += 1;
      return { fr: `mot ${count} fr`, en: `word ${count} en`, ar: `كلمة ${count} ar` };
    },
    anchor: () => `anchor-${(count += 1)}`,
    pageId: () => next(pages),
    target: () => next(pages),
    sectionId: () => next(sections),
    gradient: () => next(gradients),
    colorName: () => next(colors),
    webAddress: () => `https://site-${(count += 1)}.example`,
  };
  /** Texts without a definition of their own, by what they must look like. */
  const patterned: Record<string, () => unknown> = {
    '\\S': () => `Name ${(count += 1)}`,
    '^ad[0-9]+$': () => next(config.ads.map(({ id }) => id)),
    '^[A-Z]{3}$': () => next(['MAD', 'EUR']),
    '^(/[A-Za-z0-9_-]+)+\\.(png|jpg|jpeg|webp|avif)$': () => `/pictures/picture-${(count += 1)}.png`,
  };

  function make(schema: Schema, isWhole: boolean): unknown {
    const definition = schema.$ref?.split('#/definitions/')[1];
    if (definition !== undefined) {
      const target = definitions.get(definition);
      if (!target) throw new Error(`there is no definition "${definition}"`);
      return named[definition]?.() ?? make(target, isWhole);
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'object') return object(schema, isWhole);
    if (schema.type === 'array')
      return Array.from(
        { length: isWhole ? Math.max(2, schema.minItems ?? 0) : (schema.minItems ?? 0) },
        () => make(schema.items ?? {}, isWhole),
      );
    return scalar(schema);
  }

  function object({ properties = {}, required = [], ...rest }: Schema, isWhole: boolean): object {
    // Where an object takes only so many fields, the first ones do.
    const most = rest.else?.maxProperties ?? Infinity;
    const least = rest.else?.minProperties ?? 0;
    const names = Object.keys(properties).filter((name) => name !== '$comment');
    const wanted = isWhole ? names.slice(0, most) : [...new Set([...required, ...names.slice(0, least)])];
    return Object.fromEntries(wanted.map((name) => [name, make(properties[name] ?? {}, isWhole)]));
  }

  function scalar(schema: Schema): unknown {
    if (schema.type === 'boolean') return true;
    if (schema.type === 'integer' || schema.type === 'number')
      return schema.maximum ?? (schema.minimum ?? 0) + 2;
    const text = patterned[schema.pattern ?? ''];
    if (!text) throw new Error(`the instances know no text of the pattern ${schema.pattern}`);
    return text();
  }

  function other(schema: Schema, value: unknown): unknown {
    if (schema.const !== undefined) return undefined;
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'number') return value - 1;
    const definition = definitions.get(schema.$ref?.split('#/definitions/')[1] ?? '');
    const values = schema.enum ?? definition?.enum;
    if (values) return values.find((candidate) => candidate !== value);
    const made = make(schema, true);
    return JSON.stringify(made) === JSON.stringify(value) ? make(schema, true) : made;
  }

  return { minimal: (schema) => make(schema, false), maximal: (schema) => make(schema, true), other };
}
