import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ContactDetails } from './contact-details';

afterEach(cleanup);

it('gives the telephone, the e-mail, the address and the hours', () => {
  render(
    <ContactDetails
      block={{
        type: 'contact-details',
        title: 'Coordonnées',
        details: {
          phone: { label: '+212 5 22 00 00 00', href: 'tel:+212522000000' },
          email: { label: 'contact@trace.example', href: 'mailto:contact@trace.example' },
          chat: { label: 'Discuter', href: 'https://wa.me/212600000000', external: true },
          address: ['12, rue des Potiers', 'Casablanca'],
          hours: 'Lundi à vendredi, 9 h à 18 h',
        },
      }}
    />,
  );
  expect(screen.getByRole('region', { name: 'Coordonnées' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '+212 5 22 00 00 00' }).getAttribute('href')).toBe(
    'tel:+212522000000',
  );
  expect(screen.getByRole('link', { name: 'contact@trace.example' })).toBeTruthy();
  expect(screen.getByText('Casablanca')).toBeTruthy();
  expect(screen.getByText('Lundi à vendredi, 9 h à 18 h')).toBeTruthy();
});
