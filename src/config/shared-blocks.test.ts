import { describe, expect, it } from 'vitest';
import { SiteCopy } from '../../tests/support/site-copy';
import { languages } from '../site/languages';
import { pageData } from '../site/page-data/page-data';
import type { Block, SharedUse, SiteConfig } from '../site/types.generated';
import { loadSite } from '../validate/load-site';
import { problemLine } from './source/problem';

const words = (fr: string) => ({ fr, en: `${fr} (en)`, ar: `${fr} ب` });
const sharedSteps: Block = {
  type: 'steps',
  title: words('Trois pas'),
  items: ['Un', 'Deux', 'Trois'].map((name) => ({ title: words(name), text: words(`${name} pas`) })),
};

/** Declares a shared block and uses it on some pages. */
function withShared(config: SiteConfig, use: Partial<SharedUse>, ...pages: string[]): void {
  config.shared = { ...config.shared, 'three-steps': structuredClone(sharedSteps) };
  for (const page of config.pages.filter(({ id }) => pages.includes(id)))
    (page.blocks as (Block | SharedUse)[]).push({ type: 'shared', block: 'three-steps', ...use });
}

const lines = (copy: SiteCopy) => loadSite(copy.folder).problems.map((problem) => problemLine(problem));
const lineOf = (copy: SiteCopy, text: string) =>
  copy
    .text()
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describe('a shared block', () => {
  it('is rendered on every page that uses it like a block of the page, in all languages', () => {
    using shared = new SiteCopy().change((config) => withShared(config, {}, 'faq', 'contact'));
    using own = new SiteCopy().change((config) => {
      for (const page of config.pages.filter(({ id }) => ['faq', 'contact'].includes(id)))
        page.blocks.push(structuredClone(sharedSteps));
    });
    const data = (copy: SiteCopy) => {
      const { site } = loadSite(copy.folder);
      return languages.flatMap((language) =>
        ['/faq', '/contact'].map((path) => site && pageData(site, path, language)),
      );
    };
    expect(lines(shared)).toEqual(lines(own));
    expect(data(shared)).toEqual(data(own));
    expect(JSON.stringify(data(shared))).toContain('Trois pas');
  });

  it('takes its anchor, its colors and its column from the reference', () => {
    using copy = new SiteCopy().change((config) =>
      withShared(config, { id: 'nos-pas', section: 'consulting' }, 'faq'),
    );
    const block = loadSite(copy.folder).site?.pages.get('faq')?.blocks.at(-1);
    expect(block).toMatchObject({ type: 'steps', id: 'nos-pas', section: 'consulting' });
  });

  it('has its errors reported once, at its declaration, however many pages use it', () => {
    using copy = new SiteCopy().change((config) => {
      withShared(config, {}, 'faq', 'contact', 'a-propos');
      Object.assign(config.shared?.['three-steps'] ?? {}, { section: 'consultig' });
    });
    const [first, ...more] = lines(copy).filter((line) => line.includes('error'));
    expect(more).toEqual([]);
    expect(first).toContain(`site.config.json:${lineOf(copy, '"consultig"')}:`);
    expect(first).toContain('shared block "three-steps" › section');
    expect(first).toContain('Did you mean "consulting"?');
  });

  it('has the errors of a reference reported at the reference', () => {
    using copy = new SiteCopy().change((config) => withShared(config, { section: 'consultig' }, 'faq'));
    const [first] = lines(copy);
    expect(first).toContain(`site.config.json:${lineOf(copy, '"consultig"')}:`);
    expect(first).toContain('page /faq');
  });

  it('is reported with a suggestion when it does not exist, and causes no other problem', () => {
    using copy = new SiteCopy().change((config) => withShared(config, { block: 'three-step' }, 'faq'));
    expect(lines(copy)).toEqual([
      expect.stringMatching(/error SHARED-001 {2}page \/faq › .*Did you mean "three-steps"\?$/),
    ]);
  });

  it('is a warning while no page uses it', () => {
    using copy = new SiteCopy().change((config) => withShared(config, {}));
    expect(lines(copy)).toEqual([
      expect.stringMatching(/warning SHARED-002 {2}shared block "three-steps": No page uses/),
    ]);
  });

  it('cannot refer to another shared block', () => {
    using copy = new SiteCopy().change((config) => {
      withShared(config, {}, 'faq');
      Object.assign(config.shared ?? {}, { again: { type: 'shared', block: 'three-steps' } });
    });
    expect(lines(copy)).toContainEqual(expect.stringContaining('error SHARED-003  shared block "again"'));
  });

  it('may link to one of the pages that use it', () => {
    using copy = new SiteCopy().change((config) => {
      config.shared = {
        ...config.shared,
        ask: {
          type: 'call-to-action',
          title: { fr: 'Une question', en: 'A question', ar: 'سؤال' },
          text: { fr: 'Écrivez-nous.', en: 'Write to us.', ar: 'راسلونا.' },
          actions: [{ label: { fr: 'Écrire', en: 'Write', ar: 'راسلوا' }, to: 'contact' }],
        },
      };
      for (const page of config.pages.filter(({ id }) => id === 'faq' || id === 'contact'))
        (page.blocks as (Block | SharedUse)[]).push({ type: 'shared', block: 'ask' });
    });
    expect(lines(copy)).toEqual([]);
  });
});
