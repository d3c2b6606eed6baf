import { describe, expect, it } from 'vitest';
import { codePoint, NO_TEXT, oneLine } from './characters';

/** Characters of each kind that somebody may paste, one after the other. */
const noText = {
  'line separators': '\v\f\u0085\u2028\u2029',
  'control characters': '\u0000\u0007\u0008\u000e\u001b\u001f\u007f\u0084\u0086\u009f',
  'direction controls': '\u202a\u202e\u2066\u2069',
  'private use': '\ue000\uf0b7\uf8ff\u{f0000}\u{10fffd}',
  noncharacters: '\ufdd0\ufdef\ufffe\uffff\u{1ffff}\u{10ffff}',
};

describe('what is no text', () => {
  it.each(Object.entries(noText))('%s', (_, characters) => {
    for (const character of characters)
      expect(character.match(NO_TEXT), codePoint(character)).toHaveLength(1);
  });

  it.each(['\ud83d', '\ude00', 'a\ud83d', '\ude00\ud83d', '\ud83d\n'])('half an emoji: %j', (text) => {
    expect(text.match(NO_TEXT)).not.toBeNull();
  });
});

it.each([
  [
    'emoji with joiners, skin, variation and tags',
    '👩🏽‍🔧 ❤️ 1️⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['an emoji of a later Unicode version', '\u{1faff}\u{1fbff}'],
  ['Arabic with marks and joiners', 'مُحَمَّد ـ می\u200cخواهم \u200f!\u200e \u061c'],
  ['spaces, soft and other hyphens', 'a\u00a0b\u202fc\u00adh\u2011d\u2009e\u3000f\u200bg\u2060\ufeff'],
  ['accents, tabs and line breaks', 'e\u0301\tà\r\nç\n'],
])('text is %s', (_, text) => {
  expect(text.match(NO_TEXT)).toBeNull();
});

it('a text on one line has a space for each break', () => {
  expect(oneLine(' un\u2028deux\r\ntrois\v\u0085\tquatre\f')).toBe('un deux trois quatre');
});
