import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/config/load-site';
import type { SiteConfig } from '../../src/site/types.generated';
import { schemaObjects } from '../support/schema-objects';
import { SiteCopy } from '../support/site-copy';
import { agency } from '../support/sites';

const NOTE = 'Ask Salma before you change this.';

describe('a note ("$comment")', () => {
  it('may stand in every object of the schema, and is a text like every other note', () => {
    const place = /parts\.schema\.json#\/definitions\/comment$|^#\/definitions\/comment$/;
    const without = schemaObjects().filter(
      ({ schema }) => !place.test(schema.properties?.$comment?.$ref ?? ''),
    );
    // The block is described once more by the file of its type, which has the note.
    expect(without.map((object) => object.place)).toEqual(['blocks.schema.json/definitions/block']);
  });

  it('may stand in every object of the config at once, and changes nothing of the site', () => {
    using copy = new SiteCopy();
    let notes = 0;
    const noted = (value: unknown): unknown => {
      if (value === null || typeof value !== 'object') return value;
      if (Array.isArray(value)) return value.map(noted);
      notes += 1;
      return {
        $comment: NOTE,
        ...Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, noted(entry)])),
      };
    };
    copy.write(JSON.stringify(noted(JSON.parse(copy.text())), null, 2));
    expect(notes).toBeGreaterThan(100);
    const own = loadSite(agency);
    const { site, problems } = loadSite(copy.folder);
    expect(problems.map(({ code }) => code)).toEqual(own.problems.map(({ code }) => code));
    expect(site?.config).toEqual(own.site?.config);
  });

  it('is not what a piece of prose consists of', () => {
    using copy = new SiteCopy();
    copy.change((config: SiteConfig) => {
      for (const block of config.pages.flatMap(({ blocks }) => blocks))
        if (block.type === 'prose') Reflect.set(block.parts[0]!.content, 0, { $comment: NOTE });
    });
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toContain('SCHEMA-007');
  });
});
