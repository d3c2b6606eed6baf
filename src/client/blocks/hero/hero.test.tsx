import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlockDataOf } from '../../../site/page-data.types';
import heroSchema from '../../../../schema/blocks/hero.schema.json';
import { textsOf } from '../../../../tests/support/texts-of';
import { Hero } from './hero';

type HeroBlock = BlockDataOf<'hero'>;

const block: HeroBlock = {
  type: 'hero',
  variant: 'dossier',
  title: 'Des comptes tenus à jour.',
  lead: 'Un comptable suit votre dossier.',
  actions: [{ label: 'Demander un devis', href: '/contact#comptabilite' }],
  breadcrumbs: [
    { label: 'Accueil', href: '/' },
    { label: 'Consulting', href: '/consulting' },
    { label: 'Comptabilité' },
  ],
  contentsLinks: [],
};

it.each<HeroBlock['variant']>(['home', 'section', 'price', 'dossier', 'object', 'header', 'plain'])(
  '%s has the only h1, which is focusable and names the block',
  (variant) => {
    render(<Hero block={{ ...block, variant }} />);
    const headline = screen.getByRole('heading', { level: 1, name: block.title });
    expect(headline.tabIndex).toBe(-1);
    expect(screen.getByRole('region', { name: block.title }).contains(headline)).toBe(true);
    expect(screen.getByRole('link', { name: 'Demander un devis' }).getAttribute('href')).toBe(
      '/contact#comptabilite',
    );
  },
);

it('shows the breadcrumbs, with the page itself as the last step and without a link', () => {
  render(<Hero block={block} />);
  const trail = screen.getByRole('navigation', { name: 'frame.navigation.breadcrumbs' });
  expect(within(trail).getAllByRole('link')).toHaveLength(2);
  expect(within(trail).getByText('Comptabilité').getAttribute('aria-current')).toBe('page');
});

it('links the offer to the form', () => {
  const offer = {
    label: 'À partir de',
    value: '1\u00a0500\u00a0DH',
    action: { label: 'Recevoir un devis', href: '/contact' },
  };
  render(<Hero block={{ ...block, offer }} />);
  expect(screen.getByText('1 500 DH').closest('bdi')?.dir).toBe('ltr');
  expect(screen.getByRole('link', { name: 'Recevoir un devis' }).getAttribute('href')).toBe('/contact');
});

it('a dossier leads to the form right after its price, before the facts', () => {
  const { container } = render(
    <Hero
      block={{ ...block, offer: { value: '5 000 DH' }, facts: [{ title: 'Délai', text: 'Trois semaines.' }] }}
    />,
  );
  expect(container.textContent).toContain('5 000 DH Demander un devisDélai');
});

it('names what a visitor asks first, with an answer each', () => {
  const facts = [
    { title: 'Délai', text: 'Trois semaines.' },
    { title: 'À fournir', text: 'Les textes et les photos.' },
  ];
  render(<Hero block={{ ...block, facts }} />);
  expect(textsOf(screen.getAllByRole('term'))).toEqual(['Délai', 'À fournir']);
  expect(textsOf(screen.getAllByRole('definition'))).toEqual([
    'Trois semaines.',
    'Les textes et les photos.',
  ]);
});

it('shows a wide picture at once, under the headline', () => {
  const picture = {
    src: '/pictures/room.webp',
    alt: 'Une salle claire.',
    width: 1600,
    height: 800,
    sources: [],
  };
  render(<Hero block={{ ...block, variant: 'header', picture }} />);
  expect(screen.getByRole('img', { name: 'Une salle claire.' }).getAttribute('loading')).toBeNull();
});

it('shows a table of contents for a long text', () => {
  const contentsLinks = [{ label: 'Utilisation', href: '#utilisation' }];
  render(<Hero block={{ ...block, variant: 'plain', updated: 'Mise à jour : mars 2026', contentsLinks }} />);
  const contents = screen.getByRole('navigation', { name: 'frame.contents' });
  expect(within(contents).getByRole('link', { name: 'Utilisation' }).getAttribute('href')).toBe(
    '#utilisation',
  );
});

it.each(heroSchema.properties.variant.enum)('%s shows the fields that the schema names for it', (variant) => {
  const words = {
    updated: 'Mise à jour : mars 2026',
    offer: 'Audit gratuit',
    facts: 'Délai',
    picture: 'Une salle claire.',
    contents: 'Utilisation',
  };
  const { container } = render(
    <Hero
      block={{
        ...block,
        variant: variant as HeroBlock['variant'],
        updated: words.updated,
        offer: { value: words.offer },
        facts: [{ title: words.facts, text: 'Trois semaines.' }],
        picture: { src: '/room.webp', alt: words.picture, width: 1600, height: 800, sources: [] },
        contentsLinks: [{ label: words.contents, href: '#utilisation' }],
      }}
    />,
  );
  const alternatives = Array.from(container.querySelectorAll('img'), ({ alt }) => alt);
  const drawn = [container.textContent, ...alternatives].join(' ');
  for (const field of Object.keys(words) as (keyof typeof words)[]) {
    const { shownBy } = heroSchema.properties[field];
    // The block "pricing" shows the offer of a hero "price".
    const isShown = shownBy.includes(variant) && !(field === 'offer' && variant === 'price');
    expect(drawn.includes(words[field]), field).toBe(isShown);
  }
});
