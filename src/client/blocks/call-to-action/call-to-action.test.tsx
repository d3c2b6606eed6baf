import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { CallToAction } from './call-to-action';

const block: BlockDataOf<'call-to-action'> = {
  type: 'call-to-action',
  id: 'devis',
  section: 'web',
  wall: 3,
  title: 'Par où commencer ?',
  text: 'Décrivez votre projet.',
  actions: [
    { label: 'Demander un devis', href: '/contact#seo' },
    { label: 'Nous appeler', href: 'tel:+212522000000' },
  ],
};

it('is named by its title and links each action to its target', () => {
  render(<CallToAction block={block} />);
  const region = screen.getByRole('region', { name: 'Par où commencer ?' });
  expect([region.id, region.dataset.section]).toEqual(['devis', 'web']);
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact#seo', 'tel:+212522000000']);
});
