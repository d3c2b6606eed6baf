import { afterEach, describe, expect, it, vi } from 'vitest';
import { fittingStart, graphemeStarts } from './graphemes';

afterEach(() => vi.unstubAllGlobals());

const written = ['a', 'e\u0301', '\r\n', '👨‍👩‍👧', '😀', 'شّ', '❤️', ' '];

describe.each(['has a segmenter', 'has none'])('in a browser that %s', (browser) => {
  it('finds the start of each grapheme', () => {
    if (browser === 'has none') vi.stubGlobal('Intl', {});
    let place = 0;
    const starts = written.map((character) => (place += character.length) - character.length);
    expect(graphemeStarts(written.join(''))).toEqual(starts);
    expect(graphemeStarts('')).toEqual([]);
  });
});

it('ends the longest start that fits between two graphemes', () => {
  const text = written.join('');
  for (let room = 0; room <= text.length; room += 1) {
    const start = fittingStart(text, ({ length }) => length <= room);
    const whole = written.map((_, index) => written.slice(0, index + 1).join(''));
    expect(start).toBe(whole.findLast(({ length }) => length <= room) ?? '');
  }
});
