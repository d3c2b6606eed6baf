import { describeRule } from '../../rule';
import { type Translated } from '../../message-language';
import { alsoOn } from './also-on';

export const garbledLetters = describeRule({
  code: 'FILE-003',
  severity: 'error',
  summary: {
    en: 'Letters were garbled or lost when a file was saved.',
    fr: 'Des lettres ont été altérées ou perdues à l’enregistrement d’un fichier.',
  },
  docs: {
    en: 'A UTF-8 file was opened in another encoding and saved, or texts were copied from a page where that had happened. Each accented letter then appears as two or three other characters: "CrÃ©er" was "Créer", "lâ€™eau" was "l’eau". Where a program could not read a letter at all, it wrote � instead, and the letter is lost.\n\nIf the whole file is garbled, Visual Studio Code can restore it: **Save with Encoding**, choose the encoding that the problem names, then **Reopen with Encoding › UTF-8**. If only a few words are garbled, replace them with those in the message. If letters are lost, restore the last committed file (**Open Timeline** on the file), or type them again.',
    fr: 'Un fichier UTF-8 a été ouvert dans un autre encodage puis enregistré, ou des textes ont été copiés depuis une page où c’était arrivé. Chaque lettre accentuée est alors remplacée par deux ou trois autres caractères : « CrÃ©er » était « Créer », « lâ€™eau » était « l’eau ». Quand un programme n’a pas pu lire une lettre, il a écrit � à sa place, et la lettre est perdue.\n\nSi tout le fichier est altéré, Visual Studio Code peut le réparer : **Save with Encoding**, choisissez l’encodage indiqué par le message, puis **Reopen with Encoding › UTF-8**. Si quelques mots seulement sont altérés, remplacez-les par ceux du message. Si des lettres sont perdues, restaurez la dernière version enregistrée dans Git (**Open Timeline** sur le fichier), ou retapez-les.',
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
        fr: `Corrigez-le ainsi.${alsoOn(more).fr}`,
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
        fr: 'Restaurez la dernière version enregistrée dans Git de ce fichier.',
      }),
    lost: ({ more }: { more: number }) => ({
      en: `A letter was lost when this file was saved, and � is in its place. Restore the last committed version, or type the letter again.${alsoOn(more).en}`,
      fr: `Une lettre a été perdue à l’enregistrement de ce fichier : � la remplace. Restaurez la dernière version enregistrée dans Git, ou retapez la lettre.${alsoOn(more).fr}`,
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
    fr: `Ce texte a été lu dans le mauvais encodage, puis enregistré : « ${found} » était sans doute « ${meant} ». ${advice.fr}`,
  };
}
