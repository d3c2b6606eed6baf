import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Proof } from './proof';

const block: BlockDataOf<'proof'> = {
  type: 'proof',
  tone: 'full',
  quote: {
    quote: 'Le bilan est arrivé à temps.',
    role: 'Directrice',
    company: 'Distribution, Rabat',
    seal: 'octagon',
  },
  cases: [
    {
      href: '/consulting/cas#reprise',
      name: 'Une reprise',
      section: 'consulting',
      category: 'Négoce, Fès',
      result: { value: '12\u00a0400', label: 'factures classées' },
    },
  ],
};

it('shows the quote, and the result of the case with a link to it', () => {
  render(<Proof block={block} />);
  expect(screen.getByRole('figure').textContent).toBe(
    'Le bilan est arrivé à temps.DirectriceDistribution, Rabat',
  );
  expect(screen.getByRole('term').textContent).toBe('factures classées');
  expect(screen.getByRole('definition').textContent).toBe('12\u00a0400');
  expect(screen.getByRole('link', { name: 'Une reprise' }).getAttribute('href')).toBe(
    '/consulting/cas#reprise',
  );
  expect(screen.queryByRole('list')).toBeNull();
});

it('says who the client is where there is no quote', () => {
  const { container } = render(<Proof block={block} />);
  expect(container.textContent).not.toContain('Négoce, Fès');
  const { quote: _, ...silent } = block;
  expect(render(<Proof block={silent} />).container.textContent).toContain('Négoce, Fès');
});

it('shows the other cases as strips with a heading each', () => {
  const second = { ...block.cases[0]!, href: '/web/cas#souk', name: 'Un souk' };
  render(<Proof block={{ ...block, cases: [...block.cases, second] }} />);
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Un souk']);
});
