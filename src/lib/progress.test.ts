import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progress } from './progress';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the output for ten parts that take the given number of milliseconds each. */
function outputOf(milliseconds: number): string[] {
  const output: string[] = [];
  const reporter = progress('Compressing', 10, { write: (text) => output.push(text) });
  for (let part = 0; part < 10; part += 1) {
    vi.advanceTimersByTime(milliseconds);
    reporter.step();
  }
  reporter.end();
  return output;
}

it('prints nothing when the work ends within two seconds', () => {
  expect(outputOf(190)).toEqual([]);
});

it('prints one line for a phase', () => {
  expect(outputOf(1000)).toEqual(['Compressing: 10/10, 10 s\n']);
});
