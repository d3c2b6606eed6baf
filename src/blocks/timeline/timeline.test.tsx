import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockDataOf } from '../../site/page-data.types';
import { Timeline } from './timeline';

afterEach(cleanup);

const block: BlockDataOf<'timeline'> = {
  type: 'timeline',
  title: 'De la visite au bail',
  items: [
    { when: 'S 1', title: 'Visites', text: 'Nous visitons.', who: 'Nous', documents: ['Plan', 'Photos'] },
    { when: 'S 2', title: 'Bail', text: 'L’avocat le relit.', who: 'Vous', where: 'chez vous', signed: true },
    { when: 'S 3', title: 'Travaux', text: 'Nous les suivons.', who: 'Nous' },
    { when: 'S 4', title: 'Les clés', text: 'Vous entrez.', who: 'Vous' },
  ],
};

/** Renders the block and returns its stages. */
function stages(): HTMLElement[] {
  render(<Timeline block={block} />);
  return within(screen.getByRole('region', { name: block.title }))
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.closest('li')!);
}

it('lists the stages in order, each with its time, who does it and its documents', () => {
  const [first] = stages();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Visites',
    'Bail',
    'Travaux',
    'Les clés',
  ]);
  expect(within(first!).getByText('S 1')).toBeTruthy();
  expect(within(first!).getByText('Nous')).toBeTruthy();
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Plan', 'Photos']);
});

it('says in words where the client signs', () => {
  expect(stages().map((stage) => within(stage).queryByText(/frame\.timeline\.signed/) !== null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('marks the last stage alone with a star, as the end', () => {
  expect(stages().map((stage) => stage.querySelector('svg') !== null)).toEqual([false, false, false, true]);
});
