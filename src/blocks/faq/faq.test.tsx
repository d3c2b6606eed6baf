import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockDataOf } from '../../site/page-data.types';
import { Faq } from './faq';

afterEach(cleanup);

const block: BlockDataOf<'faq'> = {
  type: 'faq',
  items: [
    { question: 'Combien coûte un site ?', answer: 'À partir de 5 000 DH.' },
    { question: 'Qui signe ?', answer: 'Un expert-comptable.' },
  ],
};

it('keeps one question open at a time: all of them share one name', () => {
  const { container } = render(<Faq block={block} />);
  const names = [...container.querySelectorAll('details')].map((question) => question.getAttribute('name'));
  expect(names[0]).toBeTruthy();
  expect(new Set(names).size).toBe(1);
});

it('keeps the questions of two blocks apart', () => {
  const { container } = render(
    <>
      <Faq block={block} />
      <Faq block={block} />
    </>,
  );
  expect(
    new Set([...container.querySelectorAll('details')].map((question) => question.getAttribute('name'))).size,
  ).toBe(2);
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
