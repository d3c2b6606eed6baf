import { expect, type Page } from '@playwright/test';
import { sidewaysScroll } from '../e2e/fixtures';
import { sampled } from './sampled';
import { cutTexts } from './cut-texts';
import { brokenWords, headerLines } from './text-lines';

/** Widths of phones, tablets, laptops and large screens, in pixels; fewer by day. */
const widths = sampled([320, 1280, 1440, 390, 820, 1200, 1366, 1600, 1920, 2560], 3);

/** Expects that the open page has no word on two lines, no text that is cut, and a header of one line, on every screen. */
export async function expectWholeWords(page: Page) {
  for (const width of widths) {
    const place = `${page.url()} at ${width} px`;
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(brokenWords), `words on two lines, ${place}`).toEqual([]);
    expect(await page.evaluate(cutTexts, 'body'), `cut texts, ${place}`).toEqual([]);
    expect(await page.evaluate(headerLines), `lines of the header, ${place}`).toBe(1);
    expect(await sidewaysScroll(page), `sideways scroll, ${place}`).toBe(0);
  }
}
