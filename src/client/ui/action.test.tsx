import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ButtonLink } from './action';

it('a button that calls names the number', () => {
  render(
    <ButtonLink link={{ label: 'Nous appeler', href: 'tel:+212522000000', number: '+212 5 22 00 00 00' }} />,
  );
  expect(screen.getByRole('link', { name: 'Nous appeler +212 5 22 00 00 00' })).toBeTruthy();
});

it('a button whose label is the number says it once', () => {
  render(
    <ButtonLink
      link={{
        label: 'Appeler le +212 5 22 00 00 00',
        href: 'tel:+212522000000',
        number: '+212 5 22 00 00 00',
      }}
    />,
  );
  expect(screen.getByRole('link', { name: 'Appeler le +212 5 22 00 00 00' })).toBeTruthy();
});
