import { groupBy } from '../../../lib/lists/group-by';
import { defaultLanguage, languages } from '../../../site/languages';
import { pagePath, pageUrl } from '../../../site/page-url';
import { rule } from '../../rule';
import { pathPlace } from '../paths/path-places';

export const pathOfSection = rule({
  code: 'DATA-011',
  severity: 'warning',
  summary: {
    en: 'The address of a page does not follow its section.',
    fr: 'L’adresse d’une page ne suit pas sa section.',
  },
  docs: {
    en: 'The addresses of all other pages of the section begin with that of its first page. Visitors who shorten the address of this page reach another section.\n\nGive the page an address under the first page of its section and add a redirect, or correct its section.',
    fr: 'Les adresses de toutes les autres pages de la section commencent par celle de sa première page. Un visiteur qui raccourcit l’adresse de cette page arrive dans une autre section.\n\nDonnez à la page une adresse sous la première page de sa section et ajoutez une redirection, ou corrigez sa section.',
  },
  examples: { none: 'It needs a section with four pages, and the sample site has two.' },

  messages: {
    without: ({ address, section }: { address: string; section: string }) => ({
      en: `The address ${address} is in the section "${section}", and the page has no field "section". Add "section": "${section}", or correct the address.`,
      fr: `L’adresse ${address} est celle de la section « ${section} », mais la page n’a pas de champ « section ». Ajoutez "section": "${section}", ou corrigez l’adresse.`,
    }),
    other: ({ address, section, start }: { address: string; section: string; start: string }) => ({
      en: `The address ${address} does not begin with ${start}, as all others of the section "${section}" do. Correct the section or the address.`,
      fr: `L’adresse ${address} ne commence pas par ${start}, contrairement à toutes les autres de la section « ${section} ». Corrigez la section ou l’adresse.`,
    }),
  },
  *check({ config: { pages, theme } }) {
    const count = groupBy(pages, ({ path }) => pagePath(path));
    const sections = groupBy([...pages.entries()], ([, page]) => page.section);
    for (const [section, { page: first }] of Object.entries(theme.sections)) {
      const firstPage = pages.find(({ id }) => id === first);
      if (!firstPage) continue;
      for (const [index, page] of sections.get(undefined) ?? []) {
        const [start, address] = [pagePath(firstPage.path), pagePath(page.path)];
        if (start !== '/' && address.startsWith(`${start}/`))
          yield {
            path: pathPlace(page, index, defaultLanguage),
            message: 'without',
            data: { address, section },
          };
      }
      const others = (sections.get(section) ?? []).filter(([, { id }]) => id !== first);
      if (others.length < LEAST) continue;
      for (const language of languages) {
        const start = pageUrl(firstPage.path, language);
        const [outside, ...more] = others.filter(
          ([, { path }]) => !pageUrl(path, language).startsWith(`${start}/`),
        );
        // With two or more, the section has no such convention.
        if (!outside || more.length > 0) continue;
        const [index, page] = outside;
        // An address that two pages have is reported by another rule.
        if ((count.get(pagePath(page.path))?.length ?? 0) > 1) continue;
        const data = { address: pageUrl(page.path, language), section, start };
        yield { path: pathPlace(page, index, language), message: 'other', data };
        // The other languages have the same paths, or one of their own that follows from this one.
        break;
      }
    }
  },
});

/** The pages of a section, without its first one, that show a convention. */
const LEAST = 3;
