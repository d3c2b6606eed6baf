import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Timeline } from './timeline';

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
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual([
    'Visites',
    'Bail',
    'Travaux',
    'Les clés',
  ]);
  expect(within(first!).getByText('S 1')).toBeTruthy();
  expect(within(first!).getByText('Nous')).toBeTruthy();
  expect(textsOf(within(first!).getAllByRole('listitem'))).toEqual(['Plan', 'Photos']);
});

it('says in words where the client signs, and marks the last stage alone with a star', () => {
  const marks = stages().map((stage) => [
    within(stage).queryByText(/frame\.timeline\.signed/) !== null,
    stage.querySelector('svg') !== null,
  ]);
  expect(marks).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, true],
  ]);
});
