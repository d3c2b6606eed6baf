import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { createSite } from '../../site/site';
import { structuredData } from '../../site/structured-data/structured-data';
import { loadSite } from '../../validate/load-site';
import { structuredDataScript } from './json-ld-script';
import { agency } from '../../../tests/support/sites';

const { config, messages } = loadSite(agency).site!;

it('no text can end the element, and every text is preserved', () => {
  const name = '</script><!-- <script> ]]> & "Tracé" \u2028';
  const site = createSite({ ...config, organization: { ...config.organization, name } }, messages);
  const script = structuredDataScript(site, '/', 'fr');
  expect(script.match(/</g)).toHaveLength(2);
  const { document } = new JSDOM(`<head>${script}</head><body>`).window;
  expect(document.querySelectorAll('script')).toHaveLength(1);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toEqual(structuredData(site, '/', 'fr'));
});
