import type { EditReply, FormData, ListData, PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import type { SiteFiles } from '../../../../config/read-config';
import { copyPage } from '../../../../edit/commands/copy-page';
import type { Operation } from '../../../../edit/edit-site';
import { move } from '../../../../edit/operations/move';
import { remove } from '../../../../edit/operations/remove';
import { cleanWords } from '../../../../edit/operations/set-text';
import { isSamePath, type Path } from '../../../../lib/json';
import { write, type EditedSite } from '../edit-session';
import { frenchTitle, nameWithin } from '../french-title';
import { textsAt } from '../panel';
import { HEADER, headerList, isInHeader, showInHeader } from './header-list';
import { isPagePath, neighborOf, pageName, pagesList } from './pages-list';
import { publishPage } from './publish-page';

/**
 * Answers a request about a page or an entry of the header. The list follows that shows what has changed.
 *
 * @param asked lines about what stays as it is; undefined when all is confirmed
 * @returns undefined for another request
 */
export async function answerListed(
  site: EditedSite,
  files: SiteFiles,
  context: Context,
  path: Path,
  request: PlaceRequest,
  asked: readonly string[] | undefined,
): Promise<EditReply | undefined> {
  const isPage = isPagePath(path);
  if (isPage && request.action === 'form') return { form: copyForm(context, path, request.place) };
  const listAfter = (shown: Path) => ({ list: listOf(site, shown) });
  if (isPage && request.action === 'publish') {
    const reply = await publishPage(site, files, context, path, request);
    return { ...listAfter(path), ...reply };
  }
  const edit = editOf(context, path, request);
  if (!edit) return undefined;
  const questions = asked && isPage && request.action === 'remove' ? [goes(context, path), ...asked] : asked;
  const { problems = [], ...reply } = await write(site, files, edit.operation, questions);
  if (reply.question !== undefined) return reply;
  // What a copy lacks is listed when it is published.
  const isDone = request.action === 'add' && reply.report !== undefined;
  return { ...reply, problems: isDone ? [] : problems, ...listAfter(edit.shown) };
}

/** Lists the pages or the entries of the header. @param shown the path of the one whose line is open */
export function listOf({ loaded, session: { places } }: EditedSite, shown: Path): ListData | undefined {
  const { context } = loaded().content ?? {};
  return context && (shown[0] === 'pages' ? pagesList : headerList)(context, places, shown);
}

/** Returns what a request changes, and where that is afterwards; undefined when that is no page and no entry of the header. */
function editOf(
  { config }: Context,
  path: Path,
  request: PlaceRequest,
): { operation: Operation; shown: Path } | undefined {
  if (request.action === 'show')
    return isInHeader(config, path)
      ? undefined
      : { operation: (values) => showInHeader(values, path), shown: [...HEADER, config.menus.header.length] };
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  if (!isPagePath(path) && !isSamePath(list, HEADER)) return undefined;
  if (request.action === 'remove') return { operation: (values) => remove(values, [path]), shown: list };
  if (request.action === 'move') {
    const to = isPagePath(path) ? neighborOf(config, index, request.by) : index + request.by;
    return to === undefined
      ? undefined
      : { operation: (values) => move(values, path, to), shown: [...list, to] };
  }
  if (request.action !== 'add' || !isPagePath(path)) return undefined;
  const name = cleanWords(request.words[0] ?? {});
  return { operation: (values) => copyPage(values, path, name), shown: [...list, index + 1] };
}

function goes(context: Context, path: Path): string {
  return `La page « ${pageName(context, Number(path[1]))} » disparaît avec tous ses textes.`;
}

/** Returns the fields for the name of a copy of a page. */
function copyForm(context: Context, page: Path, model: number): FormData {
  const path = [...page, 'name'];
  const texts = [{ field: nameWithin(context, path, page), words: textsAt(context, { path }) }];
  return { title: frenchTitle(context, page), model, note: COPIED, texts };
}

const COPIED =
  'La copie est un brouillon. Son adresse est faite de son nom en français, et ses textes finissent par « (à réécrire) » : elle se publie quand ils sont réécrits.';
