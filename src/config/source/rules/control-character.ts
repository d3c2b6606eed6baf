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
    fr: 'Les caractères de contrôle sont des commandes pour une machine, et non des lettres. Ils viennent d’un terminal, d’un PDF ou d’un fichier abîmé. Ils sont invisibles, et les navigateurs, les moteurs de recherche et les messageries les traitent différemment. Seuls le retour à la ligne et la tabulation sont permis entre les champs d’un fichier, et `\\n` dans un texte.\n\nSupprimez le caractère à l’endroit indiqué. Visual Studio Code le montre comme un cadre avec son numéro. Si l’endroit paraît vide, supprimez les lettres voisines et retapez-les.',
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
