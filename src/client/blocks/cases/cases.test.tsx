import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Cases } from './cases';

type Case = BlockDataOf<'cases'>['items'][number];

const souk: Case = {
  id: 'souk',
  name: 'Souk Atlas',
  category: 'Boutique en ligne',
  description: 'Trois cents références.',
  gradient: 'cobalt',
  color: 'cobalt',
  icon: 'star',
  picture: undefined,
  stats: [{ name: 'views', value: 12_400, display: '12\u00a0400' }],
};
const block: BlockDataOf<'cases'> = {
  type: 'cases',
  variant: 'projects',
  title: 'Nos projets',
  items: [
    {
      ...souk,
      url: 'https://www.souk.example/',
      technologies: ['React', 'Node.js'],
      year: 2024,
      featured: true,
      picture: { src: '/assets/souk.svg', alt: '', width: 760, height: 520, sources: [] },
    },
    { ...souk, id: 'navette', name: 'Navette Pro' },
  ],
};

it('shows each project with its year, technologies, statistics and a link to its own site', () => {
  render(<Cases block={block} />);
  const project = within(screen.getByRole('article', { name: 'Souk Atlas' }));
  expect(project.getByRole('heading', { level: 3, name: 'Souk Atlas' })).toBeTruthy();
  expect(project.getByText('frame.cases.featured')).toBeTruthy();
  expect(project.getByText('2024')).toBeTruthy();
  expect(textsOf(project.getAllByRole('listitem'))).toEqual(['React', 'Node.js']);
  expect(project.getByRole('term').textContent).toBe('frame.cases.views');
  expect(project.getByRole('definition').textContent).toBe('12\u00a0400');
  const visit = project.getByRole('link', { name: 'frame.cases.visit frame.newTab' });
  expect(visit.getAttribute('href')).toBe('https://www.souk.example/');
});

it('keeps the block’s title for screen readers', () => {
  render(<Cases block={{ ...block, variant: 'cards' }} />);
  expect(screen.getByRole('region', { name: 'Nos projets' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Nos projets' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('shows the drawing of a card, or else that of its section', () => {
  const plan = { section: 'web', petals: 8, laid: [] };
  const items = [
    { ...souk, plan, drawing: '/assets/drawing-ledger.svg' },
    { ...souk, id: 'navette', plan },
  ];
  render(<Cases block={{ ...block, variant: 'cards', items }} />);
  const [drawn, plain] = screen.getAllByRole('article');
  expect(drawn?.querySelector('img')?.getAttribute('src')).toBe('/assets/drawing-ledger.svg');
  expect(plain?.querySelector('use')?.getAttribute('href')).toBe('#plan-web');
});

it('shows two drawings of a card, before and after, in place of one', () => {
  const items = [{ ...souk, drawing: '/assets/drawing-ledger.svg', pair: '/assets/drawing-accounts.svg' }];
  render(<Cases block={{ ...block, variant: 'cards', items }} />);
  const pictures = [...screen.getByRole('article').querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/assets/drawing-accounts.svg#before',
    '/assets/drawing-accounts.svg#after',
  ]);
  expect(textsOf(pictures.map((picture) => picture.closest('div')!))).toEqual([
    'frame.cases.before',
    'frame.cases.after',
  ]);
});
