import { readPublishedPaths } from '../../../config/lock/published-paths';
import type { Translated } from '../../../config/message-language';
import { rule } from '../../rule';

export const invalidLockFile = rule({
  code: 'PATH-002',
  severity: 'error',
  summary: {
    en: 'The list of published addresses cannot be read.',
    fr: 'La liste des adresses publiées est illisible.',
  },
  docs: {
    en: '`npm run lock` writes `site.lock.json`. Without its list of addresses, missing addresses cannot be detected.\n\nUndo the last change of the file. If you cannot find it, delete the file and run `npm run lock`.',
    fr: '`npm run lock` écrit le fichier `site.lock.json`. Sans la liste d’adresses qu’il contient, une adresse disparue passerait inaperçue.\n\nAnnulez la dernière modification du fichier. Si vous ne la trouvez pas, supprimez le fichier et lancez `npm run lock`.',
  },
  examples: {
    invalid: [{ file: 'site.lock.json', content: '{ "paths": "/contact" }' }],
    reports: 'This is not a list of addresses, such as { "paths": ["/", "/contact"] }.',
    valid: [{ file: 'site.lock.json', content: '{ "paths": ["/", "/contact"] }' }],
  },
  messages: {
    list: () => ({
      en: 'This is not a list of addresses, such as { "paths": ["/", "/contact"] }. Delete the file and run "npm run lock".',
      fr: 'Ce fichier ne contient pas de liste d’adresses comme { "paths": ["/", "/contact"] }. Supprimez le fichier et lancez « npm run lock ».',
    }),
    unreadable: ({ line, reason }: { line: number; reason: Translated }) => ({
      en: `The list of addresses cannot be read, because of line ${line}. ${reason.en} Undo the last change of the file, or delete it and run "npm run lock".`,
      fr: `La liste des adresses est illisible, à cause de la ligne ${line}. ${reason.fr} Annulez la dernière modification du fichier, ou supprimez-le et lancez « npm run lock ».`,
    }),
  },
  *check({ isOwn, root }) {
    const lock = isOwn ? readPublishedPaths(root) : null;
    if (!lock) return;
    const { source, problems, paths } = lock;
    const [fault] = problems;
    if (fault) yield { source, message: 'unreadable', data: { line: fault.line, reason: fault.message } };
    else if (!paths) yield { source, message: 'list' };
  },
});
