import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createSite } from '../site/site';
import { loadSite } from '../validate/load-site';
import { isRedirectPage, redirectPage } from './redirect-files';
import { redirectRules } from './redirect-rules';
import { agency } from '../../tests/support/sites';

const { config, messages } = loadSite(agency).site!;
const site = createSite({ ...config, redirects: [{ from: '/old', to: 'contact#seo' }] }, messages);
const rules = redirectRules(site);

describe('the page at an old path', () => {
  it.each(rules)('redirects to $to in its language', (rule) => {
    const html = redirectPage(site, rule);
    const { document } = new JSDOM(html).window;
    const { lang, dir } = document.documentElement;
    expect([lang, dir]).toEqual([rule.language, rule.language === 'ar' ? 'rtl' : 'ltr']);
    const refresh = document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content');
    expect(refresh).toBe(`0; url=${rule.to}`);
    expect(document.querySelector('a')?.getAttribute('href')).toBe(rule.to);
    expect(document.querySelector('a')?.textContent).not.toBe('');
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(config.url + rule.to.replace('#seo', ''));
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(isRedirectPage(html)).toBe(true);
  });

  it('shows a name as written, with any characters', () => {
    const name = { fr: `L'« un » & "l'autre" <b>` };
    const pages = config.pages.map((page) => (page.id === 'contact' ? { ...page, name } : page));
    const odd = createSite({ ...site.config, pages }, messages);
    const { document } = new JSDOM(
      redirectPage(
        odd,
        rules.find(({ from }) => from === '/old')!,
      ),
    ).window;
    expect(document.querySelector('a')?.textContent).toBe(name.fr);
    expect(document.title).toBe(`${name.fr} | ${config.organization.name}`);
    expect(document.querySelector('b')).toBeNull();
  });
});
