import { describeRule } from '../../rule';

export const lossyRewrite = describeRule({
  code: 'JSON-004',
  severity: 'error',
  summary: {
    en: 'A command would lose something when it rewrites a file.',
    fr: 'Une commande perdrait quelque chose en réécrivant un fichier.',
  },
  docs: {
    en: 'The commands that rewrite a file (`validate -- --fix`, `add`, `translations`) read it, change values and write all of it. They refuse a file that would then say something else: programs put fields whose names are whole numbers before the others, in numerical order, and they round numbers of more than 15 digits. The file stays unchanged, and the site is built from it as before.\n\nGive the field a name with a letter, or move it to the place that the message names. Put the number in quotes, or shorten it.',
    fr: 'Les commandes qui réécrivent un fichier (`validate -- --fix`, `add`, `translations`) le lisent, changent des valeurs et l’écrivent en entier. Elles refusent un fichier qui dirait ensuite autre chose : les programmes placent les champs dont le nom est un nombre entier avant les autres, dans l’ordre numérique, et ils arrondissent les nombres de plus de 15 chiffres. Le fichier reste inchangé, et le site est généré comme avant.\n\nDonnez au champ un nom qui contient une lettre, ou déplacez-le à l’endroit indiqué par le message. Mettez le nombre entre guillemets, ou raccourcissez-le.',
  },
  examples: { none: 'Only commands that rewrite a file report it.' },
  messages: {
    order: ({ field, next }: { field: string; next: string }) => ({
      en: `The name "${field}" is a whole number, so rewriting this file would move the field before "${next}". Move it there, or give it a name with a letter.`,
      fr: `Le nom « ${field} » est un nombre entier : réécrire ce fichier déplacerait le champ avant « ${next} ». Déplacez-le vous-même, ou donnez-lui un nom qui contient une lettre.`,
    }),
    number: () => ({
      en: 'This number has too many digits, so rewriting this file would change it. Put it in quotes, or shorten it.',
      fr: 'Ce nombre a trop de chiffres : réécrire ce fichier le changerait. Mettez-le entre guillemets, ou raccourcissez-le.',
    }),
  },
});
