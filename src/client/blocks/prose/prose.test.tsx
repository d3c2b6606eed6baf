import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { Prose } from './prose';

const block: BlockDataOf<'prose'> = {
  type: 'prose',
  legal: [
    { name: 'ice', value: '001234567000089' },
    { name: 'host', value: 'Exemple Hébergement' },
    { name: '000 000', label: 'SIRET', value: '000 000' },
  ],
  parts: [
    {
      id: 'utilisation',
      title: 'Utilisation',
      content: [
        { paragraph: 'Elles servent à vous répondre.' },
        { list: ['Ni vendues', 'Ni louées'] },
        { link: { label: 'Nous écrire', href: '/contact' } },
      ],
    },
    { id: 'societe', title: 'Société', content: [{ legal: true }] },
  ],
};

it('gives each part an anchor and a heading, and renders paragraphs, lists and links', () => {
  render(<Prose block={block} />);
  const region = screen.getByRole('region', { name: 'Utilisation' });
  expect(region.id).toBe('utilisation');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  const part = within(region);
  expect(part.getByText('Elles servent à vous répondre.')).toBeTruthy();
  expect(textsOf(part.getAllByRole('listitem'))).toEqual(['Ni vendues', 'Ni louées']);
  expect(part.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact');
});

it.each([
  [true, ['frame.legal.ice', 'frame.legal.host', 'SIRET']],
  ['company', ['frame.legal.ice', 'SIRET']],
  ['host', ['frame.legal.host']],
] as const)('shows the legal details of %s, and names a number as the config does', (legal, names) => {
  const [use] = block.parts;
  render(<Prose block={{ ...block, parts: [{ ...use!, content: [{ legal }] }] }} />);
  expect(textsOf(screen.getAllByRole('term'))).toEqual(names);
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe(
    legal === 'host' ? 'Exemple Hébergement' : '001234567000089',
  );
});
