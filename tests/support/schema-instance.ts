import { findBlocks } from '../../src/site/blocks/find-blocks';
import type { SiteConfig } from '../../src/site/types.generated';
import type { Schema } from './schema-objects';

/** Functions that generate values of a schema. */
export interface Instances {
  /** Returns a value with the required fields only. */
  minimal(schema: Schema): unknown;
  /** Returns a value with every field except notes. */
  maximal(schema: Schema): unknown;
}

/**
 * Returns functions that generate values of a schema, for the part of JSON Schema that blocks use. References, such as
 * the ids of pages, come from a config. Each text contains its number and its language.
 *
 * @param definitions the shared definitions, by name
 * @param config the config with the pages, sections, colours, gradients and ads
 */
export function instances(definitions: ReadonlyMap<string, Schema>, config: SiteConfig): Instances {
  let count = 0;
  const sections = Object.keys(config.theme.sections);
  const pages = config.pages.filter(({ kind }) => kind === 'service').map(({ id }) => id);
  const gradients = Object.keys(config.theme.gradients).filter((name) => name !== '$comment');
  const colors = Object.keys(config.theme.colors).filter((name) => name !== '$comment');
  const next = (names: string[]) => names[(count += 1) % names.length];
  /** The values of definitions, by their name. */
  const named: Record<string, () => unknown> = {
    text: () => {
      count += 1;
      return { fr: `mot ${count} fr`, en: `word ${count} en`, ar: `كلمة ${count} ar` };
    },
    anchor: () => `anchor-${(count += 1)}`,
    pageId: () => next(pages),
    target: () => next(pages),
    caseTarget: () => next(casesOf(config)),
    sectionId: () => next(sections),
    gradient: () => next(gradients),
    colorName: () => next(colors),
    adId: () => next(config.ads.map(({ id }) => id)),
    webAddress: () => `https://site-${(count += 1)}.example`,
  };
  /** The texts without a definition, by their pattern. */
  const patterned: Record<string, () => unknown> = {
    '\\S': () => `Name ${(count += 1)}`,
    '^[A-Z]{3}$': () => next(['MAD', 'EUR']),
    '^(/[A-Za-z0-9_-]+)+\\.(png|jpg|jpeg|webp|avif)$': () => `/pictures/picture-${(count += 1)}.png`,
  };

  function make(schema: Schema, isWhole: boolean): unknown {
    const definition = schema.$ref?.split('#/definitions/')[1];
    if (definition !== undefined) {
      const target = definitions.get(definition);
      if (!target) throw new Error(`There is no definition "${definition}".`);
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
    // When an object allows a limited number of fields, the first ones are used.
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
    if (!text) throw new Error(`There is no sample text for the pattern ${schema.pattern}.`);
    return text();
  }

  return { minimal: (schema) => make(schema, false), maximal: (schema) => make(schema, true) };
}

/** Returns the targets of the cases of a site. */
function casesOf(config: SiteConfig): string[] {
  return findBlocks(config, 'cases').flatMap(({ block, page }) =>
    block.items.map(({ id }) => `${page.id}#${id}`),
  );
}
