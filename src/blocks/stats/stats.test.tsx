import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Stats } from './stats';

afterEach(cleanup);

it('prints each figure as it ends, left to right also in Arabic, under its name', () => {
  const items = [
    { value: 98, suffix: '%' as const, label: 'de satisfaction', duration: 2000, display: '98\u00a0%' },
  ];
  render(<Stats block={{ type: 'stats', title: 'Nos chiffres', items }} />);
  expect(screen.getByRole('region', { name: 'Nos chiffres' })).toBeTruthy();
  const [name, figure] = [screen.getByRole('term'), screen.getByRole('definition')];
  expect(name.textContent).toBe('de satisfaction');
  expect(figure.textContent).toBe('98\u00a0%');
  expect(figure.querySelector('bdi')?.dir).toBe('ltr');
});
