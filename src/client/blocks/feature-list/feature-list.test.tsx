import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import { textsOf } from '../../../../tests/support/texts-of';
import { FeatureList } from './feature-list';

const block: BlockDataOf<'feature-list'> = {
  type: 'feature-list',
  variant: 'plate',
  title: 'Ce que vous y gagnez',
  promise: 'Vous savez ce que vous devez.',
  promiseText: 'Un calendrier vous est remis.',
  sections: [],
  items: [
    { title: 'Un seul interlocuteur', text: 'Du devis au bilan.' },
    { title: 'Deux langues', text: 'Français ou anglais.' },
  ],
};

it.each<(typeof block)['variant']>(['plate', 'statement', 'chapters'])(
  '%s is named by its heading',
  (variant) => {
    render(<FeatureList block={{ ...block, variant }} />);
    expect(screen.getByRole('region', { name: block.title })).toBeTruthy();
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(
      block.items.map((item) => item.title),
    );
  },
);

it('has no list of sections where the site has none', () => {
  render(<FeatureList block={{ ...block, variant: 'chapters', sections: [] }} />);
  expect(screen.queryAllByRole('list').filter(({ children }) => children.length === 0)).toEqual([]);
});

it('has the star of a place on the map in the entry of its name, so that either one points at the other', () => {
  const places = ['Casablanca', 'Dakhla'].map((name, index) => ({
    name,
    latitude: 33 - index * 9,
    longitude: -7 - index * 8,
  }));
  const show = (map?: string) =>
    render(<FeatureList block={{ ...block, variant: 'chapters', places, ...(map && { map }) }} />).container;
  const stars = (root: HTMLElement) =>
    places.map(({ name }) =>
      [...root.querySelectorAll('li')]
        .find(({ textContent }) => textContent.startsWith(name))
        ?.querySelector('path'),
    );
  expect(stars(show('/assets/morocco.svg')).filter(Boolean)).toHaveLength(2);
  expect(stars(show())).toEqual([null, null]);
});

it('shows a person without a portrait with the drawing of the section that they work for', () => {
  const people = (['web', 'construction'] as const).map((section) => ({
    name: section,
    firstName: section,
    contactHref: '/contact',
    role: 'Votre interlocuteur.',
    section,
    plan: { section, petals: 8, laid: [0, 1] },
    sign: 'star' as const,
  }));
  render(<FeatureList block={{ ...block, variant: 'chapters', people }} />);
  for (const { name } of people) {
    const person = screen.getByText(name).closest('li');
    expect(person?.dataset.section).toBe(name);
    expect(person?.querySelector(`use[href="#ring-${name}"]`)).toBeTruthy();
  }
});
