import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { numberMismatch } from './number-mismatch';

const reported = (fr: string, en: string) =>
  checkTexts(numberMismatch, [{ fr, en }]).map(({ message }) => message);

describe('numbers and addresses in two languages', () => {
  it.each([
    ['Dès 5 000 DH', 'From MAD 5,000'],
    ['Dès 5\u00a0000\u202fDH', 'From MAD 5,000'],
    ['Note : 4,8 sur 5', 'Rated 4.8 out of 5'],
    ['1 500,50 DH', 'MAD 1,500.50'],
    ['De 9 h à 18 h', '9am–6pm'],
    ['Ouvert 24 h/24 et 7 j/7', 'Open 24/7'],
    ['Appelez le 05 22 00 00 00', 'Call +212 522-000000'],
    ['Voir https://www.cndp.ma/fr/accueil', 'See www.cndp.ma/en'],
    ['La loi 09-08', 'Law 09.08'],
    ['{{count}} sur 100', '{{count}} of 100'],
    ['Un marché de 2 000 000 DH', 'A market of MAD 2 million'],
    ['1,5 million de DH', 'MAD 1,500,000'],
    ['Plus de 10 000 pièces', 'Over 10K parts'],
    ['Un capital de 3,2 M€', 'A capital of €3.2m'],
    ['À 500 m du port', '500 m from the port'],
    ['À partir du 01/07', 'From 1 July'],
    ['De 7 h 45 à 19 h 15', '7.45 am to 7.15 pm'],
    ['L’exercice 2024-2025', 'The year 2024/25'],
    ['Depuis les années 80', 'Since the 1980s'],
    ['Les années 80 et 90', 'The 80s and 90s'],
  ])('“%s” contains the same as “%s”', (fr, en) => {
    expect(reported(fr, en)).toEqual([]);
  });

  it.each([
    ['Trois offres', '3 offers'],
    ['3 offres en 2 jours', 'three offers in 2 days'],
  ])('“%s” may spell out a number of “%s”', (fr, en) => {
    expect(reported(fr, en)).toEqual([]);
  });

  it.each([
    ['Dès 6 000 DH', 'From MAD 5,000', '6 000', '5,000'],
    ['2 millions de DH', 'MAD 2 billion', '2', '2'],
    ['98 % des clients', '89% of clients', '98', '89'],
    ['Écrivez à a@trace.example', 'Write to b@trace.example', 'a@trace.example', 'b@trace.example'],
    ['Voir https://a.example', 'See https://b.example', 'https://a.example', 'https://b.example'],
    ['Appelez le 05 22 00 00 00', 'Call +212 522-000001', '05 22 00 00 00', '+212 522-000001'],
    ['De 3 à 3 jours', 'From 3 to 4 days', '3', '4'],
  ])('“%s” contradicts “%s”', (fr, en, ours, theirs) => {
    expect(reported(fr, en)).toEqual([
      `The French text says ${ours}, the English text says ${theirs}. Correct what is wrong.`,
    ]);
  });

  it('are read in Arabic digits, with Arabic separators for thousands and decimals', () => {
    const rule = (fr: string, ar: string) => checkTexts(numberMismatch, [{ fr, ar }]);
    expect(rule('5 000 DH', '٥٬٠٠٠ درهم')).toEqual([]);
    expect(rule('5 000 DH', 'بـ5000 درهم')).toEqual([]);
    expect(rule('Note : 4,8', 'التقييم ٤٫٨')).toEqual([]);
    expect(rule('À 18 h', 'على الساعة 6 مساءً')).toEqual([]);
    expect(rule('5 000 DH', '٦٬٠٠٠ درهم')).toMatchObject([
      { language: 'ar', message: expect.stringContaining('the Arabic text says') },
    ]);
  });

  it.each([
    ['Loi n° 53-05', 'Law No. 53-05', 'القانون رقم 53.05'],
    ['De 9 h à 18 h', '9 to 6', 'من 9 إلى 6'],
    ['20 % de remise', '20% off', 'خصم ٪20'],
    ['1,5 jour', '1.5 days', '١٫٥ يوم'],
  ])('“%s” equals “%s” and “%s”', (fr, en, ar) => {
    expect(checkTexts(numberMismatch, [{ fr, en, ar }])).toEqual([]);
  });
});

it('a number in which two translations agree is reported once, at the French text', () => {
  const texts = { fr: '6\u00a0000\u00a0DH', en: 'MAD 5,000', ar: '5000 درهم' };
  expect(checkTexts(numberMismatch, [texts])).toMatchObject([
    {
      language: 'fr',
      message: expect.stringContaining('the English text says 5,000 and the Arabic text says 5000') as string,
    },
  ]);
});
