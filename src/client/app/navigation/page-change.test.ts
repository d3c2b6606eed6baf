import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPageChange } from './page-change';

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);
const placed = (selector: string, place: DOMRect) =>
  vi.spyOn(document.querySelector(selector)!, 'getBoundingClientRect').mockReturnValue(place);

/** The drawing on its way, and the plate once the overlay is gone. */
const copy = () => document.querySelector<HTMLElement>('body > img');
const plate = () => document.querySelector<HTMLElement>('body > div');
const placeOf = (element: HTMLElement | null) =>
  ['left', 'top', 'width', 'height'].map((side) => element?.style.getPropertyValue(side));
const inPixels = (left: number, top: number, width: number, height: number) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** The frames of an element that is animated, and a function that ends its animation. */
let animations = new Map<Element, { frames: PropertyIndexedKeyframes; finish: () => void }>();
const frames = (element: Element | null) => animations.get(element!)?.frames;

const link = (section = '') =>
  `<a href="/seo" ${section}><picture><img src="/search.svg" alt=""></picture></a>`;
const page = (content: string) => {
  document.querySelector('main')!.innerHTML = content;
};

beforeEach(() => {
  animations = new Map();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = function animate(given) {
    const finished = new Promise<Animation>((resolve) => {
      const finish = () => resolve({} as Animation);
      animations.set(this, { frames: given as PropertyIndexedKeyframes, finish });
    });
    return { finished } as Animation;
  };
  document.body.dataset.section = 'default';
  document.body.innerHTML = '<header></header><main></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.motion;
  delete document.body.dataset.section;
  document.body.innerHTML = '';
});

describe('the drawing of a link', () => {
  it('stays on the screen and grows to the cover of the next page', () => {
    page(link());
    placed('img', box(10, 300, 96, 72));
    const change = startPageChange(document.querySelector('a'), '/');
    expect(copy()?.getAttribute('src')).toBe('/search.svg');
    expect(placeOf(copy())).toEqual(['10px', '300px', '96px', '72px']);
    page('<h1>SEO</h1><div data-cover><picture><img></picture></div>');
    placed('main img', box(700, 80, 580, 560));
    void change.land(400);
    expect(frames(copy())).toEqual([inPixels(10, 300, 96, 72), inPixels(700, 80, 580, 560)]);
    change.remove();
    expect(copy()).toBeNull();
  });

  it('is gone where the next page has no cover in view', async () => {
    page(link());
    placed('img', box(10, 300, 96, 72));
    const change = startPageChange(document.querySelector('a'), '/');
    page('<h1>SEO</h1><div data-cover><picture><img></picture></div>');
    placed('main img', box(0, innerHeight, 580, 560));
    await change.land(400);
    expect(copy()).toBeNull();
  });

  it('gets the cover back when the visitor goes back', () => {
    page('<div data-cover><picture><img></picture></div>');
    placed('img', box(700, 80, 580, 560));
    const change = startPageChange(null, '/seo');
    expect(placeOf(copy())).toEqual(['700px', '80px', '580px', '560px']);
    page(link());
    placed('main img', box(10, 300, 96, 72));
    void change.land(400);
    expect(frames(copy())).toEqual([inPixels(700, 80, 580, 560), inPixels(10, 300, 96, 72)]);
  });
});

describe('the plate', () => {
  it.each([
    ['that the link names', 'web', 'main', link('data-section="web"')],
    ['around the link', 'web', 'main', `<div data-section="web">${link()}</div>`],
    ['of a menu', 'web', 'header', `<details data-section="web">${link()}</details>`],
    [
      'under which a menu lists the page, wherever the link is',
      'web',
      'header',
      `${link()}<ul><li data-section="web">${link()}</ul>`,
    ],
    [
      'of the page, for the same page in another language',
      'consulting',
      'header',
      '<a href="/en" hreflang="en">en</a>',
    ],
    ['of pages without a section, for a page that no menu lists', 'default', 'main', link()],
    ['of pages without a section, when the visitor goes back to such a page', 'default', 'main', ''],
  ])('is that of the section %s', (_, section, where, html) => {
    history.replaceState(null, '', '/seo');
    document.body.dataset.section = 'consulting';
    document.querySelector(where)!.innerHTML = html;
    expect(startPageChange(document.querySelector('a'), '/').section).toBe(section);
  });

  it('waits for the overlay to go, then leaves the page from around the cover, and is no obstacle', async () => {
    page(link('data-section="web"'));
    const change = startPageChange(document.querySelector('a'), '/');
    expect(plate()).toBeNull();
    page('<h1>SEO</h1><div data-cover></div>');
    placed('[data-cover]', box(700, 80, 300, 560));
    void change.land(400);
    change.uncover();
    expect([plate()?.style.pointerEvents, plate()?.textContent]).toEqual(['none', '']);
    expect(placeOf(plate())).toEqual(['700px', '80px', '300px', '560px']);
    expect(frames(plate())?.boxShadow).toEqual(['0 0 0 700px var(--plate)', '0 0 0 0 var(--plate)']);
    animations.get(plate()!)?.finish();
    await vi.waitFor(() => expect(plate()).toBeNull());
  });

  it('leaves a first screen that is a plate as a whole', () => {
    page(link());
    const change = startPageChange(document.querySelector('a'), '/');
    page('<section data-hero="section"><h1>SEO</h1><div data-cover></div></section>');
    placed('[data-hero]', box(0, 80, 1000, 560));
    placed('[data-cover]', box(700, 80, 300, 560));
    change.uncover();
    expect(placeOf(plate())).toEqual(['0px', '80px', '1000px', '560px']);
  });

  it('leaves upwards where the next page has no cover', () => {
    page(link());
    const change = startPageChange(document.querySelector('a'), '/');
    page('<h1>Questions</h1>');
    change.uncover();
    expect(placeOf(plate())).toEqual(['0px', '0px', `${innerWidth}px`, '0px']);
  });

  it('is gone at once when the visitor goes on', () => {
    const change = startPageChange(null, '/');
    change.uncover();
    change.remove();
    expect(plate()).toBeNull();
  });
});

it('opens the headline downwards, and leaves nothing on it', () => {
  page('<h1>SEO</h1>');
  startPageChange(null, '/').uncover();
  const headline = document.querySelector('h1')!;
  expect(frames(headline)?.clipPath).toEqual(['inset(-20% 0 110%)', 'inset(-20% 0 -30%)']);
  expect(headline.hasAttribute('style')).toBe(false);
});

it('moves nothing where motion is off', async () => {
  document.documentElement.dataset.motion = 'off';
  page(`<h1>SEO</h1>${link('data-section="web"')}`);
  placed('img', box(10, 300, 96, 72));
  const before = document.body.innerHTML;
  const change = startPageChange(document.querySelector('a'), '/');
  await change.land(400);
  change.uncover();
  expect(change.section).toBe('web');
  expect(document.body.innerHTML).toBe(before);
  expect(animations.size).toBe(0);
});
