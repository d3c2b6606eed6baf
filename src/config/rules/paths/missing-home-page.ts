import { pageWith } from '../../../site/blocks/find-blocks';
import { pagePath, pageUrl } from '../../../site/page-url';
import { rule } from '../../rule';

export const missingHomePage = rule({
  code: 'PATH-003',
  severity: 'error',
  mayFollow: 'error',
  summary: {
    en: 'No page has the address "/", or none the contact form.',
    fr: 'Aucune page n’a l’adresse « / », ou aucune le formulaire de contact.',
  },
  docs: {
    en: 'Visitors who type the address of the site arrive at the page with the path `/`, and the settings under `contact` need the page with the form.\n\nGive one page this path, and one the block `contact-form`.',
    fr: 'Les visiteurs qui tapent l’adresse du site arrivent sur la page dont l’adresse (`path`) est `/`, et les réglages sous `contact` ont besoin de la page du formulaire.\n\nDonnez cette adresse à une page, et le bloc `contact-form` à une page.',
  },
  examples: { none: 'Every other page of the sample site depends on its home page.' },
  messages: {
    noForm: () => ({
      en: 'No page has the contact form. Put the block "contact-form" back.',
      fr: 'Aucune page n’a le formulaire de contact. Remettez le bloc « contact-form ».',
    }),
    missing: ({ url }: { url: string }) => ({
      en: `No page has the address "${url}". Give the home page the path "/", in every language.`,
      fr: `Aucune page n’a l’adresse « ${url} ». Donnez à la page d’accueil l’adresse « / », dans toutes les langues.`,
    }),
  },
  *check(context) {
    const { config, languages } = context;
    if (!pageWith(config, 'contact-form')) yield { path: ['pages'], message: 'noForm' };
    const language = languages.find((one) =>
      config.pages.every(({ path }) => pagePath(context, path, one) !== '/'),
    );
    if (language !== undefined)
      yield { path: ['pages'], message: 'missing', data: { url: pageUrl(context, '/', language) } };
  },
});
