import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockDataOf } from '../../site/page-data.types';
import { Specimen } from './specimen';

afterEach(cleanup);

const block: BlockDataOf<'specimen'> = {
  type: 'specimen',
  title: 'Un bulletin',
  lead: 'Les taux sont arrondis.',
  form: 'slip',
  document: 'Octobre',
  headings: ['Ligne', 'Origine', 'Montant'],
  rows: [
    { label: 'Base', texts: ['contrat'], numbers: ['7 000'] },
    { label: 'Avance', texts: ['demande'], numbers: ['−500'], note: 'En septembre', noteText: 'Par écrit.' },
    { label: 'Net', texts: ['calcul'], numbers: ['6 500'], total: true, note: 'À payer' },
  ],
};

it('numbers the rows that have notes in the order of the notes', () => {
  render(<Specimen block={block} />);
  const table = within(screen.getByRole('table', { name: 'Octobre' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Base',
    'Avance\u00a01',
    'Net\u00a02',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'En septembrePar écrit.',
    'À payer',
  ]);
});

it('names every column for screen readers', () => {
  render(<Specimen block={block} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(block.headings);
  expect(screen.getAllByRole('row')).toHaveLength(1 + block.rows.length);
});

it.each(['slip', 'screen', 'report'] as const)('says under a %s that its data are invented', (form) => {
  render(<Specimen block={{ ...block, form }} />);
  expect(screen.getByText(/frame\.specimen\.mark/).textContent).toBe(
    'frame.specimen.mark Les taux sont arrondis.',
  );
});
