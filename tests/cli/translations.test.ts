import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../src/lib/environment';
import translations from '../../src/cli/translations';
import { saidLines } from '../support/said';
import { SiteCopy } from '../support/site-copy';

const said = saidLines();
afterEach(() => void setEnvironment({}));

/** A copy with a missing translation, a stale one, and one that no text uses. */
function edited(): SiteCopy {
  const copy = new SiteCopy();
  copy.change(({ pages }) => {
    pages[0]!.summary = { fr: 'Écrit sur place.', ar: 'هنا' };
    pages[1]!.summary = `${String(pages[1]!.summary)} Et plus.`;
  });
  return copy.edit('locales/en.json', (text) =>
    text.replace(/\n {2}\}\n\}\s*$/, ',\n    "Un texte supprimé": "A removed text"\n  }\n}\n'),
  );
}

const run = (copy: SiteCopy, ...words: string[]) => translations.execute(words, copy.folder);

describe('in French, for a maintainer whose computer speaks it', () => {
  beforeEach(() => setEnvironment({ language: 'fr' }));

  it.each<[words: string[], exit: number, lines: (string | RegExp)[]]>([
    [
      ['list'],
      0,
      [
        'manque    page / › summary : « Écrit sur place. »',
        /^à revoir {2}page .* \(avant : « .* »\) : « .* »$/,
        'En anglais : 1 à traduire, 1 à revoir.',
        'En arabe : 0 à traduire, 1 à revoir.',
      ],
    ],
    [
      ['accept', 'rien'],
      1,
      ['Il n’y a ni texte ni page « rien ».', /^Traductions à revoir : 0 confirmée, \d+ reste\.$/],
    ],
    [['accept', 'a-propos'], 0, [/^Traductions à revoir : 1 confirmée, 0 reste\.$/]],
    [
      ['write', 'en'],
      0,
      [/^locales\/en\.json : 0 texte à traduire\.$/, /^Écrits dans .* : 1 de plus\. .*list en$/],
    ],
    [['write', 'es'], 1, [/^Le site n’est pas traduit en « es » : ses langues sont fr, en, ar\./]],
    [
      ['prune'],
      0,
      ['en  « Un texte supprimé » : « A removed text »', /^Traductions inutiles supprimées : \d+\.$/],
    ],
  ])('%j', async (words, exit, lines) => {
    using copy = edited();
    expect(await run(copy, ...words)).toBe(exit);
    const plain = said
      .join('\n')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .split('\n');
    const isSaid = (line: string | RegExp) =>
      plain.some((one) => (typeof line === 'string' ? one === line : line.test(one)));
    expect(
      lines.filter((line) => !isSaid(line)),
      plain.join('\n'),
    ).toEqual([]);
  });

  it('a site in one language is told how to get another one', async () => {
    using copy = new SiteCopy();
    copy.change((config) => config.languages.splice(1));
    await expect(run(copy, 'write', 'es')).resolves.toBe(1);
    expect(said.join('\n')).toContain('ses langues sont fr. Une langue nouvelle demande d’abord sa ligne');
  });
});
