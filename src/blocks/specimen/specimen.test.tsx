import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Specimen } from './specimen';

afterEach(cleanup);

it('says that its data are invented, and numbers the notes as the rows do', () => {
  render(
    <Specimen
      block={{
        type: 'specimen',
        title: 'Un bulletin',
        document: 'Octobre',
        headings: ['Ligne', 'Origine', 'Montant'],
        rows: [
          { label: 'Base', texts: ['contrat'], numbers: ['7 000'] },
          { label: 'Avance', texts: ['demande'], numbers: ['−500'], note: 'Demandée en septembre.' },
          { label: 'Net', texts: ['calcul'], numbers: ['6 500'], total: true, note: 'À payer.' },
        ],
      }}
    />,
  );
  expect(screen.getByText('frame.specimen.mark')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Octobre' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Base',
    'Avance\u00a01',
    'Net\u00a02',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Demandée en septembre.',
    'À payer.',
  ]);
});
