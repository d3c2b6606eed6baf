import { expect, it } from 'vitest';
import { agency } from '../../../../tests/support/sites';
import { loadSite } from '../../load-site';
import { hardCodedContactDetails } from './hard-coded-contact-detail';

const { config } = loadSite(agency).site!;
const facts = { ...config.organization, phone: '+212522123456', email: 'contact@trace.example' };
const street = {
  path: ['organization', 'address', 'street'],
  texts: { fr: '12, rue de l’Exemple', en: '12 Example Street' },
};
const rule = hardCodedContactDetails({ ...config, organization: facts }, [street]);
const reported = (fr: string) => rule({ texts: { fr } }).map(({ suggestion }) => suggestion);

it.each(['05 22 12 34 56', '+212 522-123456', '00212 522 12 34 56'])(
  'the telephone is recognized as “%s”, and its placeholder is suggested',
  (phone) => {
    expect(reported(`Appelez le ${phone}, du lundi au vendredi.`)).toEqual([
      'Appelez le {organization.phone}, du lundi au vendredi.',
    ]);
  },
);

it('the e-mail address is recognized in capitals too, and its placeholder is suggested', () => {
  expect(reported('Écrivez à Contact@Trace.example.')).toEqual(['Écrivez à {organization.email}.']);
});

it('the street is recognized in its language', () => {
  expect(
    rule({ texts: { fr: 'Venez au 12, rue de l’Exemple !', en: 'Come to 12 Example Street!' } }),
  ).toMatchObject([{ language: 'fr' }, { language: 'en', code: 'WORDS-013', suggestion: null }]);
});

it.each([
  'Appelez le 05 22 12 34 57.',
  'Écrivez à commercial.contact@trace.example.',
  'Écrivez à contact@trace.example2.',
  `Chez ${config.organization.name}, appelez le {organization.phone}.`,
])('“%s” has no hard-coded detail', (text) => {
  expect(reported(text)).toEqual([]);
});

it('the contact details of the company itself are allowed', () => {
  expect(rule(street)).toEqual([]);
});
