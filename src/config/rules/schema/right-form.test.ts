import { expect, it } from 'vitest';
import { rightForm } from './right-form';

const forms = {
  time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  color: { pattern: '^#[0-9A-Fa-f]{6}$' },
  phone: { pattern: String.raw`^\+[1-9][0-9]{6,14}$` },
  address: { pattern: String.raw`^https://([\p{L}\p{N}-]+\.)+\p{L}+$` },
  path: { pattern: '^/$|^(/[a-z0-9]+(-[a-z0-9]+)*)+$' },
  id: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  country: { pattern: '^[A-Z]{2}$' },
  link: { pattern: '^[a-z0-9]+(-[a-z0-9]+)*(#[a-z0-9]+)?$', refersTo: 'target' },
} as const;

const config = {
  url: 'https://www.trace.example',
  languages: [{ code: 'fr' }, { code: 'en' }],
  pages: [
    { id: 'accounting', path: { fr: '/consulting/comptabilite', en: '/consulting/accounting' } },
    { id: 'faq', path: '/faq', blocks: [{ id: 'prices' }] },
  ],
};

it.each([
  ['time', '9h', '09:00'],
  ['time', '18 h 30', '18:30'],
  ['time', '9:05', '09:05'],
  ['time', '25h', null],
  ['time', 'midi', null],
  ['color', '0b6b4d', '#0b6b4d'],
  ['color', '#0af', '#00aaff'],
  ['color', '#OB6B4D', '#0B6B4D'],
  ['phone', '00212 522-00.00.00', '+212522000000'],
  ['phone', '0522 00 00 00', null],
  ['address', 'www.trace.example', 'https://www.trace.example'],
  ['address', 'http://trace.example/', 'https://trace.example'],
  ['address', 'https://https://trace.example', 'https://trace.example'],
  ['path', '/faq.html', '/faq'],
  ['path', '/خدمات', null],
  ['path', 'Services/Création de site/', '/services/creation-de-site'],
  ['id', 'Création de site', 'creation-de-site'],
  ['id', 'seo\u200b', 'seo'],
  ['country', 'ma', 'MA'],
  ['link', '/consulting/accounting', 'accounting'],
  ['link', 'https://www.trace.example/faq/#prices', 'faq#prices'],
  ['link', 'https://trace.example/faq', 'faq'],
  ['link', 'http://localhost:3000/faq', 'faq'],
  ['link', 'http://partner.example/faq', null],
  ['link', 'FAQ', 'faq'],
  ['link', '/en/consulting/accounting', 'accounting'],
  ['link', 'faq.html', 'faq'],
  ['link', '#prices', 'faq#prices'],
  ['link', 'Prices', 'faq#prices'],
  ['link', 'fa\u200bq', 'faq'],
  ['link', '\u0430ccounting', 'accounting'],
  ['link', '/nowhere', null],
] as const)('as a %s, “%s” is %s', (form, text, right) => {
  expect(rightForm(text, forms[form], config)).toBe(right);
});
