import { expect, it } from 'vitest';
import { SampleSite } from '../../../../tests/support/sample-site';
import { loadSite } from '../../load-site';

/** Returns the codes that a file of `public/` causes. */
function reported(name: string): string[] {
  using sample = new SampleSite();
  sample.set('site.config.json', '/redirects', [{ from: '/old-prices', to: 'home' }]);
  sample.add(`public/${name}`, 'x');
  return loadSite(sample.folder).problems.map(({ file, code }) => `${file} ${code}`);
}

const written = [
  'index.html en.html workshop.html ar/workshop.json 404.html old-prices.html robots.txt robots.txt.gz index.html.br',
  '_headers _redirects sitemap.xml .well-known/security.txt',
];
const hidden = ['.env .git/config backup.sql private/site.key config.json.bak assets/offers.pdf'];
const junk = ['.DS_Store pictures/._souk.jpg Thumbs.db desktop.ini __MACOSX/robots.txt offers.txt~'];
const own = ['.well-known/apple-app-site-association .nojekyll offers.pdf pictures/index.png plans.tar.gz'];
const names = (...lists: string[][]) => lists.flat().flatMap((list) => list.split(' '));

it.each(names(written, hidden))('public/%s is an error', (name) => {
  expect(reported(name)).toEqual([`public/${name} FILE-004`]);
});

it.each(['favicon.ico', 'icons/icon-192.png', 'manifest.webmanifest', 'en/manifest.webmanifest'])(
  'public/%s is a warning: it replaces what the build draws',
  (name) => {
    expect(reported(name)).toEqual([`public/${name} FILE-005`]);
  },
);

it.each(names(junk, own))('public/%s is not reported', (name) => {
  expect(reported(name)).toEqual([]);
});
