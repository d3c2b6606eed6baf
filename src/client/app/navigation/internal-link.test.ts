import { beforeEach, expect, it } from 'vitest';
import { linkUnder } from './internal-link';

/** Returns where a click on a link leads, from the address of the browser. */
function target(link: string): string | undefined {
  document.body.innerHTML = link;
  const url = linkUnder(document.querySelector('a'));
  return url ? url.pathname + url.search + url.hash : undefined;
}

beforeEach(() => history.replaceState(null, '', '/faq?from=letter#tarifs'));

it('the page in another language is left at the same place, with the same query', () => {
  expect(target('<a href="/en/faq" hreflang="en">EN</a>')).toBe('/en/faq?from=letter#tarifs');
  history.replaceState(null, '', '/faq');
  expect(target('<a href="/en/faq" hreflang="en">EN</a>')).toBe('/en/faq');
});

it('another link leads where it says', () => {
  expect(target('<a href="/contact#seo">Contact</a>')).toBe('/contact#seo');
  expect(target('<a href="/faq">Questions</a>')).toBe('/faq');
});

it.each(['https://www.example.com/', '/brochure.pdf', '/assets/a', '/__outbox'])(
  'the browser follows a link that leads to no page of the site: %s',
  (href) => {
    expect(target(`<a href="${href}">…</a>`)).toBeUndefined();
  },
);
