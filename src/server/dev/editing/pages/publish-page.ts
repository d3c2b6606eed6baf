import type { EditReply, LineData, PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { describeLocation } from '../../../../config/location';
import type { SiteFiles } from '../../../../config/read-config';
import { textsToRewrite, textToRewrite } from '../../../../config/rules/texts/text-to-rewrite';
import { isError, problemMessage, type Problem } from '../../../../config/source/problem';
import { editSite, Refusal, type Operation } from '../../../../edit/edit-site';
import { setValue } from '../../../../edit/operations/set';
import { isInside, type Path } from '../../../../lib/json';
import { groupBy } from '../../../../lib/lists/group-by';
import { write, type EditedSite } from '../edit-session';
import { frenchTitle } from '../french-title';
import { sayingAt } from '../question/figures';
import { pageName } from './pages-list';

/**
 * Publishes a draft; or lists what it lacks, with a button for each field: the errors that keep it from being published, and the
 * warnings until somebody confirms.
 */
export async function publishPage(
  site: EditedSite,
  files: SiteFiles,
  context: Context,
  page: Path,
  request: PlaceRequest,
): Promise<EditReply> {
  const { config, references } = context;
  const operation: Operation = (values) => setValue(values, [...page, 'status'], undefined);
  const found = groupBy(problemsOf(site, files, operation, describeLocation(config, page, 'fr')), isError);
  const lineAt = (path: Path, words: string): LineData => {
    const open = { action: 'open', place: site.session.places.numberOf({ path }, config) } as const;
    const name = frenchTitle(context, path, isInside(path, page) ? page.length : 0);
    return { text: `${name} : ${words}`, actions: [{ label: 'Ouvrir', request: open }] };
  };
  const lineOf = (problem: Problem): LineData =>
    problem.path
      ? lineAt(problem.path, problemMessage({ ...problem, location: { en: '', fr: '' } }, 'fr'))
      : { text: problemMessage(problem, 'fr'), actions: [] };
  const texts = textsToRewrite(references).filter(({ path }) => isInside(path, page));
  const needed = [
    ...texts.map(({ path }) => lineAt(path, `« ${sayingAt(context, path)} »`)),
    // These name the texts one by one.
    ...(found.get(true) ?? []).filter(({ code }) => code !== textToRewrite.code).map(lineOf),
  ];
  const advised = (found.get(false) ?? []).map(lineOf);
  if (needed.length === 0 && (advised.length === 0 || request.isConfirmed)) {
    const { report, problems = [] } = await write(site, files, operation, undefined);
    return report === undefined ? { problems } : { report: PUBLISHED };
  }
  const publish = { label: 'Publier quand même', request: { ...request, isConfirmed: true } };
  const groups = [
    { title: 'À corriger avant de publier', lines: needed },
    { title: 'Conseillé', lines: advised },
  ];
  return {
    list: {
      title: `Ce qui manque à la page « ${pageName(context, Number(page[1]))} »`,
      actions: [
        ...(needed.length > 0 ? [] : [publish]),
        { label: 'Les pages', request: { action: 'pages' } },
      ],
      groups: groups.filter(({ lines }) => lines.length > 0),
    },
  };
}

const PUBLISHED =
  'La page n’est plus un brouillon : elle fait partie du site. Elle n’est pas encore en ligne : docs/mettre-en-ligne.md dit comment y mettre le site.';

/** Returns the errors that an operation would cause; when there are none, the problems of a page afterwards. */
function problemsOf(
  { root, loaded }: EditedSite,
  files: SiteFiles,
  operation: Operation,
  page: string,
): readonly Problem[] {
  const site = { files, problems: loaded().problems };
  try {
    const { after } = editSite(root, operation, { site, drafts: true, isWritten: false });
    return after.problems.filter(({ location: { fr } }) => fr === page || fr.startsWith(`${page} ›`));
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
}
