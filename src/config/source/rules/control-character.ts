import { describeRule } from '../../rule';
import { alsoOn } from './also-on';

export const controlCharacter = describeRule({
  code: 'FILE-004',
  severity: 'error',
  summary: {
    en: 'A file contains a control character.',
    fr: 'Un fichier contient un caractère de contrôle.',
  },
  docs: {
    en: 'Control characters are commands for a machine, not letters. They come from a terminal, a PDF or a damaged file. They are invisible, and browsers, search engines and mail programs treat them differently. Only the line break and the tab are allowed between the fields of a file, and `\\n` in a text.\n\nDelete the character at the reported place. Visual Studio Code shows it as a frame with its number. If the place looks empty, delete the letters around it and type them again.',
    fr: 'Un caractère de contrôle n’est pas une lettre, mais une commande destinée à une machine. Il vient d’un terminal, d’un PDF ou d’un fichier endommagé. Il est invisible, et les navigateurs, les moteurs de recherche et les messageries ne le traitent pas tous de la même façon. Seuls le retour à la ligne et la tabulation sont permis entre les champs d’un fichier, et `\\n` dans un texte.\n\nSupprimez le caractère à l’endroit indiqué. Visual Studio Code l’affiche sous la forme d’un cadre qui contient son numéro. Si vous ne voyez rien à cet endroit, supprimez les lettres voisines et retapez-les.',
  },
  examples: {
    invalid: [
      {
        file: 'locales/en.json',
        content: '{ "contact": { "name": "Contact\\u0007 us", "summary": "Where to find us." } }',
      },
    ],
    reports: 'There is an invisible control character (U+0007) here. Delete it.',
    valid: [
      {
        file: 'locales/en.json',
        content: '{ "contact": { "name": "Contact us", "summary": "Where to find us." } }',
      },
    ],
  },
  messages: {
    control: ({ character, more }: { character: string; more: number }) => ({
      en: `There is an invisible control character (${character}) here. Delete it.${alsoOn(more).en}`,
      fr: `Il y a ici un caractère de contrôle invisible (${character}). Supprimez-le.${alsoOn(more).fr}`,
    }),
  },
});
