import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Faq } from './faq';

const block: BlockDataOf<'faq'> = {
  type: 'faq',
  items: [
    { question: 'Combien coûte un site ?', answer: 'À partir de 5 000 DH.' },
    { question: 'Qui signe ?', answer: 'Un expert-comptable.' },
  ],
};

it('keeps one question of a block open at a time: all of them share one name, which no other block has', () => {
  const { container } = render(
    <>
      <Faq block={block} />
      <Faq block={block} />
    </>,
  );
  const [first, second, ...others] = [...container.querySelectorAll('details')].map((details) =>
    details.getAttribute('name'),
  );
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(others).toEqual([others[0], others[0]]);
  expect(others[0]).not.toBe(first);
});

it('skips no heading level, with or without a title', () => {
  const { rerender } = render(<Faq block={{ ...block, column: 'end' }} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  rerender(<Faq block={{ ...block, title: 'Vos questions' }} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Vos questions' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

it('ends with the button of the block, outside of any answer', () => {
  const action = { label: 'Poser une autre question', href: '/contact' };
  render(<Faq block={{ ...block, title: 'Vos questions', action }} />);
  const button = screen.getByRole('link', { name: action.label });
  expect(button.getAttribute('href')).toBe('/contact');
  expect(button.closest('details')).toBeNull();
});
