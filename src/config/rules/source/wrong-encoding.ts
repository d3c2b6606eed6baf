import type { RuleInfo } from '../../rule-info';
import { restoreLine } from '../../../lib/command/command-line';

export const wrongEncoding = {
  code: 'FILE-002',
  severity: 'error',
  summary: { en: 'A file is not saved as UTF-8.', fr: 'Un fichier n’est pas enregistré en UTF-8.' },
  docs: {
    en: 'Every file of the site is UTF-8, the encoding with the letters of all languages. A file in another encoding, such as Latin-1 or UTF-16, looks right in the editor that saved it, but its accents and its Arabic would be lost on the site. No command publishes or changes such a file.\n\nIn Visual Studio Code, click the encoding in the bar at the bottom (`UTF-8`), or run _Change File Encoding_:\n\n1. **Reopen with Encoding**, and choose the encoding in which the letters are right. Do not save before they are.\n2. **Save with Encoding › UTF-8**.\n\nIf only one place of the file is not UTF-8, or � is in the file itself, type the letter there again, and save.',
    fr: 'Tous les fichiers du site sont en UTF-8, l’encodage qui contient les lettres de toutes les langues. Un fichier dans un autre encodage, comme Latin-1 ou UTF-16, s’affiche correctement dans l’éditeur qui l’a enregistré, mais ses lettres accentuées et arabes seraient perdues sur le site. Aucune commande ne publie ni ne modifie un tel fichier.\n\nDans Visual Studio Code, cliquez sur l’encodage dans la barre du bas (`UTF-8`), ou lancez _Change File Encoding_ :\n\n1. **Reopen with Encoding**, puis choisissez l’encodage où les lettres sont correctes. N’enregistrez pas tant qu’elles ne le sont pas.\n2. **Save with Encoding › UTF-8**.\n\nSi un seul endroit du fichier n’est pas en UTF-8, ou si � se trouve dans le fichier lui-même, retapez-y la lettre, puis enregistrez.',
  },
  examples: { none: 'It is about the bytes of a file, and every example is UTF-8.' },
  messages: {
    encoding: ({ file }: { file: string }) => ({
      en: `${file} is not saved as UTF-8. In VS Code: Reopen with Encoding › Western (Windows 1252) or Arabic (Windows 1256), then Save with Encoding › UTF-8.`,
      fr: `${file} n’est pas enregistré en UTF-8. Dans VS Code : Reopen with Encoding › Western (Windows 1252) ou Arabic (Windows 1256), puis Save with Encoding › UTF-8.`,
    }),
    letters: ({ file }: { file: string }) => ({
      en: `A letter of ${file} was lost, here and wherever � is. Type it again, and save the file.`,
      fr: `Une lettre de ${file} est perdue, ici et partout où figure �. Retapez-la, puis enregistrez le fichier.`,
    }),
    bigEndian: ({ file }: { file: string }) => wide(file, 'UTF-16 BE'),
    littleEndian: ({ file }: { file: string }) => wide(file, 'UTF-16 LE'),
    document: ({ file }: { file: string }) => ({
      en: `${file} is a document of another program, such as Word, and no text. Restore the last committed version: ${restoreLine(file)}`,
      fr: `${file} est un document d’un autre programme, comme Word, et non un fichier texte. Restaurez la dernière version enregistrée : ${restoreLine(file)}`,
    }),
  },
} satisfies RuleInfo;

const wide = (file: string, encoding: string) => ({
  en: `${file} is saved as UTF-16, not as UTF-8. In VS Code: Reopen with Encoding › ${encoding}, then Save with Encoding › UTF-8.`,
  fr: `${file} est enregistré en UTF-16, et non en UTF-8. Dans VS Code : Reopen with Encoding › ${encoding}, puis Save with Encoding › UTF-8.`,
});
