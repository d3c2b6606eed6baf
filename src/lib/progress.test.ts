import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progress } from './progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What is told of ten parts that take so many milliseconds each. */
function told(milliseconds: number, isTTY: boolean): string[] {
  const said: string[] = [];
  const shown = progress('Compressing', 10, { isTTY, write: (text) => said.push(text) });
  for (let part = 0; part < 10; part += 1) {
    vi.advanceTimersByTime(milliseconds);
    shown.step();
  }
  shown.end();
  return said;
}

it.each([true, false])('says nothing of what is done within two seconds (terminal: %s)', (isTTY) => {
  expect(told(190, isTTY)).toEqual([]);
});

it('writes a line every few seconds into a log', () => {
  expect(told(1000, false)).toEqual(['Compressing: 5/10, 5 s\n', 'Compressing: 10/10, 10 s\n']);
});

it('draws a bar on a terminal, and takes it away at the end', () => {
  const said = told(1000, true);
  expect(said[0]).toBe('\r\u001B[KCompressing █████░░░░░░░░░░░░░░░░░░░ 2/10');
  expect(said.at(-2)).toContain('████████████████████████ 10/10');
  expect(said.at(-1)).toBe('\r\u001B[K');
});

it('says what comes next', () => {
  const said: string[] = [];
  const shown = progress('Measuring', 4, { write: (text) => said.push(text) });
  vi.advanceTimersByTime(6000);
  shown.step('/contact');
  expect(said).toEqual(['Measuring: 1/4 /contact, 6 s\n']);
});
