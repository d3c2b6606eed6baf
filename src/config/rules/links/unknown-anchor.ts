import { groupBy } from '../../../lib/lists/group-by';
import { closestMatch } from '../../../lib/text/closest-match';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { joinParts } from '../../texts/language-names';
import { MOST_LISTED } from '../../schema/closest-name';
import { rule } from '../../rule';
import { otherLinks } from './first-uses';
import { renamedPage } from './renamed-page';

export const unknownAnchor = rule({
  code: 'LINK-002',
  severity: 'error',
  mayFollow: 'error',
  summary: {
    en: 'A link leads to an anchor that its page does not have.',
    fr: 'Un lien mène à une ancre qui n’existe pas sur la page visée.',
  },
  docs: {
    en: 'The part after the `#` of a link is an anchor of the page: the `id` of a block, a part or a project there. Without such an anchor the link leads to the top of the page, and visitors have to search.\n\nWrite an `id` of that page, or remove the `#` and the part after it. On the page with the form, the id of any page is an anchor too: it fills in the subject.',
    fr: 'Ce qui suit le `#` d’un lien est une ancre de la page visée : l’`id` d’un bloc, d’une partie ou d’un projet. Si l’ancre n’existe pas, le lien mène en haut de la page, et les visiteurs doivent chercher.\n\nÉcrivez un `id` de cette page, ou supprimez le `#` et ce qui le suit. Sur la page du formulaire, l’`id` de chaque page est aussi une ancre : elle remplit l’objet du message.',
  },
  examples: {
    invalid: [{ pointer: '/pages/0/blocks/0/actions/0/to', value: 'contact#forms' }],
    reports: 'The page "contact" has no anchor "forms". Did you mean "contact#form"?',
    valid: [{ pointer: '/pages/0/blocks/0/actions/0/to', value: 'contact#form' }],
  },
  messages: {
    unknown: ({ page, anchors, others, isGone, known }: UnknownAnchors) => ({
      en: `The page "${page}" has no anchor ${joinParts(anchors, 'en')}.${otherLinks(others).en}${isGone ? ' If you gave it another name, correct the links; if you removed it, remove them as well, or put it back.' : ''}${known && ` The page has ${known}.`}`,
      fr: `La page « ${page} » n’a pas d’ancre ${joinParts(anchors.map(frenchQuotes), 'fr')}.${otherLinks(others).fr}${isGone ? ' Si vous l’avez renommée, corrigez les liens ; si vous l’avez supprimée, supprimez-les aussi, ou rétablissez-la.' : ''}${known && ` Ancres de la page : ${known}.`}`,
    }),
  },
  *check(context) {
    const { config, targets, anchors } = context;
    const broken = targets.flatMap(({ anchor, ...target }) => {
      const known = anchors.get(target.page);
      return anchor === undefined || !known || known.has(anchor) ? [] : [{ ...target, anchor, known }];
    });
    for (const [page, links] of groupBy(broken, (link) => link.page)) {
      const [{ anchor, path, known }] = links as [(typeof links)[number]];
      const missing = [...new Set(links.map((link) => `"${link.anchor}"`))];
      const renamed = renamedPage(context, config.pages, anchor) ?? '';
      const likely = known.has(renamed) ? renamed : closestMatch(anchor, known);
      const suggestion = likely === null || missing.length > 1 ? null : `${page}#${likely}`;
      const isGone = suggestion === null;
      const listed = isGone && known.size <= MOST_LISTED ? [...known].join(', ') : '';
      const data = { page, anchors: missing, others: links.length - 1, isGone, known: listed };
      yield { path, message: 'unknown', data, suggestion };
    }
  },
});

/** The anchors that a page does not have, the number of the links after the first, and whether none is similar. */
interface UnknownAnchors {
  page: string;
  anchors: string[];
  others: number;
  isGone: boolean;
  /** The anchors of the page when they are few and none is similar; otherwise empty. */
  known: string;
}
