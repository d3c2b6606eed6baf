import type { Translated } from '../../../config/message-language';
import type { PartKind } from '../misplaced-parts';
import { schemaRule } from '../schema-rule';

export const misplacedPart = schemaRule({
  code: 'SCHEMA-010',
  severity: 'error',
  keywords: ['misplaced'],
  summary: {
    en: 'A part is in the list of another kind: a page among blocks, for example.',
    fr: 'Une partie se trouve dans la liste d’un autre genre : une page parmi les blocs, par exemple.',
  },
  docs: {
    en: 'The list `pages` contains pages, the list `ads` ads, and the list `blocks` of a page blocks. What is pasted into another list has all its fields at the wrong place.\n\nMove the part to its list; the message names it.',
    fr: 'La liste `pages` contient des pages, la liste `ads` des annonces, et la liste `blocks` d’une page des blocs. Ce qui est collé dans une autre liste a tous ses champs au mauvais endroit.\n\nDéplacez la partie dans sa liste, que le message indique.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/-', value: { type: 'site-map' } }],
    reports: 'This is a block, not a page. Move it to the "blocks" of a page.',
    valid: [{ file: 'site.config.json', pointer: '/pages/1/blocks/-', value: { type: 'site-map' } }],
  },
  messages: {
    misplaced: ({ part, place }: { part: PartKind; place: PartKind }) => ({
      en: `This is ${parts[part].en}, not ${parts[place].en}. ${moves[part].en}`,
      fr: `C’est ${parts[part].fr}, et non ${parts[place].fr}. ${moves[part].fr}`,
    }),
  },
  explain: ({ params }) => ({
    message: 'misplaced',
    data: { part: params.part as PartKind, place: params.place as PartKind },
  }),
});

const parts: Record<PartKind, Translated> = {
  page: { en: 'a page', fr: 'une page' },
  ad: { en: 'an ad', fr: 'une annonce' },
  question: { en: 'a question', fr: 'une question' },
  button: { en: 'a button', fr: 'un bouton' },
  block: { en: 'a block', fr: 'un bloc' },
};

const moves: Record<PartKind, Translated> = {
  page: { en: 'Move it to the list "pages".', fr: 'Déplacez-la dans la liste « pages ».' },
  ad: { en: 'Move it to the list "ads".', fr: 'Déplacez-la dans la liste « ads ».' },
  question: {
    en: 'Move it to the "items" of the block "faq".',
    fr: 'Déplacez-la dans la liste « items » du bloc « faq ».',
  },
  button: {
    en: 'Move it to the "actions" of a block.',
    fr: 'Déplacez-le dans la liste « actions » d’un bloc.',
  },
  block: {
    en: 'Move it to the "blocks" of a page.',
    fr: 'Déplacez-le dans la liste « blocks » d’une page.',
  },
};
