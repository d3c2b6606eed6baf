import { languages } from '../../../config/last-languages';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const ownAddress = rule({
  code: 'LINK-013',
  severity: 'warning',
  summary: {
    en: 'A link repeats an address of the site or of the company.',
    fr: 'Un lien répète une adresse du site ou de l’entreprise.',
  },
  docs: {
    en: 'A link to a page of the site names its `id`, and a link to the company `phone`, `email` or `chat`. Written as an address, it leads every visitor to the French page, and to the old number after a change.\n\nWrite the name that the message suggests.',
    fr: 'Un lien vers une page du site désigne son `id`, et un lien vers l’entreprise s’écrit `phone`, `email` ou `chat`. Écrit comme une adresse, il mène tous les visiteurs à la page française, et à l’ancien numéro après un changement.\n\nÉcrivez le nom que propose le message.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/pages/0/blocks/0/actions/0/to',
        value: 'https://www.clair.example/contact',
      },
    ],
    reports: 'This is an address of the site itself.',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'contact' }],
  },
  messages: {
    site: () => ({
      en: 'This is an address of the site itself. Write the id of the page instead.',
      fr: 'C’est une adresse du site lui-même. Écrivez plutôt l’id de la page.',
    }),
    company: ({ name }: { name: string }) => ({
      en: `This is the company’s own contact detail. Write "${name}" instead: it always has the current value.`,
      fr: `C’est une coordonnée de l’entreprise elle-même. Écrivez plutôt « ${name} », qui a toujours la valeur actuelle.`,
    }),
  },
  *check({ config, references }) {
    const names = ownNames(config);
    for (const { kind, value, path } of references) {
      if (kind !== 'target' || typeof value !== 'string' || !value.includes(':')) continue;
      const name = names.get(value.toLowerCase().replace(/\/$/, ''));
      if (name !== undefined) yield { path, message: 'company', data: { name }, suggestion: name };
      else if (value === config.url || value.startsWith(`${config.url}/`))
        yield { path, message: 'site', suggestion: pageAt(value.slice(config.url.length), config.pages) };
    }
  },
});

/** Returns the names of the company’s own addresses. */
function ownNames({ organization: { phone, email, chatNumber } }: SiteConfig): Map<string, string> {
  return new Map([
    [`https://wa.me/${chatNumber.slice(1)}`, 'chat'],
    [`tel:${chatNumber}`, 'chat'],
    [`tel:${phone}`, 'phone'],
    [`mailto:${email.toLowerCase()}`, 'email'],
  ]);
}

/** Returns the link to the page at an address of the site, in any language; null when there is none. */
function pageAt(address: string, pages: readonly Page[]): string | null {
  const [path = '', anchor] = address.split('#');
  const prefix = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`);
  const plain = path.replace(prefix, '').replace(/\/$/, '') || '/';
  const id = pages.find((page) => page.path === plain)?.id;
  return id === undefined ? null : anchor === undefined ? id : `${id}#${anchor}`;
}
