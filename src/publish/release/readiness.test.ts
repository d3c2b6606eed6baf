import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { setMessageLanguage } from '../../lib/text/message-language';
import { launchNotes } from './readiness';

/** Returns the notes of a site with the given config. */
function notesOf(config: object) {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'site.config.json'), JSON.stringify(config, null, 2));
  return launchNotes(root);
}

afterEach(() => setMessageLanguage('en'));

it.each([
  ['en', 'Outside the pages', 'block 1 "faq"', 'legal: '],
  ['fr', 'Hors des pages', 'bloc 1 «\u00a0faq\u00a0»', 'juriste\u00a0: '],
] as const)(
  'in %s, lists the notes for the owner and for a lawyer by page, each with its line and its place, and no other note',
  (language, outside, block, legal) => {
    setMessageLanguage(language);
    const items = [{ $comment: 'legal: vérifier l’agrément du partenaire' }];
    const notes = notesOf({
      $comment: 'owner: à confirmer',
      values: { website: { $comment: 'owner: confirmer le prix' } },
      pages: [{ path: '/paie', title: 'legal: a title', blocks: [{ type: 'faq', items }] }],
      ads: [{ $comment: 'The specification gives these words.' }],
    });
    const [about, ...list] = notes?.split('\n') ?? [];
    expect(about).toContain(language === 'fr' ? '\u00a0: 3.' : ': 3.');
    expect(list).toEqual([
      outside,
      '  site.config.json:2  à confirmer',
      '  site.config.json:5  values.website  confirmer le prix',
      'page /paie',
      `  site.config.json:17  ${block} › items[0]  ${legal}vérifier l’agrément du partenaire`,
    ]);
  },
);

it('says nothing about a site without such notes', () => {
  expect(notesOf({ pages: [] })).toBeUndefined();
});
