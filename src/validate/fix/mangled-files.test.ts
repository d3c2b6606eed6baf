import { isUtf8 } from 'node:buffer';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readJson } from '../../config/source/read-json';
import { canonicalJson } from '../../config/source/write-json';
import { jsonPointer } from '../../lib/json';
import { applyFrenchTypography } from '../rules/texts/french-typography';
import { respell } from './fix-typography';
import { runs } from '../../../tests/support/sampled';

const folder = mkdtempSync(join(tmpdir(), 'mangled-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Parts that must stay unchanged. */
const KEPT = [
  '&amp;',
  '&nbsp;',
  '&#160;',
  '&eacute;',
  '**Attention**',
  "[l'équipe : ici](/a?b=1 ;c)",
  '![photo](/a.png)',
  '`a ? b : c`',
  'a != b',
  'https://www.trace.example/?page=1;x=2!',
  "contact+d'accueil@trace.example",
  '{organization.phone}',
  '{{seconds}}',
  ':sourire:',
  '<b>',
  '+212 522 000 000',
  '9:00',
];
const WORDS = [
  "l'équipe",
  'ÉTÉ',
  'où',
  'œuvre',
  '«',
  '»',
  ':',
  ';',
  '!',
  '?',
  '1 200 DH',
  '98%',
  '5 000',
  'الخدمة',
  '🙂',
  'naïf',
  '"',
  '\\',
  '\n',
  '𝒳',
];
const SPACES = [' ', '  ', '\u00a0', '\u202f', '\u2009', '\t', ''];

const text = fc
  .array(fc.tuple(fc.constantFrom(...KEPT, ...WORDS, ...WORDS), fc.constantFrom(...SPACES)), { maxLength: 9 })
  .map((parts) => parts.flat().join(''));

/** A JSON file with such texts, spelt in one of the ways that JSON has. */
const file = fc
  .record({
    texts: fc.array(fc.oneof(text, fc.string({ unit: 'binary' })), { minLength: 1, maxLength: 5 }),
    space: fc.constantFrom(0, 2, '\t'),
    isEscaped: fc.boolean(),
    lines: fc.constantFrom('\n', '\r\n'),
    mark: fc.constantFrom('', '\uFEFF'),
  })
  .map(({ texts, space, isEscaped, lines, mark }) => {
    const plain = JSON.stringify({ café: 'è', ...texts }, null, space).replaceAll('\n', lines);
    const escape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return mark + (isEscaped ? plain.replaceAll(/[\u00a0-\u00ff\u202f]/g, escape) : plain);
  });

/** Kinds of damage. */
const mangles: Record<string, (bytes: Buffer, at: number) => Buffer> = {
  nothing: (bytes) => bytes,
  'Latin-1': (bytes) =>
    Buffer.concat([Buffer.from('"é": 1', 'latin1'), Buffer.from(String(bytes), 'latin1')]),
  'UTF-16': (bytes) => Buffer.from(String(bytes), 'utf16le'),
  'a cut': (bytes, at) => bytes.subarray(0, at % bytes.length),
  'a lost byte': (bytes, at) =>
    Buffer.concat([bytes.subarray(0, at % bytes.length), bytes.subarray((at % bytes.length) + 1)]),
  'a control character': (bytes, at) => inserted(bytes, at, Buffer.from([at % 32])),
  'any byte': (bytes, at) => inserted(bytes, at, Buffer.from([at % 256])),
};

function inserted(bytes: Buffer, at: number, piece: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at % bytes.length), piece, bytes.subarray(at % bytes.length)]);
}

/** Returns the bytes that `validate --fix` writes for a file of French texts. */
function fixed(bytes: Buffer): Buffer {
  writeFileSync(join(folder, 'a.json'), bytes);
  const { source, problems } = readJson(folder, 'a.json');
  if (problems.length > 0) return bytes;
  for (const [key, fr] of Object.entries(Object(source.value) as object))
    if (typeof fr === 'string') respell(source.value, jsonPointer([key]), applyFrenchTypography(fr));
  return Buffer.from(canonicalJson(source.value));
}

const lettersOf = (value: unknown) => JSON.stringify(value).match(/[\p{L}\p{N}]/gu);
const parsed = (bytes: Buffer): unknown => JSON.parse(bytes.toString().replace(/^\uFEFF/, ''));
const keptIn = (value: unknown) =>
  Object.values(Object(value) as object)
    .map(String)
    .map(keptParts);

/** A backtick too many or too few moves the limits of code: then another part of the text is code. */
function keptParts(words: string): string[] {
  const isPaired = words.split('`').length % 2 === 1;
  return KEPT.filter((kept) => words.includes(kept) && (isPaired || !kept.includes('`')));
}

it('mangled files lose or move no letter, do not change again, and stay the same when unreadable', () => {
  const outcomes = { kept: 0, changed: 0 };
  fc.assert(
    fc.property(file, fc.constantFrom(...Object.keys(mangles)), fc.nat(5000), (content, mangle, at) => {
      const before = mangles[mangle]!(Buffer.from(content), at);
      const after = fixed(before);
      if (after.equals(before)) {
        outcomes.kept += 1;
        return;
      }
      outcomes.changed += 1;
      expect(isUtf8(before)).toBe(true);
      expect(fixed(after).equals(after)).toBe(true);
      expect(lettersOf(parsed(after))).toEqual(lettersOf(parsed(before)));
      expect(keptIn(parsed(after))).toEqual(keptIn(parsed(before)));
    }),
    { numRuns: runs(200) },
  );
  expect(Math.min(outcomes.kept, outcomes.changed)).toBeGreaterThan(10);
});
