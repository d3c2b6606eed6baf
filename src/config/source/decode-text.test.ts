import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text';
import { problemLine } from './problem';

const FRENCH = '{\n  "titre": "Créer un été",\n  "café": "œuvre à Fès"\n}\n';
const reported = (bytes: Uint8Array) =>
  decodeText('locales/fr.json', bytes).problems.map((problem) => problemLine(problem));

describe('a file that is not UTF-8 is reported once, with the fix in VS Code, and has no text', () => {
  it.each([
    [
      'Latin-1',
      Buffer.from(FRENCH, 'latin1'),
      'locales/fr.json:2:15  error FILE-002  fr.json is not saved as UTF-8. In VS Code: Reopen with Encoding › Western (Windows 1252), then Save with Encoding › UTF-8.',
    ],
    [
      'Windows-1256',
      Buffer.from('{ "a": "\u00c7\u00e1\u00ce\u00cf\u00e3\u00c9 \u00e4\u00da\u00e3" }', 'latin1'),
      'locales/fr.json:1:9  error FILE-002  fr.json is not saved as UTF-8. In VS Code: Reopen with Encoding › Arabic (Windows 1256), then Save with Encoding › UTF-8.',
    ],
    [
      'UTF-16 with a mark',
      Buffer.from(`\uFEFF${FRENCH}`, 'utf16le'),
      'locales/fr.json:1:1  error FILE-002  fr.json is saved as UTF-16 LE, not as UTF-8. In VS Code: Reopen with Encoding › UTF-16 LE, then Save with Encoding › UTF-8.',
    ],
    [
      'UTF-16 without a mark',
      Buffer.from(FRENCH, 'utf16le'),
      'locales/fr.json:1:1  error FILE-002  fr.json is saved as UTF-16 LE, not as UTF-8. In VS Code: Reopen with Encoding › UTF-16 LE, then Save with Encoding › UTF-8.',
    ],
    [
      'UTF-16 of the other order',
      Buffer.from(FRENCH, 'utf16le').swap16(),
      'locales/fr.json:1:1  error FILE-002  fr.json is saved as UTF-16 BE, not as UTF-8. In VS Code: Reopen with Encoding › UTF-16 BE, then Save with Encoding › UTF-8.',
    ],
    [
      'UTF-8 with one byte of Latin-1',
      Buffer.concat([Buffer.from(FRENCH), Buffer.from('"é"', 'latin1')]),
      'locales/fr.json:5:2  error FILE-002  fr.json is not UTF-8 at this place, while the rest of it is. Type the letter again where � is shown, and save.',
    ],
    [
      'UTF-8 that a program saved without a letter',
      Buffer.from(FRENCH.replace('é', '\uFFFD')),
      'locales/fr.json:2:15  error FILE-002  fr.json was saved by a program that could not read a letter here, and wrote � in its place. Restore the last committed version, or type the letter again.',
    ],
    [
      'UTF-8 that was cut in the middle of a letter',
      Buffer.from(FRENCH).subarray(0, Buffer.from('{\n  "titre": "Cr').length + 1),
      'locales/fr.json:2:15  error FILE-002  fr.json ends in the middle of a letter, because it was cut off. Restore the last committed version.',
    ],
  ])('%s', (_, bytes, line) => {
    expect(reported(bytes)).toEqual([line]);
    expect(decodeText('locales/fr.json', bytes).text).toBe('');
  });
});

it('a valid file is read exactly, without its byte order mark', () => {
  expect(decodeText('a.json', Buffer.from(FRENCH))).toEqual({ text: FRENCH, problems: [] });
  expect(decodeText('a.json', Buffer.from(`\uFEFF${FRENCH}`))).toEqual({
    text: FRENCH,
    problems: [],
  });
  expect(decodeText('a.json', Buffer.from(''))).toEqual({ text: '', problems: [] });
});
