import { slug } from '../../../lib/text/slug';
import type { Context } from '../../context';
import { rule } from '../../rule';
import { removedHomePage } from '../paths/missing-home-page';
import { unknownNames, type MissingName } from './find-unknown-names';
import { otherUses } from './other-places';
import { renamedPages } from './renamed-page';

export const unknownName = rule({
  code: 'LINK-001',
  severity: 'error',
  summary: {
    en: 'The config names a page, a section, a color, a gradient or an ad that does not exist.',
    fr: 'La configuration désigne une page, une section, une couleur, un dégradé ou une annonce qui n’existe pas.',
  },
  docs: {
    en: 'Pages and ads are named by their `id`, never by an address; sections, colors and gradients by their name under `theme`. A wrong name leads nowhere, or leaves a page without its colors.\n\nWrite the name that the message suggests, or one that exists.',
    fr: 'Les pages et les annonces se désignent par leur `id`, jamais par une adresse ; les sections, les couleurs et les dégradés, par leur nom sous `theme`. Un nom faux ne mène nulle part, ou prive une page de ses couleurs.\n\nÉcrivez le nom que propose le message, ou un nom qui existe.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'repairs' }],
    reports: 'There is no page "repairs".',
    valid: [{ file: 'site.config.json', pointer: '/pages/0/blocks/0/actions/0/to', value: 'repair' }],
  },
  messages: {
    page: ({ name, known, others }: MissingName) => ({
      en: `There is no page "${name}".${known && ` The pages are: ${known}.`}${otherUses(others).en}`,
      fr: `La page « ${name} » n’existe pas.${known && ` Pages existantes : ${known}.`}${otherUses(others).fr}`,
    }),
    section: ({ name, known, others }: MissingName) => ({
      en: `There is no section "${name}" under theme.sections.${known && ` The sections are: ${known}.`}${otherUses(others).en}`,
      fr: `La section « ${name} » n’existe pas sous theme.sections.${known && ` Sections existantes : ${known}.`}${otherUses(others).fr}`,
    }),
    color: ({ name, known, others }: MissingName) => ({
      en: `There is no color "${name}" under theme.colors.${known && ` The colors are: ${known}.`}${otherUses(others).en}`,
      fr: `La couleur « ${name} » n’existe pas sous theme.colors.${known && ` Couleurs existantes : ${known}.`}${otherUses(others).fr}`,
    }),
    gradient: ({ name, known, others }: MissingName) => ({
      en: `There is no gradient "${name}" under theme.gradients.${known && ` The gradients are: ${known}.`}${otherUses(others).en}`,
      fr: `Le dégradé « ${name} » n’existe pas sous theme.gradients.${known && ` Dégradés existants : ${known}.`}${otherUses(others).fr}`,
    }),
    ad: ({ name, known, others }: MissingName) => ({
      en: `There is no ad "${name}".${known && ` The ads are: ${known}.`}${otherUses(others).en}`,
      fr: `L’annonce « ${name} » n’existe pas.${known && ` Annonces existantes : ${known}.`}${otherUses(others).fr}`,
    }),
  },
  *check(context) {
    for (const found of unknownPages(context)) yield { ...found, message: 'page' };
    for (const message of ['section', 'color', 'gradient', 'ad'] as const)
      for (const found of unknownNames(context, message)) yield { ...found, message };
  },
});

/** Returns the unknown pages, except those that other rules report. */
function unknownPages(context: Context) {
  const { pages } = context.config;
  const moved = renamedPages(pages);
  const home = removedHomePage(context)?.data.name;
  return unknownNames(context, 'page', (name) => moved.get(name)?.id).flatMap((unknown) => {
    const { name } = unknown.data;
    const renamed = moved.get(name)?.id;
    // The home page, two pages with one id, and an id with an accent or a space have rules of their own.
    const isReported =
      name === home ||
      moved.get(name)?.isTaken ||
      (renamed !== undefined && slug(renamed) !== renamed) ||
      pages.some(({ id }) => isMisspelt(id, name));
    const meant = unknown.path.at(-1) === 'to' ? OWN_TARGETS[name] : undefined;
    return isReported ? [] : [{ ...unknown, suggestion: meant ?? unknown.suggestion }];
  });
}

/** How maintainers call what is no page. */
const OWN_TARGETS: Record<string, string> = {
  tel: 'phone',
  telephone: 'phone',
  mail: 'email',
  courriel: 'email',
  whatsapp: 'chat',
};

/** Returns whether an id is a name with accents or capitals, which the schema reports. */
function isMisspelt(id: string, name: string): boolean {
  return id !== name && slug(id) === name;
}
