import { say } from '../config/message-language';
import { editReport } from '../edit/edit-site';
import { PAGE_NAMES } from '../edit/find-page';
import { renameMessages } from '../edit/rename/messages';
import { renamePage } from '../edit/rename/rename';
import { command } from '../lib/command/command';
import { commandLine } from '../lib/command/help';

/** `npm run rename`: gives a page another id and address, and changes everything that leads to it. */
export default command({
  name: 'rename',
  summary: 'Renames a page with all links to it; its old address redirects.',
  docs: 'docs/maintaining.md#renaming',
  arguments: [
    { name: 'PAGE', description: PAGE_NAMES, isRequired: true },
    { name: 'NAME', description: 'its new id', isRequired: true },
  ],
  options: {
    path: {
      type: 'string',
      value: '/PATH',
      description: 'its new address in the first language (one that ends with the old id follows)',
    },
    write: { type: 'boolean', description: 'rename it; otherwise only show what would change' },
  },
  examples: ['seo referencement', 'seo referencement --path /referencement --write'],
  async run({ path, write }, [page = '', name = ''], root) {
    const renamed = renamePage(root, page, name, path, write);
    const title = write ? renameMessages.renamed() : renameMessages.wouldRename();
    console.log(editReport(title, renamed));
    const rest = [page, name, ...(path === undefined ? [] : [`--path ${path}`]), '--write'];
    const again = commandLine('rename', rest.join(' '));
    console.log(say(write ? renameMessages.next() : renameMessages.preview({ command: again })));
    return 0;
  },
});
