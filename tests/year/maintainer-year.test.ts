import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownUrls, pagePath } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';
import { copyProject } from '../support/copy-project';
import { newService, withNewService } from '../support/site-copy';
import { trilingual } from '../support/sites';

/**
 * An edit that validates is an edit that ships: a copy of the project lives through a year of ordinary edits, and
 * what publishing waits for holds at its end.
 *
 * @module-tag nightly
 */
const folder = mkdtempSync(join(tmpdir(), 'year-'));
const minutes = (count: number) => count * 60_000;

beforeAll(() => copyProject(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }), minutes(1));

/** Runs `npm test -- --site` in the copy, as continuous integration does for a change of content. */
function testSite(): { status: number | null; said: string } {
  const { TEST_ALL: _, VITEST: __, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', '--site'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PORT: '4620', FORCE_COLOR: '0' },
    maxBuffer: 2 ** 26,
  });
  return { status, said: status === 0 ? '' : stdout + stderr };
}

/** Returns the last service, which a maintainer may move or delete. */
const serviceOf = ({ pages }: SiteConfig) => pages.findLast(({ kind }) => kind === 'service')!;

/** The edits, one after the other; each finds its place in any valid site. */
const year: ((config: SiteConfig) => unknown)[] = [
  // A price is changed.
  ({ ads: [ad] }) => {
    if (ad) ad.price = { fr: 'dès 5\u00a0500\u00a0DH', en: 'from 5,500 DH', ar: 'ابتداء من 5500 درهم' };
  },
  // A project gets a picture.
  async ({ pages }) => {
    const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#2440b8' } });
    mkdirSync(join(folder, 'public/pictures'), { recursive: true });
    writeFileSync(join(folder, 'public/pictures/shop.png'), await picture.png().toBuffer());
    const alt = { fr: 'Une boutique de tapis', en: 'A carpet shop', ar: 'محل لبيع الزرابي' };
    for (const block of pages.flatMap(({ blocks }) => blocks))
      if (block.type === 'cases' && block.items[0])
        block.items[0].picture = { src: '/pictures/shop.png', alt };
  },
  // A question is added in French only.
  ({ pages }) => {
    const faq = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'faq');
    const question = { fr: 'Recevez-vous sans rendez-vous\u202f?' };
    faq?.items.push({ question, answer: { fr: 'Oui, chaque matin.' } });
  },
  // A page moves, with a redirect from its old address.
  (config) => {
    const page = serviceOf(config);
    const { path } = page;
    config.redirects = [...(config.redirects ?? []), { from: pagePath(trilingual, path), to: page.id }];
    page.path = typeof path === 'string' ? `${path}-nouveau` : { ...path, fr: `${path.fr}-nouveau` };
  },
  // The company gets another name, telephone, address on the web and recipients.
  (config) => {
    config.url = 'https://www.dar-atlas.example';
    const email = 'bonjour@dar-atlas.example';
    const company = { name: 'Dar Atlas', phone: '+212537000000', email, recipients: [email] };
    Object.assign(config.organization, company);
  },
  // A service is deleted, and its address leads to its section.
  (config) => {
    const { id, path, section: of } = serviceOf(config);
    const section = config.pages.find(({ kind, section: name }) => kind === 'section' && name === of)!;
    const rest = JSON.stringify({ ...config, pages: config.pages.filter((page) => page.id !== id) });
    Object.assign(
      config,
      JSON.parse(rest.replaceAll(`"${id}"`, `"${section.id}"`).replaceAll(`#${id}"`, `#${section.id}"`)),
    );
    const redirects = ownUrls(trilingual, path).map((from) => ({ from, to: section.id }));
    config.redirects = [...(config.redirects ?? []), ...redirects];
  },
  // A service is added.
  withNewService,
  // A page becomes a draft again.
  ({ pages }) => (pages.find(({ id }) => id === newService)!.status = 'draft'),
  // The header is turned round.
  ({ menus }) => (menus.header = menus.header.toReversed() as typeof menus.header),
  // A color is changed.
  ({ theme }) => (theme.colors[theme.sections['default']!.accent] = '#0A5A41'),
  // The limits of the form are changed.
  ({ contact }) => Object.assign(contact, { attempts: 5, minimumFillTime: 2000 }),
  // Words around the pages are changed.
  () => {
    const file = join(folder, 'locales/fr.json');
    const words = JSON.parse(readFileSync(file, 'utf8')) as { frame: { contact: Record<string, string> } };
    Object.assign(words.frame.contact, { send: 'Envoyer ma demande', name: 'Votre nom complet' });
    writeFileSync(file, `${JSON.stringify(words, null, 2)}\n`);
  },
];

it('the year of a maintainer ships after all of its edits', { timeout: minutes(30) }, async () => {
  const file = join(folder, 'site.config.json');
  for (const make of year) {
    const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
    await make(config);
    writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  }
  expect(testSite()).toEqual({ status: 0, said: '' });
});
