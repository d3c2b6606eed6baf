import type { Translated } from '../../../config/message-language';
import { overlap } from '../../../config/publication/schedule';
import { lastSite as site, languages } from '../../../config/last-languages';
import { oldUrls, pageUrl, withoutLanguage } from '../../../site/page-url';
import { rule } from '../../rule';
import { reservedReason } from '../links/reserved-name';

export const redirectSource = rule({
  code: 'REDIRECT-002',
  severity: 'error',
  summary: {
    en: 'A redirect starts at an address where none can start.',
    fr: 'Une redirection part d’une adresse d’où aucune ne peut partir.',
  },
  docs: {
    en: '`from` is an old address of this site, without `.html` and without a slash at its end. It applies to all languages; with `/en` or `/ar` in front, to this one only. It is the address neither of a page, which the redirect would hide, nor of another redirect, unless their dates do not overlap.\n\nWrite it as suggested, or remove the redirect.',
    fr: '`from` est une ancienne adresse du site, sans `.html` ni barre oblique finale. Elle vaut dans toutes les langues ; avec `/en` ou `/ar` devant, dans cette langue seulement. Ce n’est ni l’adresse d’une page, que la redirection cacherait, ni celle d’une autre redirection, sauf si leurs dates ne se chevauchent pas.\n\nÉcrivez-la comme le message le propose, ou supprimez la redirection.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/redirects/0/from', value: '/Old-Workshop.html' }],
    reports: '"/Old-Workshop.html" is not an address of this site.',
    valid: [{ file: 'site.config.json', pointer: '/redirects/0/from', value: '/old-workshop' }],
  },
  messages: {
    home: ({ from }: { from: string }) => ({
      en: `The address "${from}" cannot be redirected, because the home page has it. Remove this redirect.`,
      fr: `L’adresse « ${from} » ne peut pas être redirigée, car c’est celle de la page d’accueil. Supprimez cette redirection.`,
    }),
    reserved: ({ start, reason }: { start: string; reason: Translated }) => ({
      en: `An old address cannot start with "${start}": ${reason.en}. Write the address without this part.`,
      fr: `Une ancienne adresse ne peut pas commencer par « ${start} » : ${reason.fr}. Écrivez l’adresse sans cette partie.`,
    }),
    form: ({ from }: { from: string }) => ({
      en: `"${from}" is not an address of this site. Write a slash, then lowercase letters, digits and hyphens, such as "/old-address", without "index", ".html" or a slash at its end.`,
      fr: `« ${from} » n’est pas une adresse du site. Écrivez une barre oblique, puis des minuscules, des chiffres et des traits d’union, comme « /ancienne-adresse », sans « index », « .html » ni barre oblique finale.`,
    }),
    duplicate: ({ from }: { from: string }) => ({
      en: `Another redirect already starts at "${from}". Remove one of the two.`,
      fr: `Une autre redirection part déjà de « ${from} ». Supprimez l’une des deux.`,
    }),
    loop: ({ from }: { from: string }) => ({
      en: `"${from}" is the address of the page that this redirect leads to, so visitors would be redirected endlessly. Remove this redirect.`,
      fr: `« ${from} » est l’adresse de la page à laquelle mène cette redirection : les visiteurs seraient redirigés sans fin. Supprimez cette redirection.`,
    }),
    hidden: ({ from, page }: { from: string; page: string }) => ({
      en: `The page "${page}" has the address "${from}", so this redirect would hide it. Give the page another address, or remove this redirect.`,
      fr: `La page « ${page} » a l’adresse « ${from} » : cette redirection la cacherait. Donnez une autre adresse à la page, ou supprimez cette redirection.`,
    }),
  },
  *check({ config: { pages, redirects = [] } }) {
    const pageAt = new Map(
      pages.flatMap((page) =>
        languages.map((language) => [pageUrl(site, page.path, language), page] as const),
      ),
    );
    for (const [index, redirect] of redirects.entries()) {
      const { from, to } = redirect;
      const path = ['redirects', index, 'from'];
      const bare = withoutLanguage(site, from);
      const reason = reservedReason(bare);
      // A page may keep in another language the address that it gave up in the first one.
      const [own, ...others] = oldUrls(site, from).map((url) => ({ url, page: pageAt.get(url) }));
      const hidden = [own, ...others].find((old) => old?.page && old.page.id !== to.split('#')[0]);
      if (bare === '/') yield { path, message: 'home', data: { from } };
      else if (reason) {
        const data = { start: `/${bare.split('/')[1]}`, reason };
        const suggestion = /^\/(?:fr|en|ar)(\/.+)$/.exec(bare)?.[1];
        yield { path, message: 'reserved', data, suggestion };
      } else if (!isAddress(from))
        yield { path, message: 'form', data: { from }, suggestion: cleanAddress(from) };
      else if (redirects.slice(0, index).some((other) => other.from === from && overlap(other, redirect)))
        yield { path, message: 'duplicate', data: { from } };
      else if (!hidden?.page) {
        if (own?.page) yield { path, message: 'loop', data: { from: own.url } };
      } else if (overlap(redirect, hidden.page))
        yield { path, message: 'hidden', data: { from: hidden.url, page: hidden.page.id } };
    }
  },
});

/** Lowercase letters, digits and `_ ~ -`; the last segment may have an extension of older sites. */
const ADDRESS = /^(?:\/[a-z0-9](?:[a-z0-9_~-]*[a-z0-9])?)+(?:\.(?:php|aspx?|htm|jsp))?$/;

function isAddress(from: string): boolean {
  return ADDRESS.test(from) && !from.split('/').includes('index');
}

/** Returns the correct form of an address; null when there is none. */
function cleanAddress(from: string): string | null {
  const clean = `/${from}`
    .toLowerCase()
    .replace(/^\/(?:https?:\/\/[^/]*)?/, '/')
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  return ADDRESS.test(clean) ? clean : null;
}
