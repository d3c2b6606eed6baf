import { describe, expect, it } from 'vitest';
import { agencyConfig, trilingual } from '../../../../tests/support/sites';
import type { SourceText } from '../../texts/all-texts';
import type { Context } from '../../context';
import { wrongLanguage } from './wrong-language';

const config = { ...agencyConfig(), terms: ['SEO', 'Power BI', 'سوق'] };
const { organization } = config;

/** Returns what is found in these texts. */
const found = (...texts: SourceText[]) =>
  [...wrongLanguage.check({ config, texts, ...trilingual } as unknown as Context)].map(
    ({ language, message }) => `${language} ${message}`,
  );
const reported = (fr: string, en?: string, ar?: string) =>
  found({ texts: { fr, ...(en && { en }), ...(ar && { ar }) } });

describe('untranslated texts', () => {
  it('are reported where English or Arabic is the French text itself', () => {
    expect(reported('Demander un devis', 'Demander un devis', 'Demander un devis')).toEqual(['en copied']);
  });

  it('are reported although the spaces or apostrophes were typed again', () => {
    expect(reported('Dès le\u00a05, l’appel suffit', "Dès le 5, l'appel suffit")).toEqual(['en copied']);
  });

  it('are reported where Arabic has no Arabic letter', () => {
    expect(reported('Demander un devis', 'Get a quote', 'Get a quote')).toEqual(['ar noArabic']);
    expect(reported('Demander un devis', 'Get a quote', 'اطلبوا عرض أثمان SEO')).toEqual([]);
  });

  it('do not include a single word that French and English share, which Arabic does not', () => {
    expect(reported('Message', 'Message', 'رسالة')).toEqual([]);
    expect(reported('Message', 'Message', 'Message')).toEqual(['ar copied']);
  });

  it.each(['Samira Benali', 'Maroc Telecom', 'Google Business Profile', 'Karim O’Neil, Café Noir'])(
    'do not include English “%s”, which looks like a name',
    (text) => {
      expect(reported(text, text, 'اسم')).toEqual([]);
    },
  );

  it.each([
    organization.name,
    'SEO, power bi',
    'contact@trace.example',
    'https://www.trace.example/offre',
    '98 %',
    '© {{year}} {{name}}',
  ])('do not include “%s”, which is the same in every language', (text) => {
    expect(reported(text, text, text)).toEqual([]);
  });

  it('do not include names of projects, languages or streets', () => {
    const page = config.pages.findIndex(({ blocks }) => blocks.some(isProjects));
    const block = config.pages[page]!.blocks.findIndex(isProjects);
    const texts = { fr: 'Zerbia du Nord', en: 'Zerbia du Nord', ar: 'Zerbia du Nord' };
    const named = { path: ['pages', page, 'blocks', block, 'items', 0, 'name'], texts };
    expect(found(named)).toEqual([]);
    // The name is one of the words that stay, also in another text.
    expect(found(named, { path: ['ads'], texts })).toEqual([]);
    expect(found({ path: ['organization', 'address', 'street'], texts })).toEqual([]);
    expect(found({ path: ['ads'], texts })).toEqual(['en copied']);
  });
});

const isProjects = (block: (typeof config.pages)[number]['blocks'][number]) =>
  block.type === 'cases' && block.variant === 'projects';

it.each([
  ['fr', 'Here are the answers that we give most often to our clients.'],
  ['en', 'Voici les réponses que nous donnons le plus souvent à nos clients.'],
])('a sentence of the other language in %s is reported', (language, text) => {
  expect(found({ texts: { [language]: text } })).toEqual([`${language} other`]);
});

it.each([
  ['fr', 'Notre offre « The best of the web for you and your company »'],
  ['fr', 'Le Monde of the Rings'],
  ['en', 'Chez Le Petit de la Rue'],
  ['en', 'We are in the rue de la Paix, and you find us at the end of it.'],
])('a name or a quotation in %s is not reported: %s', (language, text) => {
  expect(found({ texts: { [language]: text } })).toEqual([]);
});

describe('Arabic in a French or English text', () => {
  it('is reported', () => {
    expect(reported('Bonjour', 'مرحبا بكم')).toEqual(['en arabic']);
    expect(reported('Bonjour مرحبا')).toEqual(['fr arabic']);
  });

  it('is allowed in a quotation and a term', () => {
    expect(reported('Le mot « مرحبا » ou (مرحبا), au سوق')).toEqual([]);
    expect(found({ texts: { ar: 'مرحبا SEO وSEO' } })).toEqual([]);
  });
});
