import { pageUrl } from '../../../site/page-url';
import { rule } from '../../rule';

export const ownAddress = rule({
  code: 'LINK-013',
  severity: 'warning',
  summary: {
    en: 'A link repeats an address of the site.',
    fr: 'Un lien répète une adresse du site.',
  },
  docs: {
    en: 'A link to a page of the site names its `id`. Written as an address, it leads every visitor to the page in one language.\n\nWrite the name that the message suggests.',
    fr: 'Un lien vers une page du site désigne son `id`. Écrit comme une adresse, il mène tous les visiteurs à la page dans une seule langue.\n\nÉcrivez le nom que propose le message.',
  },
  examples: {
    invalid: [{ pointer: '/pages/0/blocks/0/actions/0/to', value: 'https://www.clair.example/contact' }],
    reports: 'This is an address of the site itself.',
    valid: [{ pointer: '/pages/0/blocks/0/actions/0/to', value: 'contact' }],
  },
  messages: {
    site: () => ({
      en: 'This is an address of the site itself. Write the id of the page instead.',
      fr: 'C’est une adresse du site lui-même. Écrivez plutôt l’id de la page.',
    }),
  },
  *check(context) {
    const { config, languages, references } = context;
    const own = withWww(config.url);
    for (const { kind, value, path } of references) {
      const target = kind === 'target' ? withWww(String(value)) : '';
      if (!`${target}/`.startsWith(`${own}/`)) continue;
      const [address = '', anchor] = target.slice(own.length).split('#');
      const url = address.replace(/\/$/, '') || '/';
      const page = config.pages.find((one) =>
        languages.some((language) => pageUrl(context, one.path, language) === url),
      );
      yield { path, message: 'site', suggestion: page ? [page.id, anchor].filter(Boolean).join('#') : null };
    }
  },
});

/** Returns an address with `www.` before its host: without it, it leads to the same site. */
function withWww(address: string): string {
  return address.replace(/^https:\/\/(?!www\.)/, 'https://www.');
}
