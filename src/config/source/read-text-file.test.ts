import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { problemLine } from './problem';
import { readTextFile } from './read-text-file';

const FRENCH = '{\n  "titre": "Créer un été"\n}\n';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'text-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (content: string | Uint8Array) => {
  writeFileSync(join(folder, 'fr.json'), content);
  return readTextFile(folder, 'fr.json');
};

const ENCODING =
  'fr.json is not saved as UTF-8. In VS Code: Reopen with Encoding › Western (Windows 1252) or Arabic (Windows 1256), then Save with Encoding › UTF-8.';
const LETTER = 'A letter of fr.json was lost, here and wherever � is. Type it again, and save the file.';
const wide = (encoding: string) =>
  `fr.json is saved as UTF-16, not as UTF-8. In VS Code: Reopen with Encoding › ${encoding}, then Save with Encoding › UTF-8.`;

it.each([
  ['in Latin-1', Buffer.from(FRENCH, 'latin1'), '2:15', ENCODING],
  [
    'with one byte of Latin-1',
    Buffer.concat([Buffer.from(FRENCH), Buffer.from('"é"', 'latin1')]),
    '4:2',
    LETTER,
  ],
  ['by a program that lost a letter', Buffer.from(FRENCH.replace('é', '\uFFFD')), '2:15', LETTER],
  ['in UTF-16 with a mark', Buffer.from(`\uFEFF${FRENCH}`, 'utf16le'), '1:1', wide('UTF-16 LE')],
  ['in UTF-16 without a mark', Buffer.from(FRENCH, 'utf16le'), '1:2', wide('UTF-16 LE')],
  ['in UTF-16 BE', Buffer.from(`\uFEFF${FRENCH}`, 'utf16le').swap16(), '1:1', wide('UTF-16 BE')],
  [
    'by Word',
    Buffer.from('PK\u0003\u0004\u0014\0'),
    '1:6',
    'fr.json is a document of another program, such as Word, and no text. Restore the last committed version: git restore fr.json',
  ],
])(
  'a file that is saved %s is reported once, at the first letter, and has no text',
  (_, bytes, place, said) => {
    const { text, problems } = read(bytes);
    expect(text).toBe('');
    expect(problems.map((problem) => problemLine(problem))).toEqual([
      `fr.json:${place}  error FILE-002  ${said}`,
    ]);
  },
);

it('a valid file is read exactly, without its byte order mark', () => {
  expect(read(FRENCH)).toEqual({ text: FRENCH, problems: [] });
  expect(read(`\uFEFF${FRENCH}`)).toEqual({ text: FRENCH, problems: [] });
  expect(read('')).toEqual({ text: '', problems: [] });
});
