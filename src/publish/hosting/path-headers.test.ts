import { expect, it } from 'vitest';
import { site } from '../../../tests/support/agency-site';
import { projectRoot } from '../../lib/project-root';
import { siteIcons } from '../assets/icons/site-icons';
import { sharePictures } from '../prerender/site-pictures';
import { dataUrl, pageUrl } from '../../site/page-url';
import { organizationNode } from '../../site/structured-data/organization-node';
import { headersOfPath, pathHeaders } from './path-headers';

const shown = [['Cross-Origin-Resource-Policy', 'cross-origin']];

it('other sites and apps can show every share picture that the build draws, the logo and the icons', async () => {
  const pictures: string[] = [];
  await sharePictures(site, projectRoot, (name) => {
    pictures.push(`/assets/${name}-0123456789.jpg`);
    return '';
  });
  const icons = (await siteIcons(site.config.theme, projectRoot)).map(({ path }) => `/${path}`);
  const logo = organizationNode(site, 'fr').logo as { url: string };
  const paths = [...pictures, ...icons, new URL(logo.url).pathname, '/assets/icon-0123456789.svg'];
  expect(paths.filter((path) => JSON.stringify(headersOfPath(path)) !== JSON.stringify(shown))).toEqual([]);
});

it('other sites cannot show pages, scripts, styles and pictures of pages', () => {
  for (const path of [
    '/',
    '/contact',
    '/assets/site-0.css',
    '/assets/share',
    '/assets/shop-0.webp',
    '/iconsets',
  ])
    expect(headersOfPath(path), path).toEqual([]);
});

it('search engines leave out the data of every page', () => {
  for (const { path } of site.config.pages)
    expect(headersOfPath(dataUrl(pageUrl(site, path, 'en')))).toEqual([['X-Robots-Tag', 'noindex']]);
});

it('no path has two values for a header: hosts would join them', () => {
  const embeddable = pathHeaders.filter(({ name }) => name === 'Cross-Origin-Resource-Policy');
  for (const { pattern } of embeddable)
    expect(headersOfPath(pattern.replace('*', 'a')), pattern).toEqual(shown);
});
