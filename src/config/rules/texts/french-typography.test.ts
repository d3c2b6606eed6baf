import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { runs } from '../../../../tests/support/sampled';
import { applyFrenchTypography, frenchTypography } from './french-typography';

const corrected = (fr: string) =>
  checkTexts(frenchTypography, [{ fr }]).map(({ fix }) => fix && 'typography' in fix && fix.typography);

it.each([
  ['Bonjour !', 'Bonjour\u202f!'],
  ['Bonjour!', 'Bonjour\u202f!'],
  ['Un devis ? Oui ; demain.', 'Un devis\u202f? Oui\u202f; demain.'],
  ['Quoi ?!', 'Quoi\u202f?!'],
  ['Horaires : voir', 'Horaires\u00a0: voir'],
  ['Horaires: voir', 'Horaires\u00a0: voir'],
  ['Il dit « oui ».', 'Il dit «\u00a0oui\u00a0».'],
  ['Il dit «oui».', 'Il dit «\u00a0oui\u00a0».'],
  ['1 200 DH', '1\u00a0200\u00a0DH'],
  ['12 345 678 visites', '12\u00a0345\u00a0678 visites'],
  ['30 % et 98%', '30\u00a0% et 98\u00a0%'],
  ['De 9 h à 18 h', 'De 9\u00a0h à 18\u00a0h'],
  ['Deux  espaces , puis la fin .', 'Deux espaces, puis la fin.'],
  ['« La fin ,»', '«\u00a0La fin,\u00a0»'],
  ["L'équipe d'ici", 'L’équipe d’ici'],
  ['Oui,bien sûr.', 'Oui, bien sûr.'],
  [' Une espace de chaque côté ', 'Une espace de chaque côté'],
  ['Écrivez à {organization.email} !', 'Écrivez à {organization.email}\u202f!'],
])('the correction of “%s” has French typography', (fr, right) => {
  expect(corrected(fr)).toEqual([right]);
  expect(corrected(right)).toEqual([]);
});

it.each([
  'Bonjour\u00a0! Un devis\u202f?',
  'Voir https://www.trace.example/?page=1;x!',
  'Ouvert de 9:00 à 18:00, format 16:9',
  'Merci :) et à bientôt ;-)',
  'Appelez le +212 522 000 000',
  'En 2024 300 clients',
  '1,5 litre, Node.js et www.Trace.example',
  'Article 3, alinéa 2',
  'Dans {{seconds}} secondes',
  '2 hommes et 3 maisons',
  '(?)',
])('“%s” stays unchanged', (fr) => {
  expect(corrected(fr)).toEqual([]);
});

it('each kind of fault is reported once, with the command that corrects it', () => {
  const [finding] = checkTexts(frenchTypography, [{ fr: "L'un ! L'autre !" }]);
  expect(finding).toMatchObject({
    language: 'fr',
    message:
      "This text needs a non-breaking space before ; ! and ? and the apostrophe ’ instead of '. Run npm run validate -- --fix.",
  });
});

/** Parts that follow other rules. */
const kept = [
  '&amp;',
  "[l'équipe : ici](/a?b=1 ;c)",
  'https://www.trace.example/?page=1;x=2!',
  "contact+d'accueil@trace.example",
  '{organization.phone}',
  '{{seconds}}',
  '<b>',
  '+212 522 000 000',
  '9:00',
];
const words = ["l'équipe", 'où', '1 200 DH', '98%', 'الخدمة'];
const signs = [...'«»:;!?",🙂\n'];
const spaces = [' ', '  ', '\u00a0', '\u202f', '\t', ''];

it('the correction of a text loses and moves no letter, keeps what follows other rules, and does not change again', () => {
  const part = fc.tuple(
    fc.constantFrom(...kept, ...words, ...signs, ...words, ...signs),
    fc.constantFrom(...spaces),
  );
  const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu);
  const keptIn = (text: string) => kept.filter((one) => text.includes(one));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const text = parts.flat().join('');
      const after = applyFrenchTypography(text);
      expect(applyFrenchTypography(after)).toBe(after);
      expect(lettersOf(after)).toEqual(lettersOf(text));
      expect(keptIn(after)).toEqual(keptIn(text));
    }),
    { numRuns: runs(300) },
  );
});
