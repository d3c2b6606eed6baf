import { describe, expect, it } from 'vitest';
import { loadSite } from '../../load-site';
import { untranslatedWords } from './untranslated';
import { agency } from '../../../../tests/support/sites';

const { config } = loadSite(agency).site!;
const rule = untranslatedWords({ ...config, terms: ['SEO', 'Power BI'] }, []);
const told = (fr: string, en?: string, ar?: string) =>
  rule({ words: { fr, ...(en && { en }), ...(ar && { ar }) } }).map(
    ({ language, code }) => `${language} ${code}`,
  );

describe('words that nobody translated', () => {
  it('are told where English or Arabic is the French text itself', () => {
    expect(told('Demander un devis', 'Demander un devis', 'Demander un devis')).toEqual([
      'en WORDS-007',
      'ar WORDS-007',
    ]);
  });

  it('are told where Arabic has no Arabic letter', () => {
    expect(told('Demander un devis', 'Get a quote', 'Get a quote')).toEqual(['ar WORDS-008']);
    expect(told('Demander un devis', 'Get a quote', 'اطلبوا عرض أثمان SEO')).toEqual([]);
  });

  it('are not a single word that French and English share, which Arabic does not', () => {
    expect(told('Message', 'Message', 'رسالة')).toEqual([]);
    expect(told('Message', 'Message', 'Message')).toEqual(['ar WORDS-007']);
  });

  it.each(['Samira Benali', 'Maroc Telecom', 'Google Business Profile', 'Karim O’Neil, Café Noir'])(
    'are not in English « %s », which looks like a name',
    (text) => {
      expect(told(text, text, 'اسم')).toEqual([]);
    },
  );

  it('are what French writes in capitals or in sentences', () => {
    expect(told('NOS OFFRES', 'NOS OFFRES', 'عروضنا')).toEqual(['en WORDS-007']);
    expect(told('Nos Offres du mois', 'Nos Offres du mois', 'عروضنا')).toEqual(['en WORDS-007']);
  });

  it.each([
    config.organization.name,
    'SEO, power bi',
    'contact@trace.example',
    'https://www.trace.example/offre',
    '98 %',
    '© {{year}} {{name}}',
  ])('are not « %s », which is the same in every language', (text) => {
    expect(told(text, text, text)).toEqual([]);
  });

  it('are told when a term is only a part of a word', () => {
    expect(told('votre SEOUL', 'votre SEOUL', 'votre SEOUL')).toEqual(['en WORDS-007', 'ar WORDS-007']);
  });

  it('are no names of projects, languages or streets', () => {
    const page = config.pages.findIndex(({ blocks }) => blocks.some(isProjects));
    const block = config.pages[page]!.blocks.findIndex(isProjects);
    const named = {
      path: ['pages', page, 'blocks', block, 'items', 0, 'name'],
      words: { fr: 'Zerbia du Nord', en: 'Zerbia du Nord', ar: 'Zerbia du Nord' },
    };
    const withNames = untranslatedWords(config, [named]);
    expect(withNames(named)).toEqual([]);
    // The name is one of the words that stay, also in another text.
    expect(withNames({ ...named, path: ['ads'] })).toEqual([]);
    expect(rule({ ...named, path: ['organization', 'address', 'street'] })).toEqual([]);
    expect(rule({ ...named, path: ['ads'] })).toHaveLength(2);
  });
});

const isProjects = (block: (typeof config.pages)[number]['blocks'][number]) =>
  block.type === 'cases' && block.variant === 'projects';
