import { describe, expect, it } from 'vitest';
import { publishedPaths } from '../../config/lock/published-paths';
import { writeSiteLock } from '../../config/lock/site-lock';
import { loadSite } from '../../config/load-site';
import { layoutData } from '../../site/page-data/layout-data';
import type { SiteConfig } from '../../site/types.generated';
import { SiteCopy } from '../../../tests/support/site-copy';
import { sampled } from '../../../tests/support/sampled';
import { editSite } from '../edit-site';
import { addPage } from './add-page';
import { removeNamed, type RemovableKind } from './remove-named';
import { changeLines } from './report';

const files = ['site.config.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
const contents = (copy: SiteCopy) => files.map((file) => copy.text(file));
const config = (copy: SiteCopy) => JSON.parse(copy.text()) as SiteConfig;
const remove = (copy: SiteCopy, kind: RemovableKind, name: string, redirectTo?: string, isWritten = true) => {
  const edit = editSite(copy.folder, (values) => removeNamed(values, kind, name, redirectTo), { isWritten });
  const lines = changeLines(edit);
  const redirects = lines.flatMap((line) => /^redirect: (.*)/.exec(line)?.[1] ?? []);
  return { parts: lines.filter((line) => !line.startsWith('redirect: ')), redirects };
};

/** A copy whose addresses were all published. */
function published(): SiteCopy {
  const copy = new SiteCopy();
  writeSiteLock(copy.folder, { paths: publishedPaths(config(copy), []) });
  return copy;
}

describe('a page that is removed', () => {
  it.each(
    sampled<[RemovableKind, string]>(
      [
        ['page', 'seo'],
        ['page', 'terrain'],
        ['page', 'realisations-consulting'],
        ['page', '/faq'],
        ['ad', 'ad2'],
        ['section', 'construction'],
        ['section', 'web'],
      ],
      4,
    ),
  )('leaves a valid site without traces: %s %s', (kind, name) => {
    using copy = published();
    const before = loadSite(copy.folder).problems.map(({ code }) => code);
    const { parts } = remove(copy, kind, name);
    const { site, problems } = loadSite(copy.folder);
    expect(problems.map(({ code }) => code)).toEqual(before);
    expect(parts.length).toBeGreaterThan(1);
    const left = config(copy);
    expect(JSON.stringify({ ...left, redirects: [] })).not.toMatch(new RegExp(`[":#]${name}"`));
    expect(JSON.stringify(layoutData(site!, 'ar', 2026))).not.toContain(`/${name}`);
  });

  it('has redirects to the first page of its section, in every language with an address of its own', () => {
    using copy = published();
    expect(remove(copy, 'page', 'terrain').redirects).toEqual([
      '/accompagnements/terrain → accompagnements',
      '/en/accompagnements/land → accompagnements',
    ]);
    remove(copy, 'page', 'locaux', '/contact');
    expect(config(copy).redirects?.at(-1)).toEqual({ from: '/accompagnements/locaux', to: 'contact' });
  });

  it('passes its own redirects on', () => {
    using copy = published();
    copy.change((before) => {
      before.redirects = [{ from: '/old-seo', to: 'seo' }];
    });
    remove(copy, 'page', 'seo');
    expect(config(copy).redirects).toEqual([
      { from: '/old-seo', to: 'services-web' },
      { from: '/services-web/seo', to: 'services-web' },
    ]);
  });

  it.each([
    ['with a list of published addresses', published],
    ['without one', () => new SiteCopy()],
  ])('that was never published leaves the files as they were, and no redirect: %s', (_, make) => {
    using copy = make();
    copy.change((before) => {
      before.menus.services.unshift('comptabilite');
      before.redirects = [];
    });
    const before = contents(copy);
    const title = { fr: 'Essai', en: 'On trial', ar: 'تجربة' };
    editSite(copy.folder, (values) => addPage(values, { section: 'consulting', title }));
    expect(contents(copy)).not.toEqual(before);
    remove(copy, 'page', 'essai');
    expect(contents(copy)).toEqual(before);
  });

  it('keeps the words that others use', () => {
    using copy = new SiteCopy();
    copy.change(({ pages: [home, about] }) => {
      home!.keywords = about!.title;
    });
    const title = String(config(copy).pages[1]?.title);
    remove(copy, 'page', 'a-propos');
    expect(contents(copy)[2]).toContain(JSON.stringify(title));
  });

  it.each<[RemovableKind, string, string]>([
    ['page', 'accueil', 'Every site needs the page "accueil"'],
    ['page', 'contact', 'Every site needs the page "contact"'],
    ['page', 'confidentialite', 'Every site needs'],
    ['page', 'consulting', 'npm run remove -- section consulting'],
    ['page', 'seoo', 'Did you mean "seo"?'],
    ['ad', 'ad99', 'There is no ad "ad99"'],
    ['section', 'default', 'There is no section "default" to remove'],
  ])('is refused when the site needs it or it does not exist: %s %s', (kind, name, message) => {
    using copy = new SiteCopy();
    const before = contents(copy);
    expect(() => remove(copy, kind, name)).toThrow(message);
    expect(contents(copy)).toEqual(before);
  });

  it('is refused when it is the only entry of a menu, and nothing is written', () => {
    using copy = new SiteCopy();
    copy.change(({ menus }) => {
      menus.company = ['a-propos'];
    });
    const before = contents(copy);
    expect(() => remove(copy, 'page', 'a-propos')).toThrow('the only entry of a list under "menus"');
    expect(contents(copy)).toEqual(before);
  });

  it('is only reported without the wish to write', () => {
    using copy = new SiteCopy();
    const before = contents(copy);
    remove(copy, 'section', 'web', undefined, false);
    expect(contents(copy)).toEqual(before);
  });
});
