import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { pageData } from '../../../site/page-data/page-data';
import { structuredData } from '../../../site/structured-data/structured-data';
import { listPages, structuredDataScript } from './page-list';
import { changedSite, site } from '../../../../tests/support/agency-site';

const layouts = { fr: '/f', en: '/e', ar: '/a' };

it('the data of a page contain the build and the version, which is the same in every build', () => {
  const first = (build: string) => listPages(site, { build, layouts }).next().value!.input();
  const [one, other] = [first('one'), first('other')];
  expect(one.page).toMatchObject({ build: 'one', version: expect.stringMatching(/^\w{8}$/), url: '/' });
  expect(other.page).toEqual({ ...one.page, build: 'other' });
});

it('a page changes when only its structured data change', () => {
  const version = (priceRange: '$' | '$$$$') => {
    const changed = changedSite(({ organization }) => (organization.priceRange = priceRange));
    return listPages(changed, { build: '', layouts }).next().value!.input().page.version;
  };
  expect(version('$')).not.toBe(version('$$$$'));
  expect(version('$')).toBe(version('$'));
});

it('the "not found" page has no structured data, every other page has', () => {
  for (const listed of listPages(site, { build: '', layouts }))
    expect(listed.input().structuredData === '', listed.html).toBe(/(?:^|\/)404\.html$/.test(listed.html));
});

it('no text can end the element, and every text is preserved', () => {
  const name = '</script><!-- <script> ]]> & "Tracé" \u2028';
  const named = changedSite(({ organization }) => (organization.name = name));
  const script = structuredDataScript(named, pageData(named, '/', 'fr'));
  expect(script.match(/</g)).toHaveLength(2);
  const { document } = new JSDOM(`<head>${script}</head><body>`).window;
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual(structuredData(named, pageData(named, '/', 'fr')));
});
