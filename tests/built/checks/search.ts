import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import type { Check } from '../built-site';

/** The minimum remaining validity: researchers do not use an expired file (RFC 9116, section 2.5.5). */
const LEAST = 30 * 24 * 60 * 60 * 1000;

/** What search engines and other programs read. */
export const searchChecks: Record<string, Check> = {
  'sitemaps keep the published schema': async (site) => {
    const problems: string[] = [];
    for (const path of site.paths.filter((file) => /^sitemap.*\.xml$/.test(file)))
      for (const problem of await sitemapFaults(site.text(path))) problems.push(`${path}: ${problem}`);
    return problems;
  },

  'the sitemap names every page once that is there to be found, by its own address, and no other': (site) => {
    const locations = site.paths
      .filter((path) => /^sitemap.*\.xml$/.test(path))
      .flatMap((path) =>
        [...site.xml(path).querySelectorAll('url > loc')].map(({ textContent }) => textContent ?? ''),
      );
    // A preview hides everything; its sitemap is for nobody.
    if (isHidden(site.text('robots.txt'))) return [];
    const listed = site.pages
      .filter((page) => site.index.isListed(page))
      .map(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '');
    return [
      ...locations
        .filter((url, index) => locations.indexOf(url) !== index)
        .map((url) => `sitemap.xml: names ${url} twice`),
      ...locations
        .filter((url) => !listed.includes(url))
        .map((url) => `sitemap.xml: names ${url}, which no page is`),
      ...listed.filter((url) => !locations.includes(url)).map((url) => `sitemap.xml: does not name ${url}`),
    ];
  },

  'robots.txt lets every program in and names the sitemap, or none': (site) => {
    const robots = site.text('robots.txt');
    const isOpen =
      robots.startsWith('User-agent: *\nAllow: /\n') &&
      /^Sitemap: https:\/\/\S+\/sitemap\.xml$/m.test(robots);
    return isOpen || isHidden(robots) ? [] : ['robots.txt: neither lets programs in nor keeps them out'];
  },

  'security.txt says whom to tell of a weak spot, for 30 days at least and a year at most (RFC 9116)': (
    site,
  ) => {
    const path = '.well-known/security.txt';
    const text = site.text(path);
    const written = /^Expires: (\S+)$/m.exec(text)?.[1] ?? '';
    const left = Date.parse(written) - Date.now();
    if (!/^Contact: mailto:\S+@\S+$/m.test(text)) return [`${path}: has no contact ("Contact:")`];
    if (Number.isNaN(left)) return [`${path}: does not say until when it holds ("Expires:")`];
    if (left < LEAST)
      return [`${path}: holds until ${written} only: build the site anew, it then holds for a year`];
    return left > (366 * LEAST) / 30 ? [`${path}: holds until ${written}, longer than a year`] : [];
  },
};

function isHidden(robots: string): boolean {
  return /^Disallow: \/$/m.test(robots);
}

const known = new Map<string, Promise<string[]>>();

/** Returns what the published schema of sitemaps has against a file. Each content is checked once, which is slow. */
function sitemapFaults(xml: string): Promise<string[]> {
  const faults = known.get(xml) ?? schemaFaults(xml);
  known.set(xml, faults);
  return faults;
}

async function schemaFaults(xml: string): Promise<string[]> {
  const schema = (name: string) => ({
    fileName: name,
    contents: readFileSync(`tests/support/${name}`, 'utf8'),
  });
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [schema('sitemap-with-languages.xsd')],
    preload: [schema('sitemap.xsd'), schema('xhtml-link.xsd')],
  });
  return errors.map(({ message }) => message);
}
