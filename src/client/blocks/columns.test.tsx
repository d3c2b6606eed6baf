import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf, BlockType } from '../../site/page-data.types';
import { Columns } from './columns';
import { Blocks, loadRenderers } from './index';

it.each<BlockType>(['promo-carousel', 'contact-form', 'faq'])(
  'puts the start before the end in reading order, with %s at the end',
  (kind) => {
    const { container } = render(<Columns kind={kind} start={<h1>Début</h1>} end={<p>Fin</p>} />);
    const order = screen.getByRole('heading').compareDocumentPosition(screen.getByText('Fin'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(container.querySelector('[data-columns]')?.getAttribute('data-columns')).toBe(kind);
  },
);

it('puts the form after the first block beside it and before the others', () => {
  const { container } = render(
    <Columns
      kind="contact-form"
      start={[<h1 key="1">Titre</h1>, <p key="2">Adresse</p>]}
      end={<p>Formulaire</p>}
    />,
  );
  expect(container.textContent).toBe('TitreFormulaireAdresse');
});

it.each(['start', 'end'] as const)(
  'a block with nothing beside it is as one in no column: %s',
  async (column) => {
    await loadRenderers(['faq']);
    const block: BlockDataOf<'faq'> = { type: 'faq', title: 'Questions', items: [] };
    const html = (shown: BlockDataOf<'faq'>) =>
      render(<Blocks blocks={[shown]} />).container.innerHTML.replaceAll(/_r_\w+_/g, '');
    expect(html({ ...block, column })).toBe(html(block));
  },
);
