import { readPublishedPaths } from '../../../config/lock/published-paths';
import type { Translated } from '../../../config/message-language';
import { repairedPath } from '../../../config/references/repaired-path';
import { lastSite as site, languages } from '../../../config/last-languages';
import { oldUrls, ownUrls, pagePath, pageUrl } from '../../../site/page-url';
import type { Page } from '../../../site/types.generated';
import { rule } from '../../rule';
import { reservedReason } from '../links/reserved-name';
import { writtenPaths } from './path-places';
import { likelyReplacements, type LikelyPage } from './replacement-page';

export const unredirectedPath = rule({
  code: 'PATH-001',
  severity: 'error',
  summary: {
    en: 'A published address has neither a page nor a redirect any more, or the list of them cannot be read.',
    fr: 'Une adresse déjà publiée n’a plus ni page ni redirection, ou la liste de ces adresses est illisible.',
  },
  docs: {
    en: '`site.lock.json` lists every address that was ever published. Other sites and search engines link to them, and an address that no longer works loses those visitors.\n\nAdd the reported redirect to `redirects` of `site.config.json`. To give up the address for good, delete its line from the list. If the list cannot be read, undo the last change of the file, or delete it and run `npm run lock`.',
    fr: 'Le fichier `site.lock.json` contient toutes les adresses qui ont été publiées un jour. D’autres sites et les moteurs de recherche y renvoient : si une adresse ne répond plus, ces visiteurs sont perdus.\n\nAjoutez la redirection proposée à `redirects` dans `site.config.json`. Pour abandonner définitivement l’adresse, supprimez sa ligne de la liste. Si la liste est illisible, annulez la dernière modification du fichier, ou supprimez-le et lancez `npm run lock`.',
  },
  examples: {
    invalid: [{ file: 'site.lock.json', content: '{ "paths": ["/", "/workshop/repairs"] }' }],
    reports: 'The address /workshop/repairs was published and now has neither a page nor a redirect.',
    valid: [
      { file: 'site.lock.json', content: '{ "paths": ["/", "/workshop/repairs"] }' },
      {
        file: 'site.config.json',
        pointer: '/redirects/-',
        value: { from: '/workshop/repairs', to: 'repair' },
      },
    ],
  },
  messages: {
    noList: () => ({
      en: 'This is not a list of addresses, such as { "paths": ["/", "/contact"] }. Delete the file and run "npm run lock".',
      fr: 'Ce fichier ne contient pas de liste d’adresses comme { "paths": ["/", "/contact"] }. Supprimez le fichier et lancez « npm run lock ».',
    }),
    unreadable: ({ line, reason }: { line: number; reason: Translated }) => ({
      en: `The list of addresses cannot be read, because of line ${line}. ${reason.en} Undo the last change of the file, or delete it and run "npm run lock".`,
      fr: `La liste des adresses est illisible, à cause de la ligne ${line}. ${reason.fr} Annulez la dernière modification du fichier, ou supprimez-le et lancez « npm run lock ».`,
    }),
    entry: ({ path, entry, doubt }: LostPath) => ({
      en: `The address ${path} was published and now has neither a page nor a redirect. Add ${entry} to "redirects" in site.config.json.${doubts[doubt].en}`,
      fr: `L’adresse ${path} a été publiée et n’a plus ni page ni redirection. Ajoutez ${entry} à « redirects » dans site.config.json.${doubts[doubt].fr}`,
    }),
    list: ({ path, entry, doubt }: LostPath) => ({
      en: `The address ${path} was published and now has neither a page nor a redirect. Above "menus" in site.config.json, add the line "redirects": [${entry}], with its comma.${doubts[doubt].en}`,
      fr: `L’adresse ${path} a été publiée et n’a plus ni page ni redirection. Au-dessus de « menus » dans site.config.json, ajoutez la ligne "redirects": [${entry}], avec sa virgule.${doubts[doubt].fr}`,
    }),
  },
  *check({ config, isOwn, now, root }) {
    const lock = isOwn ? readPublishedPaths(root) : null;
    if (!lock) return;
    const { source, paths } = lock;
    const [fault] = lock.problems;
    if (fault) yield { source, message: 'unreadable', data: { line: fault.line, reason: fault.message } };
    else if (!paths) yield { source, message: 'noList' };
    if (fault || !paths) return;
    const known = new Set([
      ...config.pages.flatMap(({ path }) =>
        languages.flatMap((language) => [
          pageUrl(site, path, language),
          pageUrl(site, pagePath(site, path), language),
        ]),
      ),
      // A future redirect keeps its path, as a page does; an expired one does not.
      ...(config.redirects ?? []).flatMap(({ from, status, expireAt }) =>
        status === 'draft' || (expireAt && Date.parse(expireAt) <= now.getTime()) ? [] : oldUrls(site, from),
      ),
    ]);
    const addresses = config.pages.flatMap(({ id, path }) =>
      ownUrls(site, path).map((url) => ({ id, path: url })),
    );
    const likelyPage = likelyReplacements(addresses, new Set(paths));
    let lost = 0;
    const misspelt = misspeltPaths(config.pages);
    for (const [index, path] of paths.entries()) {
      // Another rule reports that there is no home page.
      if (path === '/' || known.has(path) || misspelt(path)) continue;
      const { id, doubt } = likelyPage(path, lost);
      const entry = `{ "from": ${JSON.stringify(path)}, "to": ${JSON.stringify(id)} }`;
      // When "redirects" does not exist yet, the first message shows how to create it.
      const message = config.redirects === undefined && lost === 0 ? 'list' : 'entry';
      lost += 1;
      yield { source, path: ['paths', index], message, data: { path, entry, doubt } };
    }
  },
});

/**
 * Returns whether an address is lost only because a page has an invalid or a duplicate one: the address in the right
 * form, or the id of a page whose address another page has.
 */
function misspeltPaths(pages: readonly Page[]): (path: string) => boolean {
  const repaired = new Set<string>();
  const unreachable = new Set<string>();
  const seen = new Set<string>();
  for (const { id, address } of writtenPaths(pages)) {
    if (seen.has(address)) unreachable.add(id);
    seen.add(address);
    const right = repairedPath(site, address);
    if (right !== null) repaired.add(right);
    if (reservedReason(address)) unreachable.add(id);
  }
  return (path) => repaired.has(path) || unreachable.has(path.slice(path.lastIndexOf('/') + 1));
}

interface LostPath {
  path: string;
  /** The redirect to add, as JSON. */
  entry: string;
  doubt: LikelyPage['doubt'];
}

/** What the maintainer reads when the page is only a guess. */
const doubts: Record<LikelyPage['doubt'], Translated> = {
  none: { en: '', fr: '' },
  sibling: {
    en: ' It leads to the only new page beside it; name a better one if there is one.',
    fr: ' Elle mène à la seule nouvelle page du même niveau ; indiquez une autre page si elle convient mieux.',
  },
  parent: {
    en: ' It leads to the nearest page above; name a better one if there is one.',
    fr: ' Elle mène à la page la plus proche du niveau supérieur ; indiquez une autre page si elle convient mieux.',
  },
};
