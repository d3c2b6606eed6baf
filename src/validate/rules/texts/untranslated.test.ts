import { describe, expect, it } from 'vitest';
import { agency } from '../../../../tests/support/sites';
import { loadSite } from '../../load-site';
import { untranslatedTexts } from './untranslated';

const { config } = loadSite(agency).site!;
const rule = untranslatedTexts({ ...config, terms: ['SEO', 'Power BI'] }, []);
const reported = (fr: string, en?: string, ar?: string) =>
  rule({ texts: { fr, ...(en && { en }), ...(ar && { ar }) } }).map(
    ({ language, code }) => `${language} ${code}`,
  );

describe('untranslated texts', () => {
  it('are reported where English or Arabic is the French text itself', () => {
    expect(reported('Demander un devis', 'Demander un devis', 'Demander un devis')).toEqual([
      'en WORDS-007',
      'ar WORDS-007',
    ]);
  });

  it('are reported where Arabic has no Arabic letter', () => {
    expect(reported('Demander un devis', 'Get a quote', 'Get a quote')).toEqual(['ar WORDS-008']);
    expect(reported('Demander un devis', 'Get a quote', 'اطلبوا عرض أثمان SEO')).toEqual([]);
  });

  it('do not include a single word that French and English share, which Arabic does not', () => {
    expect(reported('Message', 'Message', 'رسالة')).toEqual([]);
    expect(reported('Message', 'Message', 'Message')).toEqual(['ar WORDS-007']);
  });

  it.each(['Samira Benali', 'Maroc Telecom', 'Google Business Profile', 'Karim O’Neil, Café Noir'])(
    'do not include English “%s”, which looks like a name',
    (text) => {
      expect(reported(text, text, 'اسم')).toEqual([]);
    },
  );

  it('include French texts in capitals or in sentence case', () => {
    expect(reported('NOS OFFRES', 'NOS OFFRES', 'عروضنا')).toEqual(['en WORDS-007']);
    expect(reported('Nos Offres du mois', 'Nos Offres du mois', 'عروضنا')).toEqual(['en WORDS-007']);
  });

  it.each([
    config.organization.name,
    'SEO, power bi',
    'contact@trace.example',
    'https://www.trace.example/offre',
    '98 %',
    '© {{year}} {{name}}',
  ])('do not include “%s”, which is the same in every language', (text) => {
    expect(reported(text, text, text)).toEqual([]);
  });

  it('are reported when a term is only part of a word', () => {
    expect(reported('votre SEOUL', 'votre SEOUL', 'votre SEOUL')).toEqual(['en WORDS-007', 'ar WORDS-007']);
  });

  it('do not include names of projects, languages or streets', () => {
    const page = config.pages.findIndex(({ blocks }) => blocks.some(isProjects));
    const block = config.pages[page]!.blocks.findIndex(isProjects);
    const named = {
      path: ['pages', page, 'blocks', block, 'items', 0, 'name'],
      texts: { fr: 'Zerbia du Nord', en: 'Zerbia du Nord', ar: 'Zerbia du Nord' },
    };
    const withNames = untranslatedTexts(config, [named]);
    expect(withNames(named)).toEqual([]);
    // The name is one of the words that stay, also in another text.
    expect(withNames({ ...named, path: ['ads'] })).toEqual([]);
    expect(rule({ ...named, path: ['organization', 'address', 'street'] })).toEqual([]);
    expect(rule({ ...named, path: ['ads'] })).toHaveLength(2);
  });
});

const isProjects = (block: (typeof config.pages)[number]['blocks'][number]) =>
  block.type === 'cases' && block.variant === 'projects';
