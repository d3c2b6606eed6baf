import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollState } from './use-scroll-state';

const root = document.documentElement;

/** A page of 2000 pixels in a window of 800. */
function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
  return root.dataset.scroll;
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(2000);
  renderHook(useScrollState);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete root.dataset.scroll;
});

it('is not set on the first screen', () => {
  expect(root.dataset.scroll).toBeUndefined();
  expect(scrollTo(200)).toBeUndefined();
});

it('follows scrolling down, up and to the bottom', () => {
  expect(scrollTo(400)).toBe('down');
  expect(scrollTo(390)).toBe('up');
  expect(scrollTo(1100)).toBe('down');
  expect(scrollTo(1190)).toBe('foot');
  expect(scrollTo(1000)).toBe('up');
  expect(scrollTo(0)).toBeUndefined();
});
