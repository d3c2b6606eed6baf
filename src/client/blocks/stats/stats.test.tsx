import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stats } from './stats';

it('prints each final number, left to right also in Arabic, after its name', () => {
  const items = [
    { value: 98, suffix: '%' as const, label: 'de satisfaction', duration: 2000, display: '98\u00a0%' },
  ];
  render(<Stats block={{ type: 'stats', title: 'Nos chiffres', items }} />);
  expect(screen.getByRole('region', { name: 'Nos chiffres' })).toBeTruthy();
  const [name, number] = [screen.getByRole('term'), screen.getByRole('definition')];
  expect(name.textContent).toBe('de satisfaction');
  expect(number.textContent).toBe('98\u00a0%');
  expect(number.querySelector('bdi')?.dir).toBe('ltr');
});
