import { expect, it } from 'vitest';
import { changedSite } from '../../../tests/support/agency-site';
import { pageById } from '../site';
import { translator } from '../translate';
import type { Block } from '../types.generated';
import { resolveBlock } from './resolve-block';

const site = changedSite(() => {});
const text = (words: string) => ({ fr: words });

/** Returns what a renderer gets of a block of a page, without what its model returns. */
const resolved = (block: Block, page = 'seo') =>
  resolveBlock(block, { site, page: pageById(site, page), language: 'fr', t: translator(site, 'fr') });

it('a text is a string, and an action is a link, which says more than an address where it must', () => {
  const actions = ['contact#seo', 'phone', 'https://www.other.example'].map((to) => ({
    label: text('Aller'),
    to,
  }));
  const block = { type: 'call-to-action', title: text('Un titre'), text: text('Un texte'), actions } as const;
  expect(resolved({ ...block, section: 'web' })).toEqual({
    type: 'call-to-action',
    section: 'web',
    title: 'Un titre',
    text: 'Un texte',
    actions: [
      { label: 'Aller', href: '/contact#seo' },
      { label: 'Aller', href: expect.stringMatching(/^tel:\+/), number: expect.any(String) },
      { label: 'Aller', href: 'https://www.other.example', external: true },
    ],
  });
});

it('a link needs no label beside it, and gives its colors to the drawing beside it', () => {
  const row = { title: text('Un'), text: text('Deux'), value: text('Trois'), drawing: 'ledger' } as const;
  const items = [
    { ...row, to: 'comptabilite' },
    { ...row, to: 'phone' },
  ];
  expect(resolved({ type: 'doors', title: text('Un titre'), items })).toMatchObject({
    items: [
      { href: '/consulting/comptabilite', drawing: expect.stringMatching(/ledger-consulting/) },
      { href: expect.stringMatching(/^tel:/), drawing: expect.stringMatching(/ledger-default/) },
    ],
  });
});

it('a picture has the files that the build made of it, and a drawing without a link the colors of its page', () => {
  const pictures = new Map([
    ['/souk.png', { src: '/assets/souk.png', width: 800, height: 600, sources: [] }],
  ]);
  const picture = { src: '/souk.png', alt: text('Un souk') };
  const block: Block = { type: 'hero', variant: 'header', title: text('Un titre'), picture };
  const context = { site: { ...site, pictures }, page: pageById(site, 'seo'), language: 'fr' };
  expect(resolveBlock(block, { ...context, t: translator(site, 'fr') })).toMatchObject({
    picture: { src: '/assets/souk.png', alt: 'Un souk', width: 800, height: 600, sources: [] },
  });
  expect(
    resolved({ type: 'feature-list', variant: 'chapters', title: text('Un'), items: [], map: 'morocco' }),
  ).toMatchObject({ map: '/assets/drawing-morocco-web.svg' });
});

it('what names other content is left out', () => {
  const row = { page: 'seo', text: text('Un texte') };
  const plan = resolved({ type: 'price-plan', title: text('Un titre'), items: [row] });
  expect(JSON.parse(JSON.stringify(plan)).items).toEqual([{ text: 'Un texte' }]);
  expect(
    JSON.stringify(resolved({ type: 'promo-carousel', label: text('Offres'), ads: ['ad1'] })),
  ).not.toContain('ad1');
});
