import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findText } from './find';
import { parseQuery } from './search-query';
import type { Language } from '../../site/languages';
import { newService, SiteCopy, withNewService } from '../../../tests/support/site-copy';

/** The matches in a site with a service that has a unique price. */
function found(asked: string, only?: Language) {
  using copy = new SiteCopy();
  copy.change(withNewService).change(({ pages }) => {
    const page = pages.find(({ id }) => id === newService)!;
    page.description = {
      fr: 'Dès 87\u00a0321\u00a0DH, l’accueil compris.',
      en: 'From MAD 87,321, the Reception included.',
      ar: 'ابتداءً من ٨٧٣٢١ درهم، مع الاستقبال.',
    };
    const hero = page.blocks[0];
    if (hero?.type !== 'hero') throw new Error('no hero');
    hero.offer = {
      label: { fr: 'Dès', en: 'From', ar: 'ابتداءً من' },
      value: { fr: '87\u00a0321\u00a0DH', en: 'MAD 87,321', ar: '87321 درهم' },
      price: { amount: 87321, currency: 'MAD' },
    };
  });
  const file = join(copy.folder, 'locales/fr.json');
  copy.add('locales/fr.json', readFileSync(file, 'utf8').replace(/("skip": ")[^"]+/, '$187 321 fois'));
  return findText(copy.folder, asked, only).map(({ file: name, line, place, words }) => {
    const text = readFileSync(join(copy.folder, name), 'utf8').split('\n')[line - 1] ?? '';
    return { place: place.replace(`page /consulting/${newService} › `, ''), words, text };
  });
}

describe('what somebody looks for in the words of the site', () => {
  const price = [
    'description: Dès 87 321 DH, l’accueil compris.',
    'description: From MAD 87,321, the Reception included.',
    'description: ابتداءً من ٨٧٣٢١ درهم، مع الاستقبال.',
    'block 1 "hero" › offer.value: 87 321 DH',
    'block 1 "hero" › offer.value: MAD 87,321',
    'block 1 "hero" › offer.value: 87321 درهم',
    'block 1 "hero" › offer.price.amount: 87321 MAD',
  ];
  const lines = (asked: string) => found(asked).map(({ place, words }) => `${place}: ${words}`);

  it.each(['87\u00a0321', '87321', '87,321'])(
    'the number %s is found in three languages and in figures, and in the files of words',
    (asked) => {
      expect(lines(asked)).toEqual([...price, 'frame.skip: 87 321 fois']);
    },
  );

  it.each(['87 321 DH', '87\u2009321 dirhams', '87321DH', 'MAD 87,321', '٨٧٣٢١ درهم'])(
    'the price %s is found where a currency is next to the number, and nowhere else',
    (asked) => expect(lines(asked)).toEqual(price),
  );

  it.each([
    ['de 87 321 à 90 000 DH', 3],
    ['90 000 pages pour 87321DH', 18],
    ['87\u202f321 mots, puis 87 321 DH', 18],
    ['87 321 caractères', undefined],
    ['187 321 DH', undefined],
    ['87 321 Madames', undefined],
  ])('a price is read in “%s”', (text, at) => {
    expect(parseQuery('87 321 DH').rangesIn(text, 'fr')[0]?.at).toBe(at);
  });

  it('is found in every value of the config: recipients, social links, addresses', () => {
    using copy = new SiteCopy();
    copy.change(({ organization }) => {
      organization.recipients = ['sales@own-words.example'];
      organization.social = [{ network: 'linkedin', url: 'https://Own-Words.example/us' }];
    });
    expect(findText(copy.folder, 'own-words.example').map(({ place, words }) => [place, words])).toEqual([
      ['organization.recipients[0]', 'sales@own-words.example'],
      ['organization.social[0].url', 'https://Own-Words.example/us'],
    ]);
  });

  it('is reported with its line', () => {
    for (const { text } of found('87 321')) expect(text).toMatch(/87.?321|٨٧٣٢١/);
  });

  it.each(["L'ACCUEIL compris", 'dh, l’accueil'])('%s is found whatever its signs are', (asked) => {
    expect(found(asked).map(({ place }) => place)).toEqual(['description']);
  });

  it('is looked for in one language only when that is wished, figures always', () => {
    expect(found('87321', 'en').map(({ words }) => words)).toEqual([
      'From MAD 87,321, the Reception included.',
      'MAD 87,321',
      '87321 MAD',
    ]);
  });

  it('is not found where there is another number or none', () => {
    expect(found('7321')).toEqual([]);
    expect(found('87 321 étoiles')).toEqual([]);
  });
});
