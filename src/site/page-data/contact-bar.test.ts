import { expect, it } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import { translator } from '../translate';
import type { Page } from '../types.generated';
import { contactBar } from './contact-bar';

it.each([
  ['HT. Fixé dans le devis, payé le jour venu.', 'HT'],
  ['HT, payé le jour venu', 'HT'],
  ['دون احتساب الرسوم. يُحدَّد الثمن في العرض.', 'دون احتساب الرسوم'],
  ['12.5 % de TVA', '12.5 % de TVA'],
])('the bar of a phone has the first words of a note alone: %s', (note, expected) => {
  const offer = { value: { fr: '5 000 DH' }, note: { fr: note } };
  const page: Page = {
    ...site.config.pages[0]!,
    blocks: [{ type: 'hero', variant: 'dossier', title: { fr: 'Un site' }, offer }],
  };
  expect(contactBar({ site, page, language: 'fr', t: translator(site, 'fr') }).bar?.offer?.note).toBe(
    expected,
  );
});
