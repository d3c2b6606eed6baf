import type { Translated } from '../../../config/message-language';
import { withoutLanguage } from '../../../site/page-url';
import { rule } from '../../rule';
import { reservedReason } from '../links/reserved-name';

export const invalidSource = rule({
  code: 'REDIRECT-002',
  severity: 'error',
  summary: {
    en: 'The source of a redirect is not an address of this site.',
    fr: 'L’adresse de départ d’une redirection n’est pas une adresse du site.',
  },
  docs: {
    en: '`from` is an old address of this site: a slash, then lowercase letters, digits and hyphens. It applies to all languages; with `/en` or `/ar` in front, for this one only. It has no `.html` and no slash at its end. Visitors never request an address in another form.\n\nWrite it as suggested.',
    fr: '`from` est une ancienne adresse du site : une barre oblique, puis des minuscules, des chiffres et des traits d’union. Elle vaut dans toutes les langues ; avec `/en` ou `/ar` devant, dans cette langue seulement. Elle ne contient ni `.html`, ni barre oblique finale. Aucun visiteur ne demande une adresse d’une autre forme.\n\nÉcrivez-la comme le message le propose.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/redirects/0/from', value: '/Old-Workshop.html' }],
    reports: '"/Old-Workshop.html" is not an address of this site.',
    valid: [{ file: 'site.config.json', pointer: '/redirects/0/from', value: '/old-workshop' }],
  },
  messages: {
    home: ({ from }: { from: string }) => ({
      en: `The address "${from}" cannot be redirected, because the home page has it. Remove this redirect.`,
      fr: `L’adresse « ${from} » ne peut pas être redirigée, car c’est celle de la page d’accueil. Supprimez cette redirection.`,
    }),
    reserved: ({ start, reason }: { start: string; reason: Translated }) => ({
      en: `An old address cannot start with "${start}": ${reason.en}. Write the address without this part.`,
      fr: `Une ancienne adresse ne peut pas commencer par « ${start} » : ${reason.fr}. Écrivez l’adresse sans cette partie.`,
    }),
    form: ({ from }: { from: string }) => ({
      en: `"${from}" is not an address of this site. Write a slash, then lowercase letters, digits and hyphens, such as "/old-address", without "index", ".html" or a slash at its end.`,
      fr: `« ${from} » n’est pas une adresse du site. Écrivez une barre oblique, puis des minuscules, des chiffres et des traits d’union, comme « /ancienne-adresse », sans « index », « .html » ni barre oblique finale.`,
    }),
  },
  *check({ config }) {
    for (const [index, { from }] of (config.redirects ?? []).entries()) {
      const path = ['redirects', index, 'from'];
      const bare = withoutLanguage(from);
      const reason = reservedReason(bare);
      if (bare === '/') yield { path, message: 'home', data: { from } };
      else if (reason) {
        const data = { start: `/${bare.split('/')[1]}`, reason };
        const suggestion = /^\/(?:fr|en|ar)(\/.+)$/.exec(bare)?.[1];
        yield { path, message: 'reserved', data, suggestion };
      } else if (!isAddress(from))
        yield { path, message: 'form', data: { from }, suggestion: cleanAddress(from) };
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
