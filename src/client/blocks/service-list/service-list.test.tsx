import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ServiceList } from './service-list';

const block: BlockDataOf<'service-list'> = {
  type: 'service-list',
  variant: 'street',
  title: 'Quatre métiers',
  items: [
    {
      title: 'Consulting',
      text: 'Comptabilité et paie.',
      href: '/consulting',
      section: 'consulting',
      drawing: '/house.svg',
      houseWidth: 520,
    },
    { title: 'Sur mesure', text: 'Sans page à elle.' },
  ],
};

it('makes each house one link in the colours of its section', () => {
  render(<ServiceList block={block} />);
  const house = screen.getByRole('link', { name: /Consulting.*Comptabilité et paie\./ });
  expect(house.getAttribute('href')).toBe('/consulting');
  expect(house.dataset.section).toBe('consulting');
  expect(within(house).getByRole('heading', { level: 3, name: 'Consulting' })).toBeTruthy();
});

it('shows a house in its own width by day, over it with its lamps lit, and only so on a dark page', () => {
  const { container } = render(<ServiceList block={block} />);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/house.svg#lit',
    '/house.svg#day',
  ]);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [520, 700],
    [520, 700],
  ]);
  const dark = container.querySelector('source[media="(prefers-color-scheme: dark)"]');
  expect(dark?.getAttribute('srcset')).toBe('/house.svg#lit');
});

it.each<(typeof block)['variant']>(['street', 'index'])('%s links only what has a page', (variant) => {
  render(<ServiceList block={{ ...block, variant }} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Quatre métiers' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Sur mesure' })).toBeTruthy();
});
