import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { stagesOf } from './step-drawing';
import { Steps } from './steps';

afterEach(cleanup);

it('lists the steps in order', () => {
  const items = ['Analyse', 'Planification', 'Suivi'].map((title) => ({ title, text: 'Une phrase.' }));
  render(<Steps block={{ type: 'steps', title: 'Du tracé à la pose.', items }} />);
  const steps = within(screen.getByRole('region', { name: 'Du tracé à la pose.' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Analyse',
    'Planification',
    'Suivi',
  ]);
});

it('draws four steps as circle, rays, two squares and filled star', () => {
  expect(stagesOf(4)).toEqual(['circle', 'rays', 'squares', 'star']);
});

it.each([2, 3, 4, 5, 6, 7, 8])(
  'has as many different drawings as steps for %i steps, the star last',
  (count) => {
    const stages = stagesOf(count);
    expect(new Set(stages).size).toBe(count);
    expect(stages[0]).toBe('circle');
    expect(stages.at(-1)).toBe('star');
  },
);
