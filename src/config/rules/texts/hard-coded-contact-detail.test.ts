import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { agencyConfig } from '../../../../tests/support/sites';
import { hardCodedContactDetail } from './hard-coded-contact-detail';

const { organization } = agencyConfig();
const config = { organization: { ...organization, phone: '+212522123456', email: 'contact@trace.example' } };
const street = {
  path: ['organization', 'address', 'street'],
  texts: { fr: '12, rue de l’Exemple', en: '12 Example Street' },
};
const findings = (texts: object) => checkTexts(hardCodedContactDetail, [street, { texts }], { config });
const reported = (fr: string) => findings({ fr }).map(({ suggestion }) => suggestion);

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
  expect(findings({ fr: 'Venez au 12, rue de l’Exemple !', en: 'Come to 12 Example Street!' })).toMatchObject(
    [
      { language: 'fr' },
      { language: 'en', data: { placeholder: '{organization.address}' }, suggestion: null },
    ],
  );
});

it.each([
  'Appelez le 05 22 12 34 57.',
  'Écrivez à commercial.contact@trace.example.',
  'Écrivez à contact@autre.example.',
  `Chez ${organization.name}, appelez le {organization.phone}.`,
])('“%s” has no hard-coded detail', (text) => {
  expect(reported(text)).toEqual([]);
});
