import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PricePlan } from './price-plan';

it('is a table: each row has the offer as a link, its price and what moves it', () => {
  render(
    <PricePlan
      block={{
        type: 'price-plan',
        title: 'Nos prix',
        items: [
          {
            name: 'Site web',
            href: '/web/site',
            section: 'web',
            text: 'Le nombre de pages.',
            price: '5 000 DH',
            label: 'À partir de',
          },
        ],
      }}
    />,
  );
  const table = within(screen.getByRole('table', { name: 'Nos prix' }));
  expect(table.getAllByRole('columnheader')).toHaveLength(3);
  expect(table.getByRole('rowheader', { name: 'Site web' })).toBeTruthy();
  expect(table.getByRole('link', { name: 'Site web' }).getAttribute('href')).toBe('/web/site');
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent?.trim())).toEqual([
    'À partir de 5 000 DH',
    'Le nombre de pages.',
  ]);
});
