import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SITE_LOCK, writeSiteLock } from '../../config/lock/site-lock';
import { loadSite } from '../../validate/load-site';
import type { Language } from '../../site/languages';
import { SiteCopy } from '../../../tests/support/site-copy';
import { replaceText } from './replace';
import { parseReplacement } from './replacement';
import { parseQuery } from './search-query';

const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
const read = (copy: SiteCopy, file: string) => readFileSync(join(copy.folder, file), 'utf8');
const contents = (copy: SiteCopy) => files.map((file) => read(copy, file));
const codes = (copy: SiteCopy) => loadSite(copy.folder).problems.map(({ code }) => code);

describe('a replacement', () => {
  it.each<[string, string, Language, string, string]>([
    ['5 000 DH', '6 000 DH', 'fr', 'Dès 5\u202f000 DH', 'Dès 6\u202f000 DH'],
    ['5 000 DH', '12 500 DH', 'en', 'From MAD 5,000.', 'From MAD 12,500.'],
    ['5 000 DH', '6000', 'ar', '5000 درهم', '6000 درهم'],
    ['5 000 DH', '6 000 DH', 'ar', '٥٠٠٠ درهم', '٦٠٠٠ درهم'],
    ['5 000 DH', '900 DH', 'fr', '5\u00a0000 DH', '900 DH'],
    ['900 DH', '1 200 DH', 'en', 'MAD 900 a month', 'MAD 1,200 a month'],
    ['10 000', '12 500', 'en', '10k readers', '12.5k readers'],
    ['4,8', '4,9', 'en', '4.8 of 5', '4.9 of 5'],
    ['5 000 DH', '6 000 DH', 'fr', '5 000 caractères, 5 000 DH', '5 000 caractères, 6 000 DH'],
    ['nour', 'Salma', 'fr', 'Nour et Nourredine', 'Salma et Nourredine'],
    ['devis gratuit', 'premier avis', 'fr', 'Devis\u00a0gratuit', 'Premier avis'],
    ["l'accueil", "l'entrée", 'fr', 'Par l’accueil', 'Par l’entrée'],
    ['نور', 'سلمى', 'ar', 'ونور', 'وسلمى'],
  ])('of %s by %s in %s makes of “%s” “%s”', (search, replacement, language, text, expected) => {
    expect(parseReplacement(parseQuery(search), replacement).replaceIn(text, language)).toBe(expected);
  });

  it.each([
    ['5 000 DH', 'sur devis', '“sur devis” is not a number.'],
    ['5 000 DH', '500 €', 'The new price needs the currency of the old one.'],
    ['5000', '500 €', 'The new price needs the currency of the old one.'],
  ])('of %s by %s is refused', (search, replacement, message) => {
    expect(() => parseReplacement(parseQuery(search), replacement)).toThrow(message);
  });
});

describe('a price that is replaced', { timeout: 30_000 }, () => {
  it('is shown first, and written only when that is wanted', () => {
    using copy = new SiteCopy();
    const before = contents(copy);
    const { changes } = replaceText(copy.folder, '5 000 DH', '6 000 DH', false).result;
    expect(changes.length).toBeGreaterThan(10);
    expect(contents(copy)).toEqual(before);
  });

  it('changes in every language and in figures, and leaves no translation stale', () => {
    using copy = new SiteCopy();
    writeSiteLock(copy.folder, { translations: { 'prices.website': '5\u00a0000\u00a0DH' } });
    const before = codes(copy);
    replaceText(copy.folder, '5 000 DH', '6 000 DH', true);
    for (const text of contents(copy)) {
      expect(text).not.toMatch(/5[\s,]?000\s(?:DH|درهم)|MAD\s5,000|"amount": 5000/);
      expect(text).toMatch(/6[\s,]?000/);
    }
    expect(codes(copy)).toEqual(before);
    expect(JSON.parse(read(copy, SITE_LOCK)).translations['prices.website']).toBe('6\u00a0000\u00a0DH');
  });

  it('makes a translation without the number stale, as an ordinary edit does', () => {
    using copy = new SiteCopy();
    copy.add('locales/en.json', read(copy, 'locales/en.json').replace(/From MAD\s5,000\. /, ''));
    replaceText(copy.folder, '5 000 DH', '6 000 DH', true);
    const stale = loadSite(copy.folder).problems.filter(({ code }) => code === 'WORDS-012');
    expect(stale.map(({ file }) => file)).toEqual(['locales/en.json']);
  });
});

describe('a name that is replaced', { timeout: 30_000 }, () => {
  it('changes in texts and values; names and addresses to which others refer stay, and are listed', () => {
    using copy = new SiteCopy();
    copy.change(({ organization }) => {
      organization.recipients = ['recrutement@own-words.example'];
    });
    const { names } = replaceText(copy.folder, 'recrutement', 'embauche', true).result;
    expect(names.map(({ place }) => place)).toContain('page /consulting/recrutement › id');
    const config = JSON.parse(copy.text());
    expect(config.organization.recipients).toEqual(['embauche@own-words.example']);
    expect(config.pages.find(({ id }: { id: string }) => id === 'recrutement')).toMatchObject({
      path: '/consulting/recrutement',
      name: 'Embauche',
    });
  });

  it('is refused when the site would have an error, and nothing is written', () => {
    using copy = new SiteCopy();
    const before = contents(copy);
    expect(() => replaceText(copy.folder, 'contact@trace.example', 'nobody', true)).toThrow(
      'The site would have errors',
    );
    expect(contents(copy)).toEqual(before);
  });
});
