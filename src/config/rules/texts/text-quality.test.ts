import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import type { SourceText } from '../../texts/all-texts';
import { typingMistake } from './typing-mistake';

const messagesOf = (text: SourceText | SourceText['texts']) =>
  checkTexts(typingMistake, [text]).map(({ message }) => message);

describe('a long text', () => {
  const reported = (length: number, path: string[] = []) =>
    messagesOf({ texts: { fr: 'a'.repeat(length) }, path });

  it('is reported with its length and its limit, which is lower in a title, a name or a label', () => {
    expect(reported(200_000)).toEqual([
      'The French text has 200,000 characters; the limit here is 1,500. Shorten or split it.',
    ]);
    expect(reported(1500, ['pages', 'lead'])).toEqual([]);
    expect(reported(201, ['pages', 'title'])).toHaveLength(1);
    expect(reported(200, ['pages', 'title'])).toEqual([]);
  });

  it('has to fit into menus in the name of a page', () => {
    expect(reported(90, ['pages', '0', 'name'])).toEqual([
      expect.stringContaining('has 90 characters; the limit here is 40'),
    ]);
    expect(reported(40, ['pages', '0', 'name'])).toEqual([]);
    expect(reported(90, ['pages', '0', 'title'])).toEqual([]);
  });
});

describe('an invisible character', () => {
  it('is reported with its number and the letters before it', () => {
    expect(messagesOf({ fr: 'Bon\u200bjour' })).toEqual([
      'The French text contains an invisible character (U+200B) after “Bon”. Delete it.',
    ]);
    expect(messagesOf({ en: '\ufeffHello' })).toEqual([
      'The English text contains an invisible character (U+FEFF) at its start. Delete it.',
    ]);
    expect(messagesOf({ fr: 'atelier\u00ad', ar: 'مرحبا\u2060' })).toHaveLength(2);
  });

  it('is allowed where Arabic or an emoji needs it', () => {
    expect(messagesOf({ ar: 'می\u200cخواهم\u200e SEO\u200f' })).toEqual([]);
    expect(messagesOf({ fr: 'Une équipe 👩\u200d🔧 et 🧑🏽\u200d🔧' })).toEqual([]);
    expect(messagesOf({ fr: 'a\u200db' })).toHaveLength(1);
  });
});

describe('a doubled word', () => {
  const reported = (texts: object) => checkTexts(typingMistake, [texts]).map(({ data }) => data);

  it.each([
    ['fr', 'Voir le le devis', 'le'],
    ['en', 'Read the the guide', 'the'],
    ['ar', 'نعمل في في الرباط', 'في'],
  ])('in %s is reported: “%s”', (language, text, word) => {
    expect(reported({ [language]: text })).toEqual([{ language, found: word }]);
  });

  it.each([
    ['fr', 'Nous nous occupons de vous : vous vous reposez'],
    ['fr', 'Très très bien, de demain à après-demain'],
    ['fr', 'Le groupe Duran Duran, la place la plus proche'],
    ['ar', 'خطوة خطوة'],
  ])('in %s is allowed: “%s”', (language, text) => {
    expect(reported({ [language]: text })).toEqual([]);
  });
});

describe('quotation marks', () => {
  const reported = (fr: string, path?: string[]) =>
    checkTexts(typingMistake, [{ texts: { fr }, ...(path && { path }) }]).length;

  it.each(['"Bonjour"', '“Bonjour”', 'Bonjour"', '“Bonjour', '« Bonjour', 'Dire "oui" ou "non".'])(
    'are reported in %s',
    (text) => {
      expect(reported(text)).toBe(1);
    },
  );

  it.each(['Un “bon” devis', '“Un” et “deux”', 'Un écran de 24"', '« Bonjour »', 'Dire « oui »'])(
    'are allowed in %s',
    (text) => {
      expect(reported(text)).toBe(0);
    },
  );

  it('are reported around the words of a client, which get those of the site', () => {
    expect(reported('« Bonjour »', ['items', 'quote'])).toBe(1);
  });
});

describe('what was pasted or left open', () => {
  it.each([
    ['Nous répondons (sous un jour.', 'is not closed. Add )'],
    ['Dire « oui ou non.', 'is not closed. Add »'],
    ['Une ligne\nune autre', 'has a line break, which pages do not show'],
    ['Sous un jour ouvré【1†source】.', 'came along with the French text'],
    ['Sous un jour ouvré [1].', 'came along with the French text'],
    ['Voici une version plus claire : Nous répondons.', 'came along with the French text'],
    ['Sure! Here is the translation: Our offers', 'came along with the French text'],
    ['إليك الترجمة: عروضنا', 'came along with the French text'],
  ])('“%s” %s', (fr, message) => {
    expect(messagesOf({ fr })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    'Voici notre proposition de valeur : un prix, un délai.',
    'Voici nos textiles : lin et coton',
    'Here is our textile range: linen',
    'À bientôt :(',
    'Un devis (gratuit).',
  ])('“%s” is none of it', (fr) => {
    expect(messagesOf({ fr })).toEqual([]);
  });
});

it('Latin punctuation after an Arabic word is reported', () => {
  const marks = (ar: string) => messagesOf({ ar });
  expect(marks('نعم?')).toEqual(['The Arabic text has the Latin mark ?. Write the Arabic one: ؟']);
  expect(marks('نعم, شكرا')).toHaveLength(1);
  expect(marks('نعم، شكرا؟')).toEqual([]);
});
