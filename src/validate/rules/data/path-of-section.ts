import { groupBy } from '../../../lib/group-by';
import { rule } from '../../rule';

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

  reads: ['theme', 'page ids', 'page paths'],
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
    const count = groupBy(pages, ({ path }) => path);
    const sections = groupBy([...pages.entries()], ([, page]) => page.section);
    for (const [section, { page: first }] of Object.entries(theme.sections)) {
      const start = pages.find(({ id }) => id === first)?.path;
      for (const [index, { path: address }] of start === undefined ? [] : (sections.get(undefined) ?? []))
        if (start !== '/' && address.startsWith(`${start}/`))
          yield { path: ['pages', index, 'path'], message: 'without', data: { address, section } };
      const others = (sections.get(section) ?? []).filter(([, { id }]) => id !== first);
      if (start === undefined || others.length < LEAST) continue;
      const [outside, ...more] = others.filter(([, { path }]) => !path.startsWith(`${start}/`));
      // With two or more, the section has no such convention.
      if (!outside || more.length > 0) continue;
      const [index, { path: address }] = outside;
      // An address that two pages have is reported by another rule.
      if ((count.get(address)?.length ?? 0) > 1) continue;
      yield { path: ['pages', index, 'path'], message: 'other', data: { address, section, start } };
    }
  },
});

/** The pages of a section, without its first one, that show a convention. */
const LEAST = 3;
