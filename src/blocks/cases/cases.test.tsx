import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../site/page-data.types';
import { textsOf } from '../../../tests/support/texts-of';
import { Cases } from './cases';

const block: BlockDataOf<'cases'> = {
  type: 'cases',
  variant: 'projects',
  title: 'Nos projets',
  items: [
    {
      id: 'souk',
      name: 'Souk Atlas',
      url: 'https://www.souk.example/',
      category: 'Boutique en ligne',
      description: 'Trois cents références.',
      gradient: 'cobalt',
      color: 'cobalt',
      icon: 'globe',
      technologies: ['React', 'Node.js'],
      year: 2024,
      featured: true,
      stats: [{ name: 'views', value: 12_400, display: '12\u00a0400' }],
      picture: { src: '/assets/souk.svg', alt: '', width: 760, height: 520, sources: [] },
    },
    {
      id: 'navette',
      name: 'Navette Pro',
      category: 'Application',
      description: 'Des tournées.',
      gradient: 'cobalt',
      color: 'cobalt',
      icon: 'globe',
      stats: [{ name: 'users', value: 640, display: '640' }],
      picture: { src: '/assets/navette.svg', alt: '', width: 760, height: 520, sources: [] },
    },
  ],
};

it('shows each project with its category, year, technologies and statistics', () => {
  render(<Cases block={block} />);
  const project = within(screen.getByRole('article', { name: 'Souk Atlas' }));
  expect(project.getByRole('heading', { level: 3, name: 'Souk Atlas' })).toBeTruthy();
  expect(project.getByText('frame.cases.featured')).toBeTruthy();
  expect(project.getByText('2024')).toBeTruthy();
  expect(textsOf(project.getAllByRole('listitem'))).toEqual(['React', 'Node.js']);
  expect(project.getByRole('term').textContent).toBe('frame.cases.views');
  expect(project.getByRole('definition').textContent).toBe('12\u00a0400');
});

it('opens the project’s own site in a new tab, and says so', () => {
  render(<Cases block={block} />);
  const visit = screen.getByRole('link', { name: 'frame.cases.visit frame.newTab' });
  expect(visit.getAttribute('href')).toBe('https://www.souk.example/');
  expect(visit.getAttribute('target')).toBe('_blank');
  expect(visit.getAttribute('rel')).toContain('noopener');
});

it('keeps the block’s title for screen readers', () => {
  render(<Cases block={{ ...block, variant: 'cards' }} />);
  expect(screen.getByRole('region', { name: 'Nos projets' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Nos projets' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows the drawing of a card, or else that of its section', () => {
  const plan = { section: 'web', petals: 8, laid: [] };
  const [drawn, plain] = block.items.map((item) => ({ ...item, picture: undefined, plan }));
  render(
    <Cases
      block={{
        ...block,
        variant: 'cards',
        items: [{ ...drawn!, drawing: '/assets/drawing-ledger.svg' }, plain!],
      }}
    />,
  );
  const drawings = screen
    .getAllByRole('article')
    .map(
      (card) =>
        card.querySelector('img')?.getAttribute('src') ?? card.querySelector('use')?.getAttribute('href'),
    );
  expect(drawings).toEqual(['/assets/drawing-ledger.svg', '#plan-web']);
});
