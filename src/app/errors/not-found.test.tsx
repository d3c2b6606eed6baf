import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFound } from './not-found';
import { renderFramed, sampleFrame } from '../../../tests/support/sample-layout';

it('links to the most visited pages', () => {
  renderFramed(<NotFound heading="Cette pièce manque." lead="Et maintenant ?" links={sampleFrame.company} />);
  expect(screen.getByRole('region', { name: 'Cette pièce manque.' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Cette pièce manque.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('/faq');
});
