import type { LineData, ListData, PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { describeLocation } from '../../../../config/location';
import { textsToRewrite } from '../../../../config/rules/texts/text-to-rewrite';
import { problemMessage } from '../../../../config/source/problem';
import { isInside, type Path } from '../../../../lib/json';
import { withFrenchSpaces } from '../../../../lib/text/french-spaces';
import type { EditedSite } from '../edit-session';
import { frenchTitle } from '../french-title';
import { sayingAt } from '../question/figures';
import { nameOf, open } from './site-lists';

/**
 * Lists what a draft lacks, with a button for each field: the texts to rewrite, without which it is not published, and the problems
 * of the page.
 *
 * @returns undefined when it lacks nothing
 */
export function missingList(
  { loaded, session: { places } }: EditedSite,
  context: Context,
  page: Path,
  request: PlaceRequest,
): ListData | undefined {
  const lineAt = (path: Path, words: string): LineData => ({
    text: withFrenchSpaces(`${frenchTitle(context, path, page.length)} : ${words}`),
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
  if (texts.length + problems.length === 0) return undefined;
  const publish = { label: 'Publier quand même', request: { ...request, isConfirmed: true } };
  return {
    title: `Ce qui manque à la page « ${nameOf(context, page)} »`,
    actions: [...(texts.length > 0 ? [] : [publish]), { label: 'Les pages', request: { action: 'pages' } }],
    groups: [{ title: 'Un clic ouvre le champ', lines: [...texts, ...problems] }],
  };
}
