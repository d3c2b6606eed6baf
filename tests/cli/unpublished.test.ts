import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import validate from '../../src/cli/validate';
import translations from '../../src/cli/translations';
import type { Command } from '../../src/lib/command/command';
import { SampleSite } from '../support/sample-site';

const said = (fr: string, en: string, ar: string) => ({ fr, en, ar });
const page = {
  id: 'polish',
  path: '/workshop/polish',
  kind: 'service',
  section: 'workshop',
  name: said('Polissage', 'Polishing', 'التلميع'),
  summary: said('Un métal qui brille.', 'A metal that shines.', 'معدن يلمع.'),
  title: said('Polissage de vos lampes', 'Your lamps polished', 'تلميع مصابيحكم'),
  description: said(
    'Le polissage de vos lampes en laiton, pièce par pièce, dans notre atelier.',
    'Your brass lamps polished piece by piece in our own workshop.',
    'نلمع مصابيحكم النحاسية قطعة قطعة في ورشتنا الخاصة بكم.',
  ),
  blocks: [{ type: 'hero', variant: 'dossier', title: said('Elles brillent.', 'They shine.', 'إنها تلمع.') }],
};

/** Each way not to be published in the middle of June 2026, and how it is told. */
const ways = [
  [{ status: 'draft' }, 'Draft: not published'],
  [
    { publishAt: '2026-12-01T08:00:00+01:00' },
    'Scheduled: published from 1 December 2026 at 08:00 (Africa/Casablanca)',
  ],
  [
    { expireAt: '2026-01-01T00:00:00+01:00' },
    'Expired: not published since 1 January 2026 at 00:00 (Africa/Casablanca)',
  ],
] as const;

let site: SampleSite;
let lines: string[] = [];
beforeEach(() => {
  site = new SampleSite();
  lines = [];
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-06-15T12:00:00Z') / 1000));
  for (const level of ['log', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push(text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  site[Symbol.dispose]();
});

/** What a command says, and how it ends. */
async function asked(command: Command, ...given: string[]) {
  lines = [];
  const exit = await command.execute(given, site.folder);
  return { exit, text: lines.join('\n') };
}

it.each(ways)('a page with %o is found by words, which says what it is', async (dates, notice) => {
  site.set('site.config.json', '/pages/-', { ...page, ...dates });
  const { exit, text } = await asked(translations, '--page', 'polish');
  expect(exit).toBe(0);
  expect(text).toContain(`/workshop/polish  ${notice}`);
  expect(text).toContain('Arabic: 1 of 1 pages covered');
  const json = JSON.parse((await asked(translations, '--page', '/workshop/polish', '--format=json')).text);
  expect(json.pages).toMatchObject([{ page: 'polish', notice }]);
});

it('validate counts the pages that are not published beside those that are', async () => {
  site.set('site.config.json', '/pages/-', { ...page, status: 'draft' });
  expect((await asked(validate)).text).toMatch(/5 pages \(1 more not published\): 0 errors/);
});
