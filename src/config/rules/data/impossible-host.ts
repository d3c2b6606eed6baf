import { hostName, siteOrigin } from '../../../lib/text/host-name';
import { rule } from '../../rule';

export const impossibleHost = rule({
  code: 'DATA-013',
  severity: 'error',
  summary: {
    en: 'An address names a host that cannot exist.',
    fr: 'Une adresse contient un nom de domaine qui ne peut pas exister.',
  },
  docs: {
    en: 'Browsers and mail programs refuse a host such as `xn--a`, `www.trace.example.` or `localhost`: it is misspelt, ends with a dot, or has none. A name with accents has a form of its own for computers, which the address of the site needs: `https://www.xn--trac-epa.example` for `https://www.tracé.example`.\n\nCorrect the host, or write the address as suggested.',
    fr: 'Les navigateurs et les logiciels de messagerie refusent un domaine comme `xn--a`, `www.trace.example.` ou `localhost` : il est mal écrit, finit par un point ou n’en a pas. Un nom avec des accents a une autre forme pour les ordinateurs, que demande l’adresse du site : `https://www.xn--trac-epa.example` pour `https://www.tracé.example`.\n\nCorrigez le domaine, ou écrivez l’adresse comme le message le propose.',
  },
  examples: {
    invalid: [{ pointer: '/url', value: 'https://www.vélo-clair.example' }],
    reports: 'Did you mean "https://www.xn--vlo-clair-b4a.example"?',
    valid: [{ pointer: '/url', value: 'https://www.xn--vlo-clair-b4a.example' }],
  },
  messages: {
    host: ({ address }: { address: string }) => ({
      en: `There can be no host as in "${address}". Copy the address from a browser or a message.`,
      fr: `Le domaine de « ${address} » ne peut pas exister. Copiez l’adresse depuis un navigateur ou un message.`,
    }),
    site: ({ address }: { address: string }) => ({
      en: `"${address}" is not written as browsers write the address of a site.`,
      fr: `« ${address} » n’est pas écrit comme les navigateurs écrivent l’adresse d’un site.`,
    }),
  },
  *check({ config, references }) {
    for (const { kind, value, path } of references) {
      const isAddress = kind === 'address' || (kind === 'target' && /^(?:https|mailto):/.test(String(value)));
      if (!isAddress || typeof value !== 'string' || value === '') continue;
      if (hostName(value) === undefined) yield { path, message: 'host', data: { address: value } };
    }
    const { url } = config;
    const right = siteOrigin(url);
    if (right !== undefined && right !== url)
      yield { path: ['url'], message: 'site', data: { address: url }, suggestion: right };
  },
});
