import { expect, it } from 'vitest';
import { SampleSite } from '../../../../tests/support/sample-site';
import { loadSite } from '../../load-site';

/** Returns the codes that files of `public/` cause together, by their names. */
function reported(names: readonly string[]): Record<string, string> {
  using sample = new SampleSite();
  sample.set('site.config.json', '/redirects', [{ from: '/old-prices', to: 'home' }]);
  for (const name of names) sample.add(`public/${name}`, 'x');
  const { problems } = loadSite(sample.folder);
  return Object.fromEntries(problems.map(({ file, code }) => [file.replace(/^public\//, ''), code]));
}

const written =
  'index.html en.html workshop.html ar/workshop.json 404.html old-prices.html robots.txt robots.txt.gz index.html.br ' +
  '_headers _redirects sitemap.xml .well-known/security.txt';
const hidden = '.env .git/config backup.sql private/site.key config.json.bak assets/offers.pdf';
const replacing = 'apple-touch-icon.png icons/icon-192.png manifest.webmanifest en/manifest.webmanifest';
const junk = '.DS_Store pictures/._souk.jpg Thumbs.db desktop.ini __MACOSX/robots.txt offers.txt~';
const own = '.well-known/apple-app-site-association .nojekyll offers.pdf pictures/index.png plans.tar.gz';

it.each([
  ['that the build writes, or that are not for visitors, are errors', `${written} ${hidden}`, 'FILE-004'],
  ['that replace what the build draws are warnings', replacing, 'FILE-005'],
])('files of public/ %s', (_, names, code) => {
  const all = names.split(' ');
  expect(reported(all)).toEqual(Object.fromEntries(all.map((name) => [name, code])));
});

it('the other files of public/ are not reported, and those of systems are none', () => {
  expect(reported(`${junk} ${own}`.split(' '))).toEqual({});
});
