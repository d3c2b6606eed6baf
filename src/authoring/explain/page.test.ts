import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explainContext } from './context';
import { explainPage, type ExplainedPage } from './page';
import { explainReport } from './report';
import explain from '../../cli/explain';
import { headLinks } from '../../site/head-links';
import { languages, type Language } from '../../site/languages';
import { pageData } from '../../site/page-data/page-data';
import type { SiteConfig } from '../../site/types.generated';
import { newService, SiteCopy, withNewService } from '../../../tests/support/site-copy';
import { agency, root } from '../../../tests/support/sites';

type Page = SiteConfig['pages'][number];

let copy: SiteCopy;
beforeEach(() => (copy = new SiteCopy()));
afterEach(() => copy[Symbol.dispose]());

/** The new service in Arabic, after an edit. */
function explained(edit: (page: Page, config: SiteConfig) => void, now = new Date()): ExplainedPage {
  copy.change(withNewService).change((config) => {
    const page = config.pages.find(({ id }) => id === newService);
    if (!page) throw new Error('no such page');
    edit(page, config);
  });
  const context = explainContext(copy.folder, 'site.config.json');
  const index = context.site.config.pages.findIndex(({ id }) => id === newService);
  return explainPage(context, index, 'ar', now);
}

/** The line of a file that a place names: of the schema, or of the site. */
function lineAt(place: string): string {
  const [, file = '', line = ''] = /([\w./]+\.json):(\d+)/.exec(place) ?? [];
  const folder = file.startsWith('schema/') ? root : copy.folder;
  return readFileSync(join(folder, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
}

const head = (page: ExplainedPage, name: string) => page.head.find(({ field }) => field === name);
const field = (page: ExplainedPage, block: number, name: string) =>
  [...(page.blocks[block]?.fields ?? []), ...(page.blocks[block]?.beside ?? [])].find(
    (entry) => entry.field === name,
  );

describe('an explained page', () => {
  it('says of every page what visitors and search engines get', () => {
    const context = explainContext(agency, 'site.config.json');
    const { site } = context;
    site.config.pages.forEach(({ path }, index) => {
      for (const language of languages) {
        const data = pageData(site, path, language);
        const { canonical, isIndexed } = headLinks(data, site.config.url);
        const page = explainPage(context, index, language, new Date());
        expect(head(page, 'title')?.value).toBe(data.title);
        expect(head(page, 'description')?.value).toBe(data.description);
        expect(head(page, 'keywords')?.value).toBe(data.keywords);
        expect(head(page, 'canonical')?.value).toBe(canonical);
        expect(head(page, 'robots')?.value === 'noindex').toBe(!isIndexed);
        expect(page.blocks.map((block) => block.language)).toEqual(
          data.blocks.map((block) => block.language ?? language),
        );
      }
    });
  });

  it('names the lines where a text and its words stand', () => {
    const page = explained((own) => (own.title = 't:faq.hero.title'));
    const [from = ''] = head(page, 'title')?.from ?? [];
    expect(from).toMatch(/^locales\/ar\.json:\d+ \(t:faq\.hero\.title, site\.config\.json:\d+\)$/);
    expect(head(page, 'title')?.value).toContain(/"title": "(.*)"/.exec(lineAt(from))?.[1]);
    expect(lineAt(from.slice(from.indexOf('(')))).toContain('"t:faq.hero.title"');
  });

  it('says that a text is French because its words are missing, and what follows for search engines', () => {
    const page = explained((own) => (own.title = { fr: 'Seulement' }));
    const title = head(page, 'title');
    expect(title?.value).toMatch(/^Seulement \|/);
    expect(title?.from[0]).toMatch(/^French, because there is no Arabic text: site\.config\.json:\d+$/);
    expect(lineAt(title?.from[0] ?? '')).toContain('Seulement');
    expect(head(page, 'robots')).toMatchObject({
      value: 'noindex',
      from: ['its title has no Arabic text'],
    });
  });

  it('says that a locale file has no words for a key', () => {
    const words = JSON.parse(readFileSync(join(agency, 'locales/ar.json'), 'utf8'));
    delete words.faq.hero.title;
    copy.add('locales/ar.json', JSON.stringify(words));
    const page = explained((own) => (own.title = 't:faq.hero.title'));
    expect(head(page, 'title')?.from[0]).toMatch(
      /^French, because locales\/ar\.json has no text: locales\/fr\.json:\d+ \(t:faq\.hero\.title, /,
    );
  });

  it('says that a block is French as a whole when one of its words is missing', () => {
    const page = explained(({ blocks: [, call] }) => {
      if (call?.type === 'call-to-action') call.text = { fr: 'Rien que du français.' };
    });
    expect(page.blocks[1]?.language).toBe('fr');
    expect(field(page, 1, 'text')?.from[0]).toMatch(/^French, because there is no Arabic text: /);
    expect(field(page, 1, 'title')?.from[0]).toMatch(
      /^French, like the whole block: site\.config\.json:\d+$/,
    );
    expect(lineAt(field(page, 1, 'title')?.from[0] ?? '')).toContain(field(page, 1, 'title')?.value);
    expect(explainReport(page)).toContain(
      'block 2 "call-to-action", shown in French as a whole: an Arabic text is missing',
    );
  });

  it('is French in a block whose missing words stand on another page', () => {
    const page = explained((_, { pages }) => {
      const home = pages.find(({ path }) => path === '/');
      if (home) home.name = { fr: 'Accueil' };
    });
    expect(page.blocks[0]).toMatchObject({ type: 'hero', language: 'fr' });
    const name = field(page, 0, 'page / › name');
    expect(name).toMatchObject({ value: 'Accueil' });
    expect(lineAt(name?.from[0] ?? '')).toContain('Accueil');
  });

  it('says what was put in the place of a token', () => {
    const page = explained(({ blocks: [, call] }) => {
      if (call?.type === 'call-to-action')
        call.text = { fr: 'Un', en: 'One', ar: '{organization.phone} {organization.hours}' };
    });
    const text = field(page, 1, 'text');
    expect(text?.value).not.toContain('{');
    const [, phone = '', hours = ''] = text?.from ?? [];
    expect(phone).toMatch(/^\{organization\.phone\} is organization\.phone, /);
    expect(lineAt(phone)).toContain('"phone"');
    expect(hours).toMatch(/^\{organization\.hours\} is locales\/ar\.json:\d+ /);
  });

  it('says where a link leads, in the language of the page', () => {
    const page = explained(() => {});
    expect(field(page, 1, 'actions[0].to')?.value).toMatch(/ → \/ar\/contact#/);
  });

  it('says what the section and the settings give, and what is a default of the schema', () => {
    const page = explained((own, config) => {
      own.blocks.push({ type: 'promo-carousel', title: { fr: 'Un', en: 'One', ar: 'واحد' } } as never);
      config.carousel = { tilt: 7 };
    });
    expect(field(page, 0, 'section')).toMatchObject({ value: 'consulting' });
    expect(lineAt(field(page, 0, 'section')?.from[1] ?? '')).toContain('"consulting": {');
    expect(field(page, 2, 'carousel.tilt')).toMatchObject({ value: '7' });
    expect(lineAt(field(page, 2, 'carousel.tilt')?.from[0] ?? '')).toContain('"tilt": 7');
    const interval = field(page, 2, 'carousel.interval');
    expect(interval?.from[0]).toMatch(/^default of schema\/site\.schema\.json:\d+$/);
    expect(lineAt(interval?.from[0] ?? '')).toContain(`"default": ${interval?.value}`);
  });

  it('says why visitors do not see an unpublished page', () => {
    expect(
      head(
        explained((own) => (own.status = 'draft')),
        'robots',
      ),
    ).toMatchObject({
      value: 'not published: visitors do not see the page',
      from: ['Draft: not published; its address answers 404'],
    });
  });
});

describe('npm run explain', () => {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    for (const name of ['log', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((text: string) => void said.push(text));
  });
  afterEach(() => vi.restoreAllMocks());

  const asked = async (...given: string[]) => ({
    exit: await explain.execute(given, copy.folder),
    said: said.join('\n'),
  });

  it.each<[string[], Language]>([
    [['https://www.trace.example/ar/contact'], 'ar'],
    [['/en/contact/'], 'en'],
    [['contact'], 'fr'],
    [['contact', 'ar'], 'ar'],
    [['/ar/contact', 'en'], 'en'],
  ])('%j tells of the page in %s', async (given, language) => {
    const { exit, said: output } = await asked(...given, '--format=json');
    expect(exit).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ id: 'contact', language, redirect: null });
  });

  it('ends with 1 where there is no such page, and says which was likely meant', async () => {
    expect(await asked('/contct')).toEqual({
      exit: 1,
      said: 'There is no page "/contct". Did you mean "/contact"?',
    });
  });

  it('tells of a page whose link leads nowhere, and what is wrong with it', async () => {
    copy.change(withNewService).change(({ pages }) => {
      const call = pages.find(({ id }) => id === newService)?.blocks[1];
      if (call?.type === 'call-to-action') call.actions = [{ label: 't:actions.quote', to: 'contct' }];
    });
    const { exit, said: output } = await asked(newService);
    expect(exit).toBe(0);
    expect(output).toContain('actions[0].to: contct → nowhere: there is no such page');
    expect(output).toMatch(/problems\n.*error LINK-001/);
  });

  it('tells first what keeps the config from being read', async () => {
    copy.write(copy.text().slice(0, -5));
    const { exit, said: output } = await asked('contact');
    expect(exit).toBe(1);
    expect(output).toMatch(/error JSON-001[\s\S]*The config cannot be explained: 1 error/);
  });
});
