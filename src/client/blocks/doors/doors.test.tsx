import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Doors } from './doors';

it('is a list of links, each with what the visitor comes for, the answer and a price or a phone number', () => {
  render(
    <Doors
      block={{
        type: 'doors',
        title: 'Vous venez pour',
        items: [
          { title: 'Un site', text: 'Cinq pages.', value: '5 000 DH', href: '/site', section: 'web' },
          {
            title: 'Déjà client',
            text: 'Appelez-nous.',
            value: '+212 5 22 00 00 00',
            href: '/contact#client',
            section: 'default',
            drawing: '/assets/drawing-pay-calendar-default.svg',
          },
        ],
      }}
    />,
  );
  const links = within(screen.getByRole('region', { name: 'Vous venez pour' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/site', 'Un siteCinq pages.5 000 DH'],
    ['/contact#client', 'Déjà clientAppelez-nous.+212 5 22 00 00 00'],
  ]);
  expect(screen.getByText('+212 5 22 00 00 00').getAttribute('dir')).toBe('ltr');
  // A drawing is decorative.
  expect(screen.queryByRole('img')).toBeNull();
});

it('opens another site in a new tab, and says so', () => {
  const door = { title: 'Boutique', text: '', value: '', href: 'https://boutique.example', section: 'web' };
  render(<Doors block={{ type: 'doors', title: 'Portes', items: [{ ...door, external: true }] }} />);
  const link = screen.getByRole('link', { name: /frame\.newTab/ });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});
