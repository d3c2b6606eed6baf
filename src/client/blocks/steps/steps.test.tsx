import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './steps';

const plan = { section: 'web', petals: 8, laid: [2] };

it('lists the steps in order', () => {
  const items = ['Analyse', 'Planification', 'Suivi'].map((title) => ({ title, text: 'Une phrase.' }));
  render(<Steps block={{ type: 'steps', title: 'Du tracé à la pose.', items, plan }} />);
  const steps = within(screen.getByRole('region', { name: 'Du tracé à la pose.' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Analyse',
    'Planification',
    'Suivi',
  ]);
});
