import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Pricing } from './pricing';

const block: BlockDataOf<'pricing'> = {
  type: 'pricing',
  title: 'Dans le prix',
  offer: {
    price: { from: '5\u00a0000', currency: 'DH' },
    label: 'À partir de',
    unit: 'par mois',
    note: 'HT.',
  },
  levels: [
    { price: { from: '5\u00a0000', currency: 'DH' }, title: 'Tenue des comptes' },
    { price: { from: '120', between: 'à', to: '220', currency: 'DH' }, title: 'Paie' },
  ],
  note: 'Payé en fin de mois.',
  included: [{ title: 'Saisie', text: 'De vos factures.' }, { title: 'TVA' }, { title: 'Tableau de bord' }],
  excluded: { title: 'En plus', items: ['Bilan', 'Conseil'] },
  example: {
    document: 'Facture de mai',
    rows: [
      { label: 'Saisie', text: 'comprise' },
      { label: 'TVA', text: 'comprise' },
      { label: 'Bilan', text: 'en plus', highlighted: true },
    ],
    note: 'Données inventées.',
  },
};

it('tells the price of the offer with its words, then the price of each level', () => {
  render(<Pricing block={block} />);
  const region = screen.getByRole('region', { name: 'Dans le prix' });
  expect(region.textContent).toMatch(/^À partir de5\u00a0000DH par mois HT\./);
  const [levels] = within(region).getAllByRole('list');
  const rows = within(levels!).getAllByRole('listitem');
  expect(textsOf(rows)).toEqual(['5\u00a0000 DHTenue des comptes', '120 à 220 DHPaie']);
});

it('lists what the price holds and what it does not', () => {
  render(<Pricing block={block} />);
  const [, included, excluded] = screen.getAllByRole('list');
  expect(within(included!).getAllByRole('listitem')).toHaveLength(3);
  expect(within(excluded!).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'En plus' })).toBeTruthy();
});

it('shows the example as a document that says it is a sample with invented data', () => {
  render(<Pricing block={block} />);
  const sheet = within(screen.getByRole('figure'));
  expect(sheet.getByText('frame.pricing.sample')).toBeTruthy();
  expect(sheet.getByText('Données inventées.')).toBeTruthy();
  const table = within(sheet.getByRole('table', { name: 'Facture de mai' }));
  expect(table.getByRole('row', { name: 'Bilan en plus' })).toBeTruthy();
});
