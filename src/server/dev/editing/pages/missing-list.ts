import type { LineData, ListData, PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { describeLocation } from '../../../../config/location';
import { textsToRewrite } from '../../../../config/rules/texts/text-to-rewrite';
import { problemMessage } from '../../../../config/source/problem';
import { isInside, type Path } from '../../../../lib/json';
import { withFrenchSpaces } from '../../../../lib/text/french-spaces';
import type { EditedSite } from '../edit-session';
import { frenchTitle } from '../french-title';
import { COUNTS, countsOf } from '../question/counts';
import { sayingAt } from '../question/figures';
import { nameOf, open } from './site-lists';

/**
 * Lists what a draft lacks, with a button for each field: the texts to rewrite, without which it is not published, and the problems
 * of the page. Then come the texts that say how many pages there were before.
 *
 * @returns undefined when there is nothing to list
 */
export function missingList(
  { loaded, session: { places } }: EditedSite,
  context: Context,
  page: Path,
  request: PlaceRequest,
): ListData | undefined {
  const lineAt = (path: Path, words: string, from = page.length): LineData => ({
    text: withFrenchSpaces(`${frenchTitle(context, path, from)} : ${words}`),
    actions: [open(context, places, path, 'Ouvrir')],
  });
  const texts = textsToRewrite(context.references)
    .filter(({ path }) => isInside(path, page))
    .map(({ path }) => lineAt(path, `« ${sayingAt(context, path)} »`));
  const name = describeLocation(context.config, page, 'fr');
  const problems = loaded()
    .problems.filter(({ location: { fr } }) => fr === name || fr.startsWith(`${name} ›`))
    .map((problem) => {
      const { path } = problem;
      if (!path) return { text: problemMessage(problem, 'fr'), actions: [] };
      return lineAt(path, problemMessage({ ...problem, location: { en: '', fr: '' } }, 'fr'));
    });
  const counts = countsOf(context, page).map((path) => lineAt(path, `« ${sayingAt(context, path)} »`, 0));
  const groups = [
    { title: 'Un clic ouvre le champ', lines: [...texts, ...problems] },
    { title: COUNTS, lines: counts },
  ].filter(({ lines }) => lines.length > 0);
  if (groups.length === 0) return undefined;
  const publish = { label: 'Publier quand même', request: { ...request, isConfirmed: true } };
  return {
    title: `Avant de publier la page « ${nameOf(context, page)} »`,
    actions: [...(texts.length > 0 ? [] : [publish]), { label: 'Les pages', request: { action: 'pages' } }],
    groups,
  };
}
