import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdData, BlockDataOf } from '../../../site/page-data.types';
import { PromoCarousel } from './promo-carousel';

const block: BlockDataOf<'promo-carousel'> = {
  type: 'promo-carousel',
  label: 'Nos offres',
  interval: 5000,
  transition: 500,
  tilt: 10,
  ads: Array.from({ length: 12 }, (_, index) => ad(index + 1)),
};

const shown = () => screen.getByRole('heading', { level: 3 }).textContent;
const button = (name: string) => screen.getByRole('button', { name: `frame.carousel.${name}` });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  delete document.documentElement.dataset.motion;
  location.hash = '';
  vi.useRealTimers();
});

it('shows the first offer without script, and no button without effect', () => {
  document.body.innerHTML = renderToString(<PromoCarousel block={block} />);
  expect(shown()).toBe('Offre 1');
  expect(screen.getByRole('link', { name: 'Voir 1' }).getAttribute('href')).toBe('/offre-1');
  expect(document.querySelector('button')?.closest('[hidden]')).not.toBeNull();
  document.body.replaceChildren();
});

it('has a link to each offer without script, and begins with the one that was followed before the client ran', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<PromoCarousel block={block} />);
  const dots = screen.getAllByRole('link', { name: 'frame.carousel.show' });
  const offers = dots.map((dot) => root.querySelector(dot.getAttribute('href')!));
  expect(offers.map((offer) => offer?.querySelector('h3')?.textContent)).toEqual(
    block.ads.map(({ title }) => title),
  );
  expect(root.querySelector('[inert], [data-turning], a[tabindex]')).toBeNull();
  location.hash = dots[2]!.getAttribute('href')!;
  render(<PromoCarousel block={block} />, { container: root, hydrate: true });
  expect(shown()).toBe('Offre 3');
  wait(30_000);
  expect(shown()).toBe('Offre 3');
});

it('is a carousel of slides with their positions', () => {
  render(<PromoCarousel block={block} />);
  const carousel = screen.getByRole('group', { name: 'Nos offres' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('frame.carousel.role');
  const slide = within(carousel).getByRole('group');
  expect(slide.getAttribute('aria-roledescription')).toBe('frame.carousel.slide');
  expect(carousel.querySelectorAll('[aria-roledescription][hidden]')).toHaveLength(11);
});

it('glazes the wall for an offer of another section than the one whose color it has', () => {
  const ads = ['web', 'consulting'].map((section, index) => ({ ...ad(index + 1), section }));
  const { container } = render(<PromoCarousel block={{ ...block, ads, wall: 'web' }} />);
  const glaze = () => container.querySelector('[aria-hidden][data-section]:not([data-wall])');
  expect(glaze()?.hasAttribute('hidden')).toBe(true);
  fireEvent.click(button('next'));
  expect(glaze()?.hasAttribute('hidden')).toBe(false);
  expect(glaze()?.getAttribute('data-section')).toBe('consulting');
});

describe('automatic rotation', () => {
  it('changes every five seconds and restarts after the last offer', () => {
    render(<PromoCarousel block={block} />);
    wait(4999);
    expect(shown()).toBe('Offre 1');
    wait(1);
    expect(shown()).toBe('Offre 2');
    for (let turn = 0; turn < 11; turn += 1) wait(5000);
    expect(shown()).toBe('Offre 1');
  });

  it('waits while the pointer is over the offer', () => {
    render(<PromoCarousel block={block} />);
    const offer = screen.getByRole('heading', { level: 3 });
    fireEvent.pointerOver(offer, { pointerType: 'mouse' });
    wait(20_000);
    expect(shown()).toBe('Offre 1');
    fireEvent.pointerOut(offer, { pointerType: 'mouse' });
    wait(5000);
    expect(shown()).toBe('Offre 2');
  });

  it('pauses and resumes with its button', () => {
    render(<PromoCarousel block={block} />);
    fireEvent.click(button('pause'));
    wait(20_000);
    expect(shown()).toBe('Offre 1');
    fireEvent.click(button('play'));
    wait(5000);
    expect(shown()).toBe('Offre 2');
  });
});

describe('manual control', () => {
  it('ignores a press during the half second of a transition', () => {
    render(<PromoCarousel block={block} />);
    fireEvent.click(button('next'));
    fireEvent.click(button('next'));
    expect(shown()).toBe('Offre 2');
    wait(500);
    fireEvent.click(button('next'));
    expect(shown()).toBe('Offre 3');
  });

  it('stays on the offer that the visitor chose', () => {
    render(<PromoCarousel block={block} />);
    fireEvent.click(button('previous'));
    wait(30_000);
    expect(shown()).toBe('Offre 12');
  });

  it('changes with the arrow keys, in the opposite direction in Arabic', () => {
    render(
      <div dir="rtl">
        <PromoCarousel block={block} />
      </div>,
    );
    fireEvent.keyDown(button('next'), { key: 'ArrowLeft' });
    wait(500);
    expect(shown()).toBe('Offre 2');
    fireEvent.keyDown(button('next'), { key: 'ArrowRight' });
    expect(shown()).toBe('Offre 1');
  });

  it('has one tab stop for its dots, which arrow keys, Home and End move', () => {
    render(<PromoCarousel block={block} />);
    const dots = screen.getAllByRole('link', { name: 'frame.carousel.show' });
    const stops = () => dots.flatMap((dot, index) => (dot.tabIndex === 0 ? [index] : []));
    expect(stops()).toEqual([0]);
    dots[0]?.focus();
    for (const [key, index] of [
      ['End', 11],
      ['ArrowRight', 0],
      ['ArrowRight', 1],
      ['Home', 0],
    ] as const) {
      fireEvent.keyDown(document.activeElement!, { key });
      wait(500);
      expect([stops(), dots.indexOf(document.activeElement as HTMLElement)]).toEqual([[index], index]);
    }
  });

  it('changes with a swipe', () => {
    render(<PromoCarousel block={block} />);
    const offer = screen.getByRole('heading', { level: 3 });
    const touch = { pointerId: 1, pointerType: 'touch', clientY: 100 };
    fireEvent.pointerDown(offer, { ...touch, clientX: 300 });
    fireEvent.pointerUp(offer, { ...touch, clientX: 200 });
    expect(shown()).toBe('Offre 2');
  });
});

function ad(number: number): AdData {
  return {
    id: `ad${number}`,
    section: 'web',
    category: 'Services web',
    title: `Offre ${number}`,
    subtitle: 'En trois langues',
    description: 'Une phrase.',
    gradient: 'emaux',
    icon: 'star',
    href: `/offre-${number}`,
    cta: `Voir ${number}`,
    price: 'Sur devis',
  };
}
