import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ServiceList } from './service-list';

const block: BlockDataOf<'service-list'> = {
  type: 'service-list',
  variant: 'plates',
  title: 'Quatre métiers',
  items: [
    {
      title: 'Consulting',
      text: 'Comptabilité et paie.',
      action: 'Voir le consulting',
      href: '/consulting',
      section: 'consulting',
      plan: { section: 'consulting', petals: 8, laid: [0, 1] },
    },
    { title: 'Sur mesure', text: 'Sans page à elle.' },
  ],
};

it('makes each plate one link in the colours of its section', () => {
  render(<ServiceList block={block} />);
  const plate = screen.getByRole('link', { name: /Consulting.*Comptabilité et paie\..*Voir le consulting/ });
  expect(plate.getAttribute('href')).toBe('/consulting');
  expect(plate.dataset.section).toBe('consulting');
  expect(within(plate).getByRole('heading', { level: 3, name: 'Consulting' })).toBeTruthy();
});

it.each<(typeof block)['variant']>(['plates', 'index'])('%s links only what has a page', (variant) => {
  render(<ServiceList block={{ ...block, variant }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Quatre métiers' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Sur mesure' })).toBeTruthy();
});
