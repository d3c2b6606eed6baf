import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progress } from './progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the output for ten parts that take the given number of milliseconds each. */
function outputOf(milliseconds: number, isTTY: boolean): string[] {
  const output: string[] = [];
  const reporter = progress('Compressing', 10, { isTTY, write: (text) => output.push(text) });
  for (let part = 0; part < 10; part += 1) {
    vi.advanceTimersByTime(milliseconds);
    reporter.step();
  }
  reporter.end();
  return output;
}

it.each([true, false])('prints nothing when the work ends within two seconds (terminal: %s)', (isTTY) => {
  expect(outputOf(190, isTTY)).toEqual([]);
});

it('writes a line every few seconds into a log', () => {
  expect(outputOf(1000, false)).toEqual(['Compressing: 5/10, 5 s\n', 'Compressing: 10/10, 10 s\n']);
});

it('draws a bar on a terminal and clears it at the end', () => {
  const output = outputOf(1000, true);
  expect(output[0]).toBe('\r\u001B[KCompressing █████░░░░░░░░░░░░░░░░░░░ 2/10');
  expect(output.at(-2)).toContain('████████████████████████ 10/10');
  expect(output.at(-1)).toBe('\r\u001B[K');
});

it('shows the note of the next part', () => {
  const output: string[] = [];
  const reporter = progress('Measuring', 4, { write: (text) => output.push(text) });
  vi.advanceTimersByTime(6000);
  reporter.step('/contact');
  expect(output).toEqual(['Measuring: 1/4 /contact, 6 s\n']);
});
