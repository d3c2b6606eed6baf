import { tell } from '../lib/text/message-language';
import { editReport } from '../edit/edit-site';
import { PAGE_NAMES } from '../edit/find-page';
import { renameMessages } from '../edit/rename/messages';
import { renamePage } from '../edit/rename/rename';
import { command } from '../lib/command/command';
import { commandLine } from '../lib/command/command-line';

/** `npm run rename`: gives a page another id and address, and changes everything that leads to it. */
export default command({
  name: 'rename',
  en: 'Renames a page with all links to it; its old address redirects.',
  fr: 'Renomme une page et tous les liens qui y mènent ; son ancienne adresse redirige vers la nouvelle.',
  docs: 'docs/maintaining.md#renaming',
  arguments: [
    { name: 'PAGE', ...PAGE_NAMES, isRequired: true },
    { name: 'NAME', en: 'its new id', fr: 'son nouvel id', isRequired: true },
  ],
  options: {
    path: {
      type: 'string',
      value: '/PATH',
      en: 'its new address in the first language (one that ends with the old id follows)',
      fr: 'sa nouvelle adresse dans la première langue (celle qui finit par l’ancien id suit d’elle-même)',
    },
    write: { type: 'boolean', en: 'rename it, not only show it', fr: 'renommer, et non seulement montrer' },
  },
  examples: ['seo referencement', 'seo referencement --path /referencement --write'],
  async run({ path, write }, [page = '', name = ''], root) {
    const renamed = renamePage(root, page, name, path, write);
    const title = write ? renameMessages.renamed() : renameMessages.wouldRename();
    console.log(editReport(title, renamed));
    const rest = [page, name, ...(path === undefined ? [] : [`--path ${path}`]), '--write'];
    const again = commandLine('rename', rest.join(' '));
    tell(write ? renameMessages.next() : renameMessages.preview({ command: again }));
    return 0;
  },
});
