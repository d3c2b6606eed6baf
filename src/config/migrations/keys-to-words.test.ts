import { describe, expect, it } from 'vitest';
import type { Reference } from '../references/reference';
import { keysToWords } from './keys-to-words';

/** Moves the texts of a config whose fields are all texts. */
function moved(config: Record<string, string>, locales: Parameters<typeof keysToWords>[0]['locales']) {
  const references = Object.entries(config).map(([name, value]): Reference => ({
    kind: 'text',
    value,
    path: [name],
  }));
  return keysToWords({ config, locales }, references);
}

describe('moving the texts of a config', () => {
  it('puts French words in the place of their key, and translations under these words in the order of the config', () => {
    const result = moved(
      { title: 't:home.title', lead: 't:home.lead' },
      {
        fr: { frame: { skip: 'Passer' }, home: { lead: 'Deux', title: 'Un' } },
        en: { frame: { skip: 'Skip' }, home: { lead: 'Two', title: 'One' } },
        ar: { home: { title: 'واحد' } },
      },
    );
    expect(result).toEqual({
      count: 2,
      config: { title: 'Un', lead: 'Deux' },
      locales: {
        fr: { frame: { skip: 'Passer' } },
        en: { frame: { skip: 'Skip' }, pages: { Un: 'One', Deux: 'Two' } },
        ar: { pages: { Un: 'واحد' } },
      },
    });
    expect(Object.keys(result.locales.en?.pages ?? {})).toEqual(['Un', 'Deux']);
  });

  it('keeps a key that several places use, one that French lacks, and a text that no place uses', () => {
    const locales = { fr: { a: { b: 'Un', d: 'Deux' } }, en: { a: { b: 'One', d: 'Two' } }, ar: {} };
    const config = { title: 't:a.b', label: 't:a.b', lead: 't:a.c' };
    expect(moved(config, locales)).toEqual({ count: 0, config, locales });
  });

  it('writes the text in each language where the same French words are translated differently', () => {
    const result = moved(
      { label: 't:a.one', note: 't:a.two' },
      {
        fr: { a: { one: 'Publication', two: 'Publication' } },
        en: { a: { one: 'Store publication', two: 'Publication' } },
        ar: { a: { one: 'النشر' } },
      },
    );
    expect(result.config).toEqual({
      label: { fr: 'Publication', en: 'Store publication', ar: 'النشر' },
      note: { fr: 'Publication', en: 'Publication' },
    });
    expect(result.locales.en).toEqual({ pages: {} });
  });
});
