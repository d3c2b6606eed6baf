import { editSite } from '../edit/edit-site';
import { PAGE_NAMES } from '../edit/find-page';
import { removeNamed, type RemovableKind } from '../edit/commands/remove-named';
import { editReport } from '../edit/commands/report';
import { tell, type Translated } from '../lib/text/message-language';
import { command } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { commandLine } from '../lib/command/command-line';

/** `npm run remove -- KIND`: removes a part of the site with everything that leads to it. */
export default commandGroup({
  name: 'remove',
  en: 'Removes a page, an ad or a section with its links, menus, ads, cards and texts.',
  fr: 'Retire une page, une annonce ou une section, avec ses liens, menus, annonces, cartes et textes.',
  docs: 'docs/maintaining.md#removing',
  kinds: {
    page: async () => removalCommand('page'),
    ad: async () => removalCommand('ad'),
    section: async () => removalCommand('section'),
  },
});

const redirectTo = {
  en: 'the page to which the address leads (the first of the section)',
  fr: 'la page où mène l’adresse (la première de la section)',
};

const removals: Record<RemovableKind, Translated> = {
  page: { en: 'Removes a page and all links to it.', fr: 'Retire une page et les liens vers elle.' },
  ad: { en: 'Removes an ad.', fr: 'Retire une annonce.' },
  section: { en: 'Removes a section with all its pages.', fr: 'Retire une section et toutes ses pages.' },
};

function removalCommand(kind: RemovableKind) {
  const id = kind === 'page' ? PAGE_NAMES : { en: 'its id', fr: 'son id' };
  return command({
    name: `remove ${kind}`,
    ...removals[kind],
    arguments: [{ name: 'ID', ...id, isRequired: true }],
    options: {
      ...(kind !== 'ad' && { 'redirect-to': { type: 'string', value: 'PAGE', ...redirectTo } as const }),
      write: { type: 'boolean', en: 'remove it, not only show it', fr: 'retirer, et non seulement montrer' },
    },
    examples: ['ID', 'ID --write'],
    async run({ write: isWritten, 'redirect-to': target }, [name = ''], root) {
      const removed = editSite(root, (values) => removeNamed(values, kind, name, target), { isWritten });
      const options = target === undefined ? '' : `--redirect-to ${target} `;
      const again = commandLine(`remove ${kind}`, `${name} ${options}--write`);
      const [title, next] = isWritten
        ? [{ en: 'Removed:', fr: 'Retiré :' }, seeDiff()]
        : [{ en: 'This would be removed:', fr: 'Ceci serait retiré :' }, preview(again)];
      console.log(editReport(title, removed));
      tell(next);
      return 0;
    },
  });
}

const preview = (again: string) => ({
  en: `Nothing has changed yet. To remove it: ${again}`,
  fr: `Rien n’a encore changé. Pour retirer : ${again}`,
});

const seeDiff = () => ({
  en: `site.lock.json stays as it is: it proves that no published address is lost. See what visitors lose: ${commandLine('diff')}.`,
  fr: `site.lock.json reste tel quel : il prouve qu’aucune adresse publiée n’est perdue. Pour voir ce que les visiteurs perdent : ${commandLine('diff')}.`,
});
