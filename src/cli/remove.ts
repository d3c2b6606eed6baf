import { editReport } from '../edit/edit-site';
import { PAGE_NAMES } from '../edit/find-page';
import { removeMessages } from '../edit/remove/messages';
import { removePart } from '../edit/remove/remove';
import type { RemovableKind } from '../edit/remove/select-parts';
import { say } from '../config/message-language';
import { command } from '../lib/command/command';
import { commandGroup } from '../lib/command/command-group';
import { commandLine } from '../lib/command/help';

/** `npm run remove -- KIND`: removes a part of the site with everything that leads to it. */
export default commandGroup({
  name: 'remove',
  summary: 'Removes a page, an ad or a section with its links, menus, ads, cards and texts.',
  docs: 'docs/maintaining.md#removing',
  kinds: {
    page: async () => removalCommand('page', 'Removes a page and all links to it.', PAGE_NAMES),
    ad: async () => removalCommand('ad', 'Removes an ad.', 'the id of the ad'),
    section: async () =>
      removalCommand('section', 'Removes a section with all its pages.', 'the name of the section'),
  },
});

function removalCommand(kind: RemovableKind, summary: string, description: string) {
  const example = kind.toUpperCase();
  return command({
    name: `remove ${kind}`,
    summary,
    arguments: [{ name: 'ID', description, isRequired: true }],
    options: {
      ...(kind !== 'ad' && {
        'redirect-to': {
          type: 'string',
          value: 'PAGE',
          description: 'the page to which the address leads (the first of the section)',
        } as const,
      }),
      write: { type: 'boolean', description: 'remove it; otherwise only show what would be removed' },
    },
    examples: [example, `${example} --write`],
    async run({ write, 'redirect-to': target }, [name = ''], root) {
      const removed = removePart(root, kind, name, target, write);
      const title = write ? removeMessages.removed() : removeMessages.wouldRemove();
      console.log(editReport(title, removed));
      const rest = [name, ...(target === undefined ? [] : [`--redirect-to ${target}`]), '--write'];
      const again = commandLine(`remove ${kind}`, rest.join(' '));
      console.log(say(write ? removeMessages.next() : removeMessages.preview({ command: again })));
      return 0;
    },
  });
}
