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
      'UTF-8 that was cut in the middle of a letter',
      Buffer.from(FRENCH).subarray(0, Buffer.from('{\n  "titre": "Cr').length + 1),
      'locales/fr.json:2:15  error FILE-002  fr.json ends in the middle of a letter, because it was cut off. Restore the last committed version.',
    ],
  ])('%s', (_, bytes, line) => {
    expect(reported(bytes)).toEqual([line]);
    expect(decodeText('locales/fr.json', bytes).text).toBe('');
  });
});

describe('garbled or lost letters are reported at their position', () => {
  const garbled = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));

  it('once, with the fix, when the entire file is garbled', () => {
    expect(reported(garbled(FRENCH.replace('œ', 'oe')))).toEqual([
      'locales/fr.json:2:15  error FILE-003  This was read in the wrong encoding and saved: "CrÃ©er" was probably "Créer". In VS Code: Save with Encoding › Western (Windows 1252), then Reopen with Encoding › UTF-8.',
    ]);
  });

  it('at each word when only some are garbled', () => {
    const text = FRENCH.replace('Créer', 'CrÃ©er').replace('Fès', 'FÃ¨s');
    expect(reported(Buffer.from(text))).toEqual([
      'locales/fr.json:2:15  error FILE-003  This was read in the wrong encoding and saved: "CrÃ©er" was probably "Créer". Write it so.',
      'locales/fr.json:3:21  error FILE-003  This was read in the wrong encoding and saved: "FÃ¨s" was probably "Fès". Write it so.',
    ]);
  });

  it.each(['\uFFFD', String.raw`\ufffd`])('where letters were replaced: %j', (lost) => {
    expect(reported(Buffer.from(FRENCH.replaceAll('é', () => lost)))).toEqual([
      expect.stringMatching(/^locales\/fr\.json:2:15 {2}error FILE-003 {2}A letter was lost/),
      expect.stringMatching(/^locales\/fr\.json:3:7 {2}error FILE-003 {2}A letter was lost/),
    ]);
  });

  it('on at most five lines, and the last one has the number of the others', () => {
    const lines = reported(Buffer.from('\uFFFD\n'.repeat(400)));
    expect(lines).toHaveLength(5);
    expect(lines[4]).toMatch(/^locales\/fr\.json:5:1 .* It is the same on 395 more lines\.$/);
  });
});

describe('a control character is reported with its code point', () => {
  it.each([
    ['\0', 'U+0000'],
    ['\u001b', 'U+001B'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    [String.raw`\u0007`, 'U+0007'],
    [String.raw`\\\u001F`, 'U+001F'],
  ])('%j', (sign, name) => {
    const [line, ...others] = reported(Buffer.from(`{ "a": "b${sign}" }`));
    expect(others).toEqual([]);
    expect(line).toMatch(/^locales\/fr\.json:1:1[0-2] {2}error FILE-004 /);
    expect(line).toContain(`control character (${name})`);
  });

  it.each([String.raw`\\u0007`, String.raw`\n`, String.raw`\t`, String.raw`\u00a0`, '\t', '\r\n'])(
    '%j is not a control character',
    (sign) => {
      expect(reported(Buffer.from(`{ "a": "b${sign}" }`))).toEqual([]);
    },
  );
});

it('a valid file is read exactly, without its byte order mark', () => {
  expect(decodeText('a.json', Buffer.from(FRENCH))).toEqual({ text: FRENCH, problems: [] });
  expect(decodeText('a.json', Buffer.from(`\uFEFF${FRENCH}`))).toEqual({
    text: FRENCH,
    problems: [],
  });
  expect(decodeText('a.json', Buffer.from(''))).toEqual({ text: '', problems: [] });
});
