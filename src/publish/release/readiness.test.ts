import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchNotes } from './readiness';

/** Returns the notes of a site with the given config. */
function notesOf(config: object) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'site.config.json'), JSON.stringify(config, null, 2));
  return launchNotes(root);
}

it('lists the notes for the owner and for a lawyer with their line, and no other note', () => {
  const notes = notesOf({
    $comment: 'owner: confirm the price',
    pages: [{ $comment: 'legal: check the partner’s permit', title: 'legal: a title' }],
    ads: [{ $comment: 'The specification gives these words.' }],
  });
  expect(notes).toContain('(2)');
  expect(notes).toContain('site.config.json:2  owner: confirm the price');
  expect(notes).toContain('site.config.json:5  legal: check the partner’s permit');
  expect(notes).not.toContain('a title');
  expect(notes).not.toContain('specification');
});

it('says nothing about a site without such notes', () => {
  expect(notesOf({ pages: [] })).toBeUndefined();
});
