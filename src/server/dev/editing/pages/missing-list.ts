import type { LineData, ListData, PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { keywordsAt } from '../../../../config/references/keywords';
import { describeLocation } from '../../../../config/location';
import { textsToRewrite } from '../../../../config/rules/texts/text-to-rewrite';
import { problemMessage } from '../../../../config/source/problem';
import { isInside, leavesIn, valueAt, type Path } from '../../../../lib/json';
import { withFrenchSpaces } from '../../../../lib/text/french-spaces';
import { optionsOf } from '../choices';
import type { EditedSite } from '../edit-session';
import { frenchTitle } from '../french-title';
import { COUNTS, countsOf } from '../question/counts';
import { sayingAt } from '../question/figures';
import { nameOf, open, PAGES } from './site-lists';

/**
 * Lists what a draft lacks, with a button for each field: the texts to rewrite, without which it is not published, and the problems
 * of the page. Then come the texts that say how many pages there were before, and what is the same on another page.
 */
export function missingList(
  { loaded, session: { places } }: EditedSite,
  context: Context,
  page: Path,
  request: PlaceRequest,
): ListData {
  const lineAt = (path: Path, words: string, from = page.length): LineData => ({
    text: withFrenchSpaces(`${frenchTitle(context, path, from)} : ${words}`),
    actions: [open(context, places, path, 'Ouvrir')],
  });
  const marked = textsToRewrite(context).filter(({ path }) => isInside(path, page));
  const texts = marked.map(({ path }) => lineAt(path, `« ${sayingAt(context, path)} »`));
  const name = describeLocation(context.config, page, 'fr');
  const problems = loaded()
    .problems.filter(({ location: { fr } }) => fr === name || fr.startsWith(`${name} ›`))
    // What is wrong with a text to rewrite goes with it.
    .filter(
      ({ path: at, data }) =>
        !marked.some(({ path, mark }) => (at && isInside(at, path)) || mark === valueAt(data, ['mark'])),
    )
    .map((problem) => {
      const { path } = problem;
      if (!path) return { text: problemMessage(problem, 'fr'), actions: [] };
      return lineAt(path, problemMessage({ ...problem, location: { en: '', fr: '' } }, 'fr'));
    });
  const counts = countsOf(context, page).map((path) => lineAt(path, `« ${sayingAt(context, path)} »`, 0));
  const groups = [
    { title: 'Un clic ouvre le champ', lines: [...texts, ...problems] },
    { title: COUNTS, lines: counts },
    {
      title: INHERITED,
      lines: inheritedBy(context, page).map((path) => lineAt(path, shownAt(context, path))),
    },
  ].filter(({ lines }) => lines.length > 0);
  const isReady = groups.length === 0;
  const label = isReady ? 'Publier' : 'Publier quand même';
  const publish = { label, request: { ...request, isConfirmed: true } };
  const called = `la page « ${nameOf(context, page)} »`;
  return {
    title: isReady ? `Rien ne manque à ${called}` : `Avant de publier ${called}`,
    actions: [...(texts.length > 0 ? [] : [publish]), { label: 'Les pages', request: { action: 'pages' } }],
    groups,
  };
}

const INHERITED = 'Une autre page dit la même chose. Vérifiez que cela vaut aussi pour celle-ci';

/** Returns what a page has in common with another one, and is no text: figures, drawings, pictures, and what other pages say of a client. */
function inheritedBy({ config, references }: Context, page: Path): Path[] {
  const kinds = new Set(['place', 'drawing', 'picture']);
  const numbers = leavesIn(config.pages, PAGES).filter(({ value }) => typeof value === 'number');
  const facts = [...references.filter(({ kind }) => kinds.has(kind)), ...numbers];
  const [own, others] = [true, false].map((isOwn) =>
    facts.filter(({ path }) => isInside(path, page) === isOwn),
  );
  const isShared = (fact: (typeof facts)[number]) =>
    others!.some(({ value, path }) => value === fact.value && path.at(-1) === fact.path.at(-1));
  return own!.filter(isShared).map(({ path }) => path);
}

/** Returns the value of a field as its panel shows it. */
function shownAt(context: Context, path: Path): string {
  const { config, findReferences } = context;
  const value = String(valueAt(config, path));
  const keywords = keywordsAt(findReferences.keywords, config, path);
  return (keywords && optionsOf(context, keywords).find((option) => option.value === value)?.name) ?? value;
}
