import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryDrawing, placedAt } from './carry-drawing';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height }) as DOMRect;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = vi.fn(() => ({ finished: Promise.resolve() }) as unknown as Animation);
  document.body.innerHTML =
    '<a href="/seo"><picture><img src="/search.svg" alt=""></picture></a><main><div data-cover></div></main>';
  vi.spyOn(document.querySelector('img')!, 'getBoundingClientRect').mockReturnValue(box(10, 300, 96, 72));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('keeps the drawing of a link on the screen until the next page has it', async () => {
  vi.spyOn(document.querySelector('[data-cover]')!, 'getBoundingClientRect').mockReturnValue(
    box(700, 80, 580, 560),
  );
  const carried = carryDrawing(document.querySelector('a'), '/');
  const copy = document.querySelector<HTMLElement>('body > div')!;
  expect(copy.querySelector('img')?.getAttribute('src')).toBe('/search.svg');
  expect([copy.style.left, copy.style.top, copy.style.width]).toEqual(['10px', '300px', '96px']);
  await carried.land(400);
  expect([copy.style.left, copy.style.top, copy.style.width]).toEqual(['700px', '80px', '580px']);
  carried.remove();
  expect(copy.isConnected).toBe(false);
});

it('takes the cover back to the link of the page that was left', async () => {
  document.body.innerHTML = `<main>${document.querySelector('a')!.outerHTML}<div data-cover><picture><img></picture></div></main>`;
  const [small, large] = document.querySelectorAll('img');
  vi.spyOn(small!, 'getBoundingClientRect').mockReturnValue(box(10, 300, 96, 72));
  vi.spyOn(large!, 'getBoundingClientRect').mockReturnValue(box(700, 80, 580, 560));
  const carried = carryDrawing(null, '/seo');
  const copy = document.querySelector<HTMLElement>('body > div')!;
  expect(copy.style.width).toBe('580px');
  await carried.land(400);
  expect([copy.style.left, copy.style.width]).toEqual(['10px', '96px']);
});

it('carries nothing for a link without a drawing, or where motion is off', () => {
  carryDrawing(document.querySelector('main'), '/');
  document.documentElement.dataset.motion = 'off';
  carryDrawing(document.querySelector('a'), '/');
  delete document.documentElement.dataset.motion;
  expect(document.querySelector('body > div')).toBeNull();
});

it('starts with the middle of the cover where the drawing was, cut to its shape', () => {
  expect(placedAt(box(0, 0, 100, 50), box(200, 100, 400, 400))).toEqual({
    transform: 'translate(-350px, -275px) scale(0.25)',
    clipPath: 'inset(100px 0px)',
  });
});
