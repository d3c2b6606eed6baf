import { editSite } from '../edit/edit-site';
import { PAGE_NAMES } from '../edit/find-page';
import { leftAddresses, renamePage } from '../edit/commands/rename-page';
import { editReport } from '../edit/commands/report';
import { command } from '../lib/command/command';
import { commandLine } from '../lib/command/command-line';
import { tell } from '../lib/text/message-language';

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
  async run({ path, write: isWritten }, [page = '', name = ''], root) {
    const renamed = editSite(root, (values) => renamePage(values, page, name, path), { isWritten });
    const options = path === undefined ? '' : `--path ${path} `;
    const again = commandLine('rename', `${page} ${name} ${options}--write`);
    const [title, next] = isWritten
      ? [{ en: 'Changed:', fr: 'Changé :' }, check()]
      : [{ en: 'This would change:', fr: 'Ceci serait changé :' }, preview(again)];
    console.log(editReport(title, renamed));
    const left = leftAddresses(renamed, name);
    if (left) tell(left);
    tell(next);
    return 0;
  },
});

const preview = (again: string) => ({
  en: `Nothing has changed yet. To rename it: ${again}`,
  fr: `Rien n’a encore changé. Pour renommer : ${again}`,
});

const check = () => ({
  en: `Check it: ${commandLine('validate')}. If its address has changed, record the new one: ${commandLine('lock')}.`,
  fr: `Pour vérifier : ${commandLine('validate')}. Si l’adresse a changé, notez la nouvelle : ${commandLine('lock')}.`,
});
