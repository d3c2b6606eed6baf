import { SITE_LOCK } from '../../lock/site-lock';
import { readJson } from '../../source/json-source';
import { commandLine } from '../../../lib/command/command-line';
import { closestMatch } from '../../../lib/text/closest-match';
import { oldUrls, ownUrls, pagePath, pageUrls } from '../../../site/page-url';
import { rule } from '../../rule';

export const unredirectedPath = rule({
  code: 'PATH-001',
  severity: 'error',
  mayFollow: 'error',
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
      { pointer: '/redirects/-', value: { from: '/workshop/repairs', to: 'repair' } },
    ],
  },
  messages: {
    unreadable: () => ({
      en: `This is not a list of addresses, such as { "paths": ["/", "/contact"] }. Undo the last change of the file, or delete it and run "${commandLine('lock')}".`,
      fr: `Ce fichier ne contient pas de liste d’adresses comme { "paths": ["/", "/contact"] }. Annulez la dernière modification du fichier, ou supprimez-le et lancez « ${commandLine('lock')} ».`,
    }),
    conflict: () => ({
      en: `Git could not merge two versions of this file, which is generated. Run "${commandLine('lock')}": it keeps what both have.`,
      fr: `Git n’a pas pu fusionner deux versions de ce fichier, qu’une commande écrit. Lancez « ${commandLine('lock')} » : elle garde ce que les deux contiennent.`,
    }),
    lost: ({ path, entry, isGuess, isList }: LostPath) => ({
      en: `The address ${path} was published and now has neither a page nor a redirect. ${isList ? `Above "menus" in site.config.json, add the line "redirects": [${entry}], with its comma` : `Add ${entry} to "redirects" in site.config.json`}.${isGuess ? ' It leads to the nearest page above; name a better one if there is one.' : ''}`,
      fr: `L’adresse ${path} a été publiée et n’a plus ni page ni redirection. ${isList ? `Au-dessus de « menus » dans site.config.json, ajoutez la ligne "redirects": [${entry}], avec sa virgule` : `Ajoutez ${entry} à « redirects » dans site.config.json`}.${isGuess ? ' Elle mène à la page la plus proche du niveau supérieur ; indiquez une autre page si elle convient mieux.' : ''}`,
    }),
  },
  *check(context) {
    const { config, earlierPaths = [], lock, root } = context;
    if (!lock && earlierPaths.length === 0) return;
    const { source, paths: listed } = lock ?? { ...readJson(root, SITE_LOCK), paths: [] };
    if (lock?.isConflict) {
      yield { source, message: 'conflict' };
      return;
    }
    if (!listed) {
      yield { source, message: 'unreadable' };
      return;
    }
    const paths = [...new Set([...listed, ...earlierPaths])];
    const pages = config.pages.flatMap(({ id, path }) => ownUrls(context, path).map((url) => ({ id, url })));
    const known = new Set([
      ...config.pages.flatMap(({ path }) => [
        ...pageUrls(context, path),
        ...pageUrls(context, pagePath(context, path)),
      ]),
      ...(config.redirects ?? []).flatMap(({ from, status }) =>
        status === 'draft' ? [] : oldUrls(context, from),
      ),
    ]);
    const lost = [...paths.entries()].filter(([, path]) => !known.has(path));
    for (const [index, path] of lost) {
      const { id, isGuess } = likelyPage(path, pages, new Set(paths));
      const entry = `{ "from": ${JSON.stringify(path)}, "to": ${JSON.stringify(id)} }`;
      // Where "redirects" does not exist yet, the first message shows how to create it.
      const isList = config.redirects === undefined && index === lost[0]?.[0];
      const place = index < listed.length ? { path: ['paths', index] } : {};
      yield { source, ...place, message: 'lost', data: { path, entry, isGuess, isList } };
    }
  },
});

interface LostPath {
  path: string;
  /** The redirect to add, as JSON. */
  entry: string;
  /** Whether the redirect leads to the nearest page above, since no page resembles the lost one. */
  isGuess: boolean;
  /** Whether the config has no list of redirects yet. */
  isList: boolean;
}

/**
 * Returns the page that most likely replaces a path: one with the same name, or one at a similar address that was not published
 * beside the lost one.
 */
function likelyPage(
  path: string,
  pages: readonly { id: string; url: string }[],
  published: ReadonlySet<string>,
): { id: string; isGuess: boolean } {
  const name = path.split('/').at(-1) ?? '';
  const fresh = pages.flatMap(({ url }) => (published.has(url) ? [] : [url]));
  const similar = closestMatch(path, fresh);
  const ids = pages.map(({ id }) => id);
  const similarId = closestMatch(name, ids);
  const found =
    pages.find(({ id }) => id === name) ??
    pages.find(({ url }) => url === similar) ??
    pages.find(({ url }) => url.endsWith(`/${name}`)) ??
    pages.find(({ id }) => id === similarId);
  if (found) return { id: found.id, isGuess: false };
  const above = pages.filter(({ url }) => path.startsWith(url === '/' ? url : `${url}/`));
  const [nearest] = above.toSorted((one, other) => other.url.length - one.url.length);
  return { id: nearest?.id ?? '', isGuess: true };
}
