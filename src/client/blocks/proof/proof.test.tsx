import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Proof } from './proof';

const block: BlockDataOf<'proof'> = {
  type: 'proof',
  tone: 'full',
  hasLargeFigure: true,
  quote: {
    text: 'Le bilan est arrivé à temps.',
    role: 'Directrice',
    company: 'Distribution, Rabat',
    sign: 'octagon',
  },
  cases: [
    {
      href: '/consulting/cas#reprise',
      name: 'Une reprise',
      section: 'consulting',
      category: 'Négoce, Fès',
      figure: { name: 'years', value: 4, display: '4' },
    },
  ],
};

it('shows the quote, and the figure of the case with a link to it', () => {
  render(<Proof block={block} />);
  expect(screen.getByRole('figure').textContent).toBe(
    'Le bilan est arrivé à temps.DirectriceDistribution, Rabat',
  );
  expect(screen.getByRole('definition').textContent).toBe('4');
  expect(screen.getByRole('link', { name: 'Une reprise' }).getAttribute('href')).toBe(
    '/consulting/cas#reprise',
  );
  expect(screen.queryByRole('list')).toBeNull();
});

it('shows the other cases as strips with a heading each', () => {
  const second = { ...block.cases[0]!, href: '/web/cas#souk', name: 'Un souk' };
  render(<Proof block={{ ...block, cases: [...block.cases, second] }} />);
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Un souk']);
});
