import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legalNotes } from './legal-notes';

/** Returns the notes of a site with the given config. */
function notesOf(config: object, mark = '') {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'site.config.json'), mark + JSON.stringify(config, null, 2));
  return legalNotes(root);
}

it('lists the notes for a lawyer with their line, and no other note', () => {
  const notes = notesOf({
    $comment: 'owner: confirm the price',
    pages: [{ $comment: 'legal: check the partner’s permit', title: 'legal: a title' }],
  });
  expect(notes).toContain('before launch (1)');
  expect(notes).toContain('site.config.json:5  check the partner’s permit');
  expect(notes).not.toContain('price');
  expect(notes).not.toContain('a title');
});

it('says nothing about a site without such notes', () => {
  expect(notesOf({ pages: [] })).toBeUndefined();
});

it('finds the notes after a byte order mark, and leaves a missing config to the build', () => {
  expect(notesOf({ $comment: 'legal: check this' }, '\uFEFF')).toContain('site.config.json:2  check this');
  expect(legalNotes(mkdtempSync(join(tmpdir(), 'site-')))).toBeUndefined();
});
