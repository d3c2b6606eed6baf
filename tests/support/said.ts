import { afterEach, beforeEach, vi } from 'vitest';

/** Returns the list to which each test's commands write what they say, in place of the terminal. */
export function saidLines(): string[] {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['log', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((text) => void said.push(String(text)));
  });
  afterEach(() => void vi.restoreAllMocks());
  return said;
}
