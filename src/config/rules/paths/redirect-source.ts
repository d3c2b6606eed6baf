import type { Translated } from '../../../lib/text/message-language';
import type { Language } from '../../../site/languages';
import { oldUrls, pageUrls, withoutLanguage } from '../../../site/page-url';
import { parseTarget } from '../../../site/parts/target';
import type { Publication } from '../../../site/types.generated';
import { rule } from '../../rule';
import { reservedReason } from './reserved-reason';

export const redirectSource = rule({
  code: 'REDIRECT-002',
  severity: 'error',
  summary: {
    en: 'A redirect starts at an address where none can start.',
    fr: 'Une redirection part d’une adresse d’où aucune ne peut partir.',
  },
  docs: {
    en: '`from` is an old address of this site, without `.html` and without a slash at its end. It applies to all languages; with `/en` or `/ar` in front, to this one only. It is the address neither of a page, which the redirect would hide, nor of another redirect, unless one of them is a draft.\n\nWrite it as suggested, or remove the redirect.',
    fr: '`from` est une ancienne adresse du site, sans `.html` ni barre oblique finale. Elle vaut dans toutes les langues ; avec `/en` ou `/ar` devant, dans cette langue seulement. Ce n’est ni l’adresse d’une page, que la redirection cacherait, ni celle d’une autre redirection, sauf si l’une des deux est un brouillon.\n\nÉcrivez-la comme le message le propose, ou supprimez la redirection.',
  },
  examples: {
    invalid: [{ pointer: '/redirects/0/from', value: '/Old-Workshop.html' }],
    reports: '"/Old-Workshop.html" is not an old address of this site.',
    valid: [{ pointer: '/redirects/0/from', value: '/old-workshop' }],
  },
  messages: {
    form: ({ from }: { from: string }) => ({
      en: `"${from}" is not an old address of this site. Write a slash, then lowercase letters, digits and hyphens, such as "/old-address", without the first language, "index", ".html" or a slash at its end.`,
      fr: `« ${from} » n’est pas une ancienne adresse du site. Écrivez une barre oblique, puis des minuscules, des chiffres et des traits d’union, comme « /ancienne-adresse », sans la première langue, « index », « .html » ni barre oblique finale.`,
    }),
    reserved: ({ from, reason }: { from: string; reason: Translated }) => ({
      en: `No redirect can start at "${from}": ${reason.en}. Remove this redirect.`,
      fr: `Aucune redirection ne peut partir de « ${from} » : ${reason.fr}. Supprimez cette redirection.`,
    }),
    duplicate: ({ from }: { from: string }) => ({
      en: `Another redirect already starts at "${from}". Remove one of the two.`,
      fr: `Une autre redirection part déjà de « ${from} ». Supprimez l’une des deux.`,
    }),
    page: ({ from, page }: { from: string; page: string }) => ({
      en: `The page "${page}" has the address "${from}", so this redirect would hide it. Give the page another address, or remove this redirect.`,
      fr: `La page « ${page} » a l’adresse « ${from} » : cette redirection la cacherait. Donnez une autre adresse à la page, ou supprimez cette redirection.`,
    }),
  },
  *check(context) {
    const { config, defaultLanguage } = context;
    const { pages, redirects = [] } = config;
    const pageAt = new Map(pages.flatMap((page) => pageUrls(context, page.path).map((url) => [url, page])));
    for (const [index, redirect] of redirects.entries()) {
      const { from, to } = redirect;
      const path = ['redirects', index, 'from'];
      const bare = withoutLanguage(context, from);
      const clean = cleanAddress(from, defaultLanguage);
      const reason = reservedReason(context, bare);
      if (bare !== '/' && (!ADDRESS.test(from) || (reason && clean !== null)))
        yield { path, message: 'form', data: { from }, suggestion: clean };
      else if (reason) yield { path, message: 'reserved', data: { from, reason } };
      else if (
        redirects.slice(0, index).some((other) => other.from === from && isOut(other) && isOut(redirect))
      )
        yield { path, message: 'duplicate', data: { from } };
      else {
        const [own, ...others] = oldUrls(context, from).map((url) => ({ url, page: pageAt.get(url) }));
        // The page itself may keep in another language the address that it gave up in the first one.
        const hidden = [own, ...others.filter(({ page }) => page?.id !== parseTarget(to)?.page)].find(
          (old) => old?.page,
        );
        if (hidden?.page && (hidden === own || (isOut(redirect) && isOut(hidden.page))))
          yield { path, message: 'page', data: { from: hidden.url, page: hidden.page.id } };
      }
    }
  },
});

/** Returns whether an entry is published. */
function isOut({ status }: { status?: Publication }): boolean {
  return status !== 'draft';
}

/** Lowercase letters, digits and `_ ~ -`; the last segment may have an extension of older sites. */
const ADDRESS = /^(?:\/[a-z0-9](?:[a-z0-9_~-]*[a-z0-9])?)+(?:\.(?:php|aspx?|htm|jsp))?$/;

/** Returns the correct form of an address; null when there is none. */
function cleanAddress(from: string, defaultLanguage: Language): string | null {
  const clean = `/${from}`
    .toLowerCase()
    .replace(/^\/(?:https?:\/\/[^/]*)?/, '/')
    .replace(/[?#].*$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(new RegExp(`^/${defaultLanguage}(?=/)`), '')
    .replace(/\.html$/, '')
    .replace(/(?:\/index)?\/?$/, '');
  return ADDRESS.test(clean) && clean !== from ? clean : null;
}
