import { afterEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../src/lib/environment';
import lock from '../../src/cli/lock';
import { loadSite } from '../../src/config/load-site';
import { isError, problemLine } from '../../src/config/source/problem';
import { ownUrls } from '../../src/site/page-url';
import type { SiteConfig } from '../../src/site/types.generated';
import { saidLines } from '../support/said';
import { newService, SiteCopy, withNewService } from '../support/site-copy';
import { agencyConfig, trilingual } from '../support/sites';

const LOCK = 'site.lock.json';
/** Every path of the engine's whole site. */
const published = agencyConfig().pages.flatMap(({ path }) => ownUrls(trilingual, path));

/** What a maintainer reads when the config is changed and these paths were published. */
function told(paths: unknown, edit: (config: SiteConfig) => unknown = () => {}): string[] {
  using copy = new SiteCopy();
  copy.change(edit);
  copy.add(LOCK, JSON.stringify({ paths }, null, 2));
  return loadSite(copy.folder).problems.map((problem) => problemLine(problem));
}

describe('a path that was published', () => {
  it('may not vanish: the redirect to paste is told', () => {
    expect(told(['/', '/contact', '/old/faqs'])).toEqual([
      'site.lock.json:5:5  error PATH-001  paths.2: The address /old/faqs was published and now has neither a page nor a redirect. Above "menus" in site.config.json, add the line "redirects": [{ "from": "/old/faqs", "to": "faq" }], with its comma.',
    ]);
  });

  it.each([
    ['/offres/seo', '"to": "seo" }'],
    ['/consulting/recrutements', '"to": "recrutement" }'],
    [
      '/consulting/something-else',
      '"to": "consulting" }], with its comma. It leads to the nearest page above',
    ],
    ['/something-else', '"to": "accueil" }], with its comma. It leads to the nearest page above'],
  ])('guesses where %s leads now', (path, entry) => {
    expect(told([path])).toEqual([expect.stringContaining(entry)]);
  });

  it('is told to go into the list of redirects where there is one', () => {
    expect(told(['/old/faqs'], (config) => (config.redirects = [{ from: '/older', to: 'faq' }]))).toEqual([
      expect.stringMatching(
        /Add \{ "from": "\/old\/faqs", "to": "faq" \} to "redirects" in site\.config\.json\.$/,
      ),
    ]);
  });

  it.each([
    ['under the same name', 'recrutement', '/consulting/chasse-de-tetes'],
    ['under a like address', 'cadres', '/consulting/recrutement-2'],
  ])('leads to the page that moved, not to one that was there before: %s', (_, id, path) => {
    const line = told(published, (config) => {
      // What leads to the page by its name follows it.
      const renamed = JSON.stringify(config).replaceAll(/(?<=[#"])recrutement"/g, `${id}"`);
      Object.assign(config, JSON.parse(renamed));
      Object.assign(
        config.pages.find((page) => page.id === id)!,
        { path },
      );
    }).find((problem) => problem.includes('PATH-001'));
    expect(line).toContain(`{ "from": "/consulting/recrutement", "to": "${id}" }`);
    expect(line).not.toContain('It leads to');
  });

  it('is not missed where a redirect leads on, but where that is only a draft', () => {
    const redirect = { from: '/old', to: 'faq' };
    expect(told(['/old'], (config) => (config.redirects = [redirect]))).toEqual([]);
    expect(told(['/old'], (config) => (config.redirects = [{ ...redirect, status: 'draft' }]))).toHaveLength(
      1,
    );
  });

  it('has not vanished while its page is there as a draft', () => {
    const lines = told([`/consulting/${newService}`], (config) =>
      withNewService(config, { status: 'draft' }),
    );
    const errors = lines.filter((line) => !line.includes('warning'));
    expect(errors).toEqual([]);
  });

  it.each([7, ['/', 7], {}])('stands in a list; %j is none', (paths) => {
    expect(told(paths)).toEqual([
      expect.stringContaining('site.lock.json:1:1  error PATH-001  This is not a list of addresses'),
    ]);
  });
});

describe('npm run lock', () => {
  const said = saidLines();
  afterEach(() => void setEnvironment({}));

  it('records a page that is no draft any more, and is refused once the page has gone without a redirect', async () => {
    using copy = new SiteCopy();
    const path = `/consulting/${newService}`;
    const recorded = async () => {
      const status = await lock.execute([], copy.folder);
      return [status, copy.text(LOCK).includes(`"${path}"`)];
    };
    copy.change((config) => withNewService(config, { status: 'draft' }));
    expect(await recorded()).toEqual([0, false]);
    copy.change(({ pages }) => (pages.find(({ id }) => id === newService)!.status = 'published'));
    expect(await recorded()).toEqual([0, true]);
    copy.change((config) => (config.pages = config.pages.filter(({ id }) => id !== newService)));
    expect(await recorded()).toEqual([1, true]);
    expect(said.join('\n')).toContain(`{ "from": "${path}", "to": "consulting" }`);
  });

  it('records nothing of a new site whose texts are still to be rewritten: each would be an error then', async () => {
    using copy = new SiteCopy();
    copy.change((config) => {
      config.organization.placeholder = true;
      config.pages[0]!.description = { fr: 'Un texte (à réécrire)', en: 'A text', ar: 'نص' };
    });
    copy.add(LOCK, '{ "paths": [] }');
    expect(loadSite(copy.folder).problems.filter(isError)).toEqual([]);
    expect(await lock.execute([], copy.folder)).toBe(1);
    expect(said.join('\n')).toContain('1 text still says “(à réécrire)”.');
    expect(copy.text(LOCK)).toBe('{ "paths": [] }');
  });

  it.each([
    ['merge', () => ''],
    ['diff3', (base: string) => `||||||| base\n${base}`],
  ])('keeps what both versions of an unmerged file have, in the style %s of Git', async (_, middle) => {
    using copy = new SiteCopy();
    setEnvironment({ now: () => new Date('2026-06-01T08:00:00Z') });
    await lock.execute([], copy.folder);
    const text = copy.text(LOCK);
    const [, source = ''] = /^ {4}"frame\.skip": (".*")/m.exec(text) ?? [];
    const version = (path: string, french: string) =>
      text
        .replace('  "paths": [\n', `  "paths": [\n    "${path}",\n`)
        .replace(`"frame.skip": ${source}`, `"frame.skip": ${french}`);
    const ours = version('/a', source);
    const theirs = version('/b', '"Sauter"');
    copy.add(LOCK, `<<<<<<< HEAD\n${ours}${middle(text)}=======\n${theirs}>>>>>>> theirs\n`);

    const errors = loadSite(copy.folder).problems.filter(isError);
    expect(errors.map((problem) => problemLine(problem))).toEqual([
      'site.lock.json:1:1  error PATH-001  Git could not merge two versions of this file, which is generated. Run "npm run lock": it keeps what both have.',
    ]);
    copy.change((config) => {
      config.redirects = ['/a', '/b'].map((from) => ({ from, to: 'faq' }));
    });
    said.length = 0;
    expect(await lock.execute([], copy.folder), said.join('\n')).toBe(0);
    const merged = JSON.parse(copy.text(LOCK)) as {
      paths: string[];
      translations: Record<string, string>;
    };
    expect(merged.paths).toEqual([...published, '/a', '/b'].toSorted());
    expect(merged.translations['frame.skip']).toBe(`${String(JSON.parse(source))} / Sauter`);
    const codes = loadSite(copy.folder).problems.map(({ code }) => code);
    expect(codes).toEqual(['WORDS-012']);
  });

  it('reports an address of an unmerged file that has neither page nor redirect, and keeps it', async () => {
    using copy = new SiteCopy();
    const both = '{ "paths": [\n<<<<<<< HEAD\n"/a"\n=======\n"/b"\n>>>>>>> theirs\n] }\n';
    copy.add(LOCK, both);
    expect(await lock.execute([], copy.folder)).toBe(1);
    expect(said.join('\n').match(/PATH-001/g)).toHaveLength(2);
    expect(JSON.parse(copy.text(LOCK))).toHaveProperty('paths', ['/a', '/b']);
  });

  it('does not touch a file of which no version can be read, and reports it once', async () => {
    using copy = new SiteCopy();
    copy.add(LOCK, '<<<<<<< HEAD\n{ "paths": [\n=======\n{}\n>>>>>>> theirs\n');
    const before = copy.text(LOCK);
    expect(await lock.execute([], copy.folder)).toBe(1);
    expect(said.filter((line) => / error /.test(line))).toHaveLength(1);
    expect(copy.text(LOCK)).toBe(before);
  });

  it('says that the file is up to date only when nothing was written, the sources of translations included', async () => {
    using copy = new SiteCopy();
    setEnvironment({ now: () => new Date('2026-06-01T08:00:00Z') });
    const answer = async () => {
      said.length = 0;
      await lock.execute([], copy.folder);
      return said.join('\n');
    };
    await answer();
    expect(await answer()).toContain('site.lock.json is up to date');
    copy.edit(LOCK, (text) => text.replace(/^ *"frame\.skip": .*\n/m, ''));
    expect(await answer()).toContain('site.lock.json written');
  });
});
