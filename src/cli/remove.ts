import { editReport } from '../edit/edit-site';
import { PAGE_NAMES } from '../edit/find-page';
import { removeMessages } from '../edit/remove/messages';
import { removePart } from '../edit/remove/remove';
import type { RemovableKind } from '../edit/remove/select-parts';
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

/** What the command of each kind does. */
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
    async run({ write, 'redirect-to': target }, [name = ''], root) {
      const removed = removePart(root, kind, name, target, write);
      const title = write ? removeMessages.removed() : removeMessages.wouldRemove();
      console.log(editReport(title, removed));
      const rest = [name, ...(target === undefined ? [] : [`--redirect-to ${target}`]), '--write'];
      const again = commandLine(`remove ${kind}`, rest.join(' '));
      tell(write ? removeMessages.next() : removeMessages.preview({ command: again }));
      return 0;
    },
  });
}
