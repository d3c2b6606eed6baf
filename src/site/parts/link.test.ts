import { expect, it } from 'vitest';
import { changedSite, site } from '../../../tests/support/agency-site';
import { linkData } from './link';

it.each([
  ['contact', 'fr', { href: '/contact' }],
  ['contact', 'ar', { href: '/ar/contact' }],
  ['accueil', 'en', { href: '/en' }],
  ['terrain', 'en', { href: '/en/accompagnements/land' }],
  ['contact#seo', 'en', { href: '/en/contact#seo' }],
  ['https://www.other.example/a?b=c', 'fr', { href: 'https://www.other.example/a?b=c', external: true }],
  ['mailto:salma@other.example', 'fr', { href: 'mailto:salma@other.example' }],
  ['tel:+212522000000', 'fr', { href: 'tel:+212522000000' }],
])('the target "%s" leads, in the language %s, to its address', (target, language, link) => {
  expect(linkData(site, target, language)).toEqual(link);
});

it('"phone", "email" and "chat" lead to the company: a call has its number, a chat its greeting in the language of the page', () => {
  const company = changedSite(({ organization }) =>
    Object.assign(organization, {
      phone: '+212522000001',
      email: 'salma@trace.example',
      chatNumber: '+212600000002',
      chatGreeting: { fr: 'Bonjour', en: 'Good day' },
    }),
  );
  expect(linkData(company, 'phone', 'en')).toEqual({
    href: 'tel:+212522000001',
    number: '+212\u00a05\u00a022\u00a000\u00a000\u00a001',
  });
  expect(linkData(company, 'email', 'en')).toEqual({ href: 'mailto:salma@trace.example' });
  expect(linkData(company, 'chat', 'en')).toEqual({
    href: 'https://wa.me/212600000002?text=Good%20day',
    external: true,
  });
});

it('a page that does not exist is a bug in the program', () => {
  expect(() => linkData(site, 'nowhere', 'fr')).toThrow('there is no page "nowhere"');
});
