import { describe, expect, it } from 'vitest';
import { publishedPaths } from '../../config/lock/published-paths';
import { writeSiteLock } from '../../config/lock/site-lock';
import { loadSite } from '../../config/load-site';
import type { SiteConfig } from '../../site/types.generated';
import { SiteCopy } from '../../../tests/support/site-copy';
import { sampled } from '../../../tests/support/sampled';
import { editSite } from '../edit-site';
import { leftAddresses, renamePage } from './rename-page';
import { changeLines } from './report';

const files = ['site.config.json', 'site.lock.json', 'locales/fr.json', 'locales/en.json', 'locales/ar.json'];
const contents = (copy: SiteCopy) => files.map((file) => copy.text(file));
const config = (copy: SiteCopy) => JSON.parse(copy.text()) as SiteConfig;
const pathOf = (copy: SiteCopy, id: string) => config(copy).pages.find((page) => page.id === id)?.path;
const rename = (copy: SiteCopy, page: string, name: string, path?: string, isWritten = true) => {
  const edit = editSite(copy.folder, (values) => renamePage(values, page, name, path), { isWritten });
  const lines = changeLines(edit);
  const redirects = lines.flatMap((line) => /^redirect: (.*)/.exec(line)?.[1] ?? []);
  const parts = lines.filter((line) => !line.startsWith('redirect: '));
  return { parts, redirects, left: leftAddresses(edit, name)?.en };
};

/** Records the addresses of a copy as published. */
function publish(copy: SiteCopy): SiteCopy {
  const paths = publishedPaths(config(copy), JSON.parse(copy.text('site.lock.json')).paths);
  writeSiteLock(copy.folder, { paths });
  return copy;
}

describe('a page that is renamed', () => {
  it.each(
    sampled(['comptabilite', 'terrain', 'seo', 'contact', 'consulting', 'confidentialite', 'accueil'], 4),
  )('takes every reference with it, and the other lines stay: %s', (id) => {
    using copy = new SiteCopy();
    const problems = loadSite(copy.folder).problems.map(({ code }) => code);
    const [before = '', ...others] = contents(copy);
    const { parts, redirects } = rename(copy, id, 'autre-nom');
    const [after = '', ...othersAfter] = contents(copy);
    const lines = before.split('\n');
    const changed = after.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [index + 1]));
    expect(after.split('\n')).toHaveLength(lines.length);
    expect(changed).toEqual(parts.map((part) => Number(part.split(/[: ]/)[1])).toSorted((a, b) => a - b));
    for (const line of changed) expect(after.split('\n')[line - 1]).toMatch(/[":#/]autre-nom["#]/);
    expect(JSON.stringify(config(copy).pages)).not.toMatch(
      new RegExp(`(?<!"(?:kind|section)":)"(?:contact#)?${id}"`),
    );
    expect(othersAfter).toEqual(others);
    expect(redirects).toEqual([]);
    expect(loadSite(copy.folder).problems.map(({ code }) => code)).toEqual(problems);
    rename(copy, 'autre-nom', id);
    expect(contents(copy)).toEqual([before, ...others]);
  });

  it('says each place with its old and its new value', () => {
    using copy = new SiteCopy();
    expect(rename(copy, '/accompagnements/terrain', 'foncier').parts).toEqual([
      expect.stringMatching(
        /^site\.config\.json:\d+ {2}page \/accompagnements\/terrain › id: terrain → foncier$/,
      ),
      expect.stringContaining('path.fr: /accompagnements/terrain → /accompagnements/foncier'),
      expect.stringContaining('ad ad11 › link: terrain → foncier'),
      ...[1, 1, 1].map(() => expect.stringContaining('to: contact#terrain → contact#foncier')),
      expect.stringContaining('items[2].service: terrain → foncier'),
    ]);
  });

  it('has redirects from the addresses that it gives up, if they were published', () => {
    using copy = publish(new SiteCopy());
    expect(rename(copy, 'terrain', 'foncier', '/accompagnements/parcelle').redirects).toEqual([
      '/accompagnements/terrain → foncier',
    ]);
    expect(pathOf(copy, 'foncier')).toEqual({ fr: '/accompagnements/parcelle', en: '/accompagnements/land' });
    expect(rename(copy, 'seo', 'seo', '/referencement').parts).toHaveLength(1);
    expect(rename(copy, 'foncier', 'land').redirects).toEqual([]);
    expect(rename(copy, 'land', 'ground', '/ground').redirects).toEqual([
      '/en/accompagnements/land → ground',
    ]);
    expect(config(copy).redirects).toEqual([
      { from: '/accompagnements/terrain', to: 'ground' },
      { from: '/services-web/seo', to: 'seo' },
      { from: '/en/accompagnements/land', to: 'ground' },
    ]);
    expect(loadSite(copy.folder).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says which address in another language stays', () => {
    using copy = new SiteCopy();
    expect(rename(copy, 'terrain', 'foncier').left).toContain('stays: /en/accompagnements/land.');
    expect(rename(copy, 'seo', 'referencement').left).toBeUndefined();
  });

  it('and renamed back leaves the file as it was, but for a redirect from an address that was published', () => {
    using copy = publish(new SiteCopy());
    const before = config(copy);
    rename(copy, 'seo', 'referencement');
    publish(copy);
    const { parts, redirects } = rename(copy, 'referencement', 'seo');
    expect(parts.at(-1)).toContain('redirect /services-web/seo › to: removed');
    expect(redirects).toEqual(['/services-web/referencement → seo']);
    expect(config(copy)).toEqual({
      ...before,
      redirects: [{ from: '/services-web/referencement', to: 'seo' }],
    });
  });

  it('leaves an anchor of the same name on another page', () => {
    using copy = new SiteCopy();
    rename(copy, 'seo', 'prix');
    rename(copy, 'prix', 'seo');
    expect(copy.text()).toContain('"faq#prix"');
  });

  it.each<[string, string, string | undefined, string]>([
    ['seoo', 'x', undefined, 'Did you mean "seo"?'],
    ['seo', 'Référencement', undefined, 'Did you mean "referencement"?'],
    ['seo', '', undefined, '"" cannot be a name'],
    ['seo', 'phone', undefined, 'page /services-web/phone › id: A page cannot have the id "phone"'],
    ['seo', 'faq', undefined, 'Another page has the name "faq". Choose another one. Nothing was renamed.'],
    ['seo', 'seo', undefined, 'The page already has the name "seo".'],
    [
      'seo',
      'client',
      undefined,
      'page /contact › block 3 "contact-form" › subjects[0].id: On this page, #client',
    ],
    ['seo', 'con', undefined, 'A page cannot have the address "/services-web/con"'],
    ['seo', 'x', '/faq', 'Another page already has the address "/faq"'],
    ['seo', 'x', 'faq', 'Did you mean "/faq"?'],
    ['accueil', 'x', '/x', 'No page has the address "/"'],
  ])('is refused, and nothing is written: %s → %s %s', (page, name, path, message) => {
    using copy = publish(new SiteCopy());
    const before = contents(copy);
    expect(() => rename(copy, page, name, path)).toThrow(message);
    expect(contents(copy)).toEqual(before);
  });

  it('is only reported without the wish to write', () => {
    using copy = publish(new SiteCopy());
    const before = contents(copy);
    expect(rename(copy, 'seo', 'x', undefined, false).redirects).toHaveLength(1);
    expect(contents(copy)).toEqual(before);
  });
});
