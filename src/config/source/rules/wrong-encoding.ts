import { describeRule } from '../../rule';
import { type Translated } from '../../message-language';

export const wrongEncoding = describeRule({
  code: 'FILE-002',
  severity: 'error',
  summary: { en: 'A file is not saved as UTF-8.', fr: 'Un fichier n’est pas enregistré en UTF-8.' },
  docs: {
    en: 'Every file of the site is UTF-8, the encoding with the letters of all languages. A file in another encoding, such as Latin-1 or UTF-16, looks right in the editor that saved it, but its accents and its Arabic would be lost on the site. No command publishes or changes such a file.\n\nThe problem names the most likely encoding of the file. In Visual Studio Code, click the encoding in the bar at the bottom (`UTF-8`), or run _Change File Encoding_:\n\n1. **Reopen with Encoding**, and choose the named encoding. If the letters are not right now, choose another one. Do not save before they are.\n2. **Save with Encoding › UTF-8**.\n\nIf only one place of the file is not UTF-8, type the letter there again in place of �, and save. A file that ends in the middle of a letter was cut off: restore the last committed version.',
    fr: 'Tous les fichiers du site sont en UTF-8, l’encodage qui contient les lettres de toutes les langues. Un fichier dans un autre encodage, comme Latin-1 ou UTF-16, s’affiche correctement dans l’éditeur qui l’a enregistré, mais ses lettres accentuées et arabes seraient perdues sur le site. Aucune commande ne publie ni ne modifie un tel fichier.\n\nLe message indique l’encodage le plus probable du fichier. Dans Visual Studio Code, cliquez sur l’encodage dans la barre du bas (`UTF-8`), ou lancez _Change File Encoding_ :\n\n1. **Reopen with Encoding**, puis choisissez l’encodage indiqué. Si les lettres ne sont toujours pas correctes, choisissez un autre encodage. N’enregistrez pas tant qu’elles ne le sont pas.\n2. **Save with Encoding › UTF-8**.\n\nSi un seul endroit du fichier n’est pas en UTF-8, retapez-y la lettre à la place de �, puis enregistrez. Un fichier qui finit au milieu d’une lettre a été coupé : restaurez la dernière version enregistrée dans Git.',
  },
  examples: { none: 'It is about the bytes of a file, and every example is UTF-8.' },
  messages: {
    wide: ({ file, encoding }: { file: string; encoding: string }) =>
      withAdvice(encoding, {
        en: `${file} is saved as ${encoding}, not as UTF-8.`,
        fr: `${file} est enregistré en ${encoding}, et non en UTF-8.`,
      }),
    other: ({ file, encoding }: { file: string; encoding: string }) =>
      withAdvice(encoding, {
        en: `${file} is not saved as UTF-8.`,
        fr: `${file} n’est pas enregistré en UTF-8.`,
      }),
    place: ({ file }: { file: string }) => ({
      en: `${file} is not UTF-8 at this place, while the rest of it is. Type the letter again where � is shown, and save.`,
      fr: `${file} n’est pas en UTF-8 à cet endroit, alors que le reste l’est. Retapez la lettre à la place de �, puis enregistrez.`,
    }),
    lost: ({ file }: { file: string }) => ({
      en: `${file} was saved by a program that could not read a letter here, and wrote � in its place. Restore the last committed version, or type the letter again.`,
      fr: `${file} a été enregistré par un programme qui n’a pas su lire une lettre ici, et a écrit � à sa place. Restaurez la dernière version enregistrée dans Git, ou retapez la lettre.`,
    }),
    cut: ({ file }: { file: string }) => ({
      en: `${file} ends in the middle of a letter, because it was cut off. Restore the last committed version.`,
      fr: `${file} finit au milieu d’une lettre, car il a été coupé. Restaurez la dernière version enregistrée dans Git.`,
    }),
  },
});

function withAdvice(encoding: string, { en, fr }: Translated): Translated {
  const steps = `Reopen with Encoding › ${encoding}`;
  return {
    en: `${en} In VS Code: ${steps}, then Save with Encoding › UTF-8.`,
    fr: `${fr} Dans VS Code : ${steps}, puis Save with Encoding › UTF-8.`,
  };
}
