import { rule } from '../../rule';
import { otherUses } from './other-places';
import { unknownNames, type MissingName } from './unknown-name';

export const unknownColor = rule({
  code: 'LINK-006',
  severity: 'error',
  summary: {
    en: 'A color or a gradient that does not exist is named.',
    fr: 'Une couleur ou un dégradé utilisé n’existe pas.',
  },
  docs: {
    en: 'Colors and gradients are declared once, under `theme.colors` and `theme.gradients`, and used by name. An unknown name has no color: text could become unreadable.\n\nWrite an existing name, or add the color first.',
    fr: 'Les couleurs et les dégradés se déclarent une seule fois, sous `theme.colors` et `theme.gradients`, et s’utilisent par leur nom. Un nom inconnu ne donne aucune couleur : un texte pourrait devenir illisible.\n\nÉcrivez un nom existant, ou ajoutez d’abord la couleur ou le dégradé.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/ads/0/gradient', value: 'brigt' }],
    reports: 'There is no gradient "brigt" under theme.gradients. Did you mean "bright"?',
    valid: [{ file: 'site.config.json', pointer: '/ads/0/gradient', value: 'bright' }],
  },
  messages: {
    color: ({ name, known, others }: MissingName) => ({
      en: `There is no color "${name}" under theme.colors.${known && ` The colors are: ${known}.`}${otherUses(others).en}`,
      fr: `La couleur « ${name} » n’existe pas sous theme.colors.${known && ` Couleurs existantes : ${known}.`}${otherUses(others).fr}`,
    }),
    gradient: ({ name, known, others }: MissingName) => ({
      en: `There is no gradient "${name}" under theme.gradients.${known && ` The gradients are: ${known}.`}${otherUses(others).en}`,
      fr: `Le dégradé « ${name} » n’existe pas sous theme.gradients.${known && ` Dégradés existants : ${known}.`}${otherUses(others).fr}`,
    }),
  },
  *check(context) {
    for (const message of ['color', 'gradient'] as const)
      for (const unknown of unknownNames(context, message)) yield { ...unknown, message };
  },
});
