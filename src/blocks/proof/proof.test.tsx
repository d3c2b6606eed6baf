import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockDataOf } from '../../site/page-data.types';
import { Proof } from './proof';

afterEach(cleanup);

const plan = { section: 'consulting', petals: 8, laid: [0] };
const block: BlockDataOf<'proof'> = {
  type: 'proof',
  quote: { text: 'Le bilan est arrivé à temps.', role: 'Directrice', company: 'Distribution, Rabat' },
  cases: [
    {
      href: '/consulting/cas#reprise',
      name: 'Une reprise',
      section: 'consulting',
      category: 'Négoce, Fès',
      figure: { name: 'years', value: 4, display: '4' },
    },
  ],
  neighbours: [
    { href: '/consulting/paie', name: 'Paie', summary: 'Vos bulletins.', section: 'consulting', plan },
  ],
};

it('shows the quote, and links to the case and to the neighbouring services', () => {
  render(<Proof block={block} />);
  expect(screen.getByRole('figure').textContent).toBe(
    'Le bilan est arrivé à temps.DirectriceDistribution, Rabat',
  );
  expect(screen.getByRole('definition').textContent).toBe('4');
  expect(screen.getByRole('link', { name: 'Une reprise' }).getAttribute('href')).toBe(
    '/consulting/cas#reprise',
  );
  const neighbours = within(screen.getByRole('navigation', { name: 'frame.proof.neighbours' }));
  expect(neighbours.getByRole('link', { name: /Paie/ }).getAttribute('href')).toBe('/consulting/paie');
});

it('shows several cases as strips with a heading each, and no empty navigation', () => {
  const second = { ...block.cases[0]!, href: '/web/cas#souk', name: 'Un souk' };
  render(<Proof block={{ ...block, cases: [...block.cases, second], neighbours: [] }} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Une reprise',
    'Un souk',
  ]);
  expect(screen.queryByRole('navigation')).toBeNull();
});
