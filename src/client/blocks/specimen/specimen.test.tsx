import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Specimen } from './specimen';

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

it('names every column, and numbers the rows that have notes in the order of the notes', () => {
  render(<Specimen block={block} />);
  const table = within(screen.getByRole('table', { name: 'Octobre' }));
  expect(textsOf(table.getAllByRole('columnheader'))).toEqual(block.headings);
  expect(textsOf(table.getAllByRole('rowheader'))).toEqual(['Base', 'Avance\u00a01', 'Net\u00a02']);
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['En septembrePar écrit.', 'À payer']);
});

it.each(['slip', 'screen', 'report'] as const)('says under a %s that its data are invented', (form) => {
  render(<Specimen block={{ ...block, form }} />);
  expect(screen.getByText(/frame\.specimen\.mark/).textContent).toBe(
    'frame.specimen.mark Les taux sont arrondis.',
  );
});
