import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientBundle } from '../../src/publish/prerender/client/client-bundle';
import { siteFiles } from '../support/site-files';
import { sitemap } from '../../src/publish/prerender/seo/sitemap';
import { wellKnownFiles } from '../../src/publish/prerender/seo/robots-and-security-txt';
import { isObject } from '../../src/lib/json';
import { perLanguage, valueIn } from '../../src/site/languages';
import { createSite, type Site } from '../../src/site/site';
import { translator } from '../../src/site/translate';
import type { Text } from '../../src/site/types.generated';
import { builtPages, type BuiltPage } from '../support/invariants';
import { site } from '../support/agency-site';
import { root, trilingual } from '../support/sites';

/** Ends an attribute, an element, a script and a comment; `$&` is what `String.replace` would put something in for. */
const HOSTILE = `"><img src=x onerror=alert(1)></script></title>--><b id=evil>'$&`;
/** As long and of the same letters and figures, and nothing to a browser. */
const TAME = HOSTILE.replace(/[<>"'&$]/g, '·');

/** The site with something behind every word that is shown, past everything that would refuse it. */
function spoiled({ config, messages, pictures }: Site, addition: string): Site {
  const copy = structuredClone({ config, messages });
  const translate = perLanguage(trilingual, (language) => translator(site, language));
  const isText = (value: unknown) =>
    typeof value === 'string'
      ? value.startsWith('t:')
      : isObject(value) && 'fr' in value && !String(value.fr).startsWith('/');
  for (const language of trilingual.languages)
    replaceIn(valueIn(copy.messages, language), (value) =>
      typeof value === 'string' ? value + addition : undefined,
    );
  replaceIn(copy.config, (value) =>
    isText(value)
      ? perLanguage(trilingual, (language) => valueIn(translate, language)(value as Text).text + addition)
      : undefined,
  );
  copy.config.organization.name += addition;
  return { ...createSite(copy.config, copy.messages), pictures };
}

/** Replaces the values of a tree for which there is another one. */
function replaceIn(node: object, replacement: (value: unknown) => unknown) {
  for (const [key, value] of Object.entries(node)) {
    const other = replacement(value);
    if (other !== undefined) Reflect.set(node, key, other);
    else if (typeof value === 'object' && value !== null) replaceIn(value, replacement);
  }
}

async function drawn(addition: string) {
  const files = await siteFiles(spoiled(site, addition), await clientBundle(root, 'production'), 2026);
  const texts = files.map(({ path, content }) => ({ path, content: String(content) }));
  const pages = builtPages(texts.filter(({ path }) => path.endsWith('.html')));
  return { texts, pages: new Map(pages.map((page) => [page.url, page])) };
}

const faultsOf = (pages: Map<string, BuiltPage>, fault: (page: BuiltPage) => string | false) =>
  [...pages.values()].flatMap((page) => {
    const found = fault(page);
    return found === false ? [] : `${page.url}: ${found}`;
  });

describe('words that pretend to be markup', () => {
  let hostile: Awaited<ReturnType<typeof drawn>>;
  let tame: Awaited<ReturnType<typeof drawn>>;

  beforeAll(async () => {
    hostile = await drawn(HOSTILE);
    tame = await drawn(TAME);
  });

  it('bring no placeholder back into the text that they are put into', () => {
    const data = hostile.texts.filter(({ path }) => /(?:^|\/)contact\.json$/.test(path));
    expect(data).toHaveLength(trilingual.languages.length);
    expect(data.filter(({ content }) => content.includes('{{page}}'))).toEqual([]);
  });

  it('stand on every page in every language', () => {
    expect(hostile.pages.size).toBe(trilingual.languages.length * (site.config.pages.length + 1));
    expect(
      faultsOf(hostile.pages, ({ document }) =>
        document.querySelector('h1')?.textContent?.includes(HOSTILE) ? false : 'its headline lacks them',
      ),
    ).toEqual([]);
  });

  it('become no element and no attribute, in the head or in the body', () => {
    const shape = ({ document }: BuiltPage) =>
      [...document.querySelectorAll('*')].map(
        (element) => `${element.tagName} ${element.getAttributeNames().join(' ')}`,
      );
    expect(
      faultsOf(hostile.pages, (page) => {
        const expected = shape(tame.pages.get(page.url)!);
        const at = shape(page).findIndex((element, index) => element !== expected[index]);
        return at !== -1 && `${shape(page)[at]} in place of ${expected[at]}`;
      }),
    ).toEqual([]);
  });

  it('are read as they are written, by people and in the head', () => {
    const read = ({ document }: BuiltPage) => [
      document.title,
      document.querySelector('#root')?.textContent ?? '',
      ...[...document.querySelectorAll('meta[name=description], meta[property="og:title"]')].map(
        (meta) => meta.getAttribute('content') ?? '',
      ),
      ...[...document.querySelectorAll('[aria-label]')].map(
        (named) => named.getAttribute('aria-label') ?? '',
      ),
    ];
    expect(
      faultsOf(hostile.pages, (page) => {
        const expected = read(tame.pages.get(page.url)!).map((text) => text.replaceAll(TAME, () => HOSTILE));
        const at = read(page).findIndex((text, index) => text !== expected[index]);
        return at !== -1 && read(page)[at]!.slice(0, 200);
      }),
    ).toEqual([]);
    expect(faultsOf(hostile.pages, ({ document }) => !document.title.includes(HOSTILE) && 'title')).toEqual(
      [],
    );
  });

  it('stay inside the files for programs', () => {
    for (const { path, content } of hostile.texts.filter(({ path: name }) => /json$|manifest$/.test(name)))
      expect(() => JSON.parse(content) as unknown, path).not.toThrow();
    const manifests = hostile.texts.filter(({ path }) => path.endsWith('manifest.webmanifest'));
    expect(manifests).toHaveLength(trilingual.languages.length);
    for (const { content } of manifests) {
      const { name, description } = JSON.parse(content) as { name: string; description: string };
      for (const text of [name, description]) expect(text.endsWith(HOSTILE)).toBe(true);
    }
    const evil = spoiled(site, HOSTILE);
    const { DOMParser } = new JSDOM('').window;
    const { content: xml } = sitemap(evil);
    const map = new DOMParser().parseFromString(String(xml), 'application/xml');
    expect(map.querySelector('parsererror, img, script')).toBeNull();
    for (const { content } of wellKnownFiles(evil, new Date())) {
      expect(String(content)).not.toContain('onerror');
      expect(
        String(content)
          .trim()
          .split('\n')
          .filter((line) => !/^(?:[\w-]+: \S.*|)$/.test(line)),
      ).toEqual([]);
    }
    for (const { path, content } of hostile.texts.filter(({ path: name }) => name.endsWith('.svg')))
      expect(content, path).not.toContain('onerror');
  });
});
