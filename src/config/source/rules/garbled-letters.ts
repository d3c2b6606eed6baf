import { describeRule, type Translated } from '../../rule';
import { alsoOn } from './also-on';

export const garbledLetters = describeRule({
  code: 'FILE-003',
  severity: 'error',
  summary: {
    en: 'Letters were garbled or lost when a file was saved.',
    fr: 'Des lettres ont été abîmées ou perdues à l’enregistrement d’un fichier.',
  },
  docs: {
    en: 'A UTF-8 file was opened in another encoding and saved, or texts were copied from a page where that had happened. Each accented letter then appears as two or three other characters: "CrÃ©er" was "Créer", "lâ€™eau" was "l’eau". Where a program could not read a letter at all, it wrote � instead, and the letter is lost.\n\nIf the whole file is garbled, Visual Studio Code can restore it: **Save with Encoding**, choose the encoding that the problem names, then **Reopen with Encoding › UTF-8**. If only a few words are garbled, replace them with those in the message. If letters are lost, restore the last committed file (**Open Timeline** on the file), or type them again.',
    fr: 'Un fichier UTF-8 a été ouvert dans un autre encodage puis enregistré, ou des textes ont été copiés d’une page où cela s’était produit. Chaque lettre accentuée devient alors deux ou trois autres caractères : « CrÃ©er » était « Créer », « lâ€™eau » était « l’eau ». Quand un programme n’a pas pu lire une lettre, il a écrit � à sa place, et la lettre est perdue.\n\nSi tout le fichier est abîmé, Visual Studio Code peut le réparer : **Save with Encoding**, choisissez l’encodage que donne le problème, puis **Reopen with Encoding › UTF-8**. Si quelques mots seulement sont abîmés, remplacez-les par ceux du message. Si des lettres sont perdues, rétablissez la dernière version validée (**Open Timeline** sur le fichier), ou retapez-les.',
  },
  examples: {
    invalid: [
      {
        file: 'locales/en.json',
        pointer: '/contact/summary',
        value: 'Our address, our cafÃ© and our opening hours.',
      },
    ],
    reports: '"cafÃ©" was probably "café".',
    valid: [
      {
        file: 'locales/en.json',
        pointer: '/contact/summary',
        value: 'Our address, our café and our opening hours.',
      },
    ],
  },
  messages: {
    word: ({ found, meant, more }: Garbled) =>
      garbled(found, meant, {
        en: `Write it so.${alsoOn(more).en}`,
        fr: `Écrivez-le ainsi.${alsoOn(more).fr}`,
      }),
    file: ({ found, meant, encoding }: Garbled & { encoding: string }) => {
      const steps = `Save with Encoding › ${encoding}`;
      return garbled(found, meant, {
        en: `In VS Code: ${steps}, then Reopen with Encoding › UTF-8.`,
        fr: `Dans VS Code : ${steps}, puis Reopen with Encoding › UTF-8.`,
      });
    },
    mixed: ({ found, meant }: Garbled) =>
      garbled(found, meant, {
        en: 'Restore the last committed version of this file.',
        fr: 'Rétablissez la dernière version validée de ce fichier.',
      }),
    lost: ({ more }: { more: number }) => ({
      en: `A letter was lost when this file was saved, and � is in its place. Restore the last committed version, or type the letter again.${alsoOn(more).en}`,
      fr: `Une lettre a été perdue à l’enregistrement de ce fichier, et � se trouve à sa place. Rétablissez la dernière version validée, ou retapez la lettre.${alsoOn(more).fr}`,
    }),
  },
});

interface Garbled {
  found: string;
  meant: string;
  /** The number of further lines that are not reported. */
  more: number;
}

function garbled(found: string, meant: string, advice: Translated): Translated {
  return {
    en: `This was read in the wrong encoding and saved: "${found}" was probably "${meant}". ${advice.en}`,
    fr: `Ceci a été lu dans un mauvais encodage puis enregistré : « ${found} » était sans doute « ${meant} ». ${advice.fr}`,
  };
}
