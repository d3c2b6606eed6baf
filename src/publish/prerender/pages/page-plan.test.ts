import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { pageData } from '../../../site/page-data/page-data';
import { createSite } from '../../../site/site';
import { structuredData } from '../../../site/structured-data/structured-data';
import { planPages, structuredDataScript } from './page-plan';
import { site } from '../../../../tests/support/agency-site';

const { config, messages } = site;
const layouts = { fr: '/f', en: '/e', ar: '/a' };

it('the data of a page contain the build and the version, which is the same in every build', () => {
  const site = createSite(config, messages);
  const first = (build: string) => planPages(site, { build, layouts }).next().value!.input();
  const [one, other] = [first('one'), first('other')];
  expect(one.page).toMatchObject({ build: 'one', version: expect.stringMatching(/^\w{10}$/), url: '/' });
  expect(other.page).toEqual({ ...one.page, build: 'other' });
});

it('a page changes when only its structured data change', () => {
  const version = (priceRange: '$' | '$$$$') => {
    const site = createSite({ ...config, organization: { ...config.organization, priceRange } }, messages);
    return planPages(site, { build: '', layouts }).next().value!.input().page.version;
  };
  expect(version('$')).not.toBe(version('$$$$'));
  expect(version('$')).toBe(version('$'));
});

it('the "not found" page has no structured data, every other page has', () => {
  for (const planned of planPages(createSite(config, messages), { build: '', layouts }))
    expect(planned.input().structuredData === '', planned.html).toBe(/(?:^|\/)404\.html$/.test(planned.html));
});

it('no text can end the element, and every text is preserved', () => {
  const name = '</script><!-- <script> ]]> & "Tracé" \u2028';
  const site = createSite({ ...config, organization: { ...config.organization, name } }, messages);
  const script = structuredDataScript(site, '/', 'fr', pageData(site, '/', 'fr'));
  expect(script.match(/</g)).toHaveLength(2);
  const { document } = new JSDOM(`<head>${script}</head><body>`).window;
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual(structuredData(site, '/', 'fr'));
});
