import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stagesOf } from './step-drawing';
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

it('begins with the axes of the petals of the page, so that no two pages of a section begin alike', () => {
  const axis = (laid: number[]) => {
    const items = ['Analyse', 'Suivi'].map((title) => ({ title, text: 'Une phrase.' }));
    const { container } = render(
      <Steps block={{ type: 'steps', title: 'Étapes', items, plan: { ...plan, laid } }} />,
    );
    return container.querySelector('li:first-child .axis')?.getAttribute('d');
  };
  expect(axis([0])).toBe('M-87.77 -36.35L87.77 36.35');
  expect(axis([2])).toBe('M36.35 -87.77L-36.35 87.77');
  expect(axis([0, 2])).toBe('M-87.77 -36.35L87.77 36.35M36.35 -87.77L-36.35 87.77');
});

it.each([2, 3, 4, 5, 6, 7, 8])(
  'has as many different drawings as steps for %i steps, the petal last',
  (count) => {
    const stages = stagesOf(count);
    expect(new Set(stages).size).toBe(count);
    expect(stages[0]).toBe('circle');
    expect(stages.at(-1)).toBe('petal');
  },
);

it('ends with the drawing of the page: the ring of its section with its petal', () => {
  const items = ['Analyse', 'Suivi'].map((title) => ({ title, text: 'Une phrase.' }));
  const { container } = render(<Steps block={{ type: 'steps', title: 'Étapes', items, plan }} />);
  const uses = [...container.querySelectorAll('li:last-child use')];
  expect(uses.map((use) => [use.getAttribute('href'), use.getAttribute('transform')])).toEqual([
    ['#ring-web', null],
    ['#petal-web', 'rotate(90)'],
  ]);
});
