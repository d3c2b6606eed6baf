import type { EditReply, FormData, ListData, PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import type { SiteFiles } from '../../../../config/read-config';
import { addPage } from '../../../../edit/commands/add-page';
import type { Operation } from '../../../../edit/edit-site';
import { add } from '../../../../edit/operations/add';
import { move } from '../../../../edit/operations/move';
import { remove } from '../../../../edit/operations/remove';
import { setValue } from '../../../../edit/operations/set';
import { cleanWords } from '../../../../edit/operations/set-text';
import { isSamePath, valueAt, type Path } from '../../../../lib/json';
import type { Page } from '../../../../site/types.generated';
import { write, type EditedSite } from '../edit-session';
import { frenchTitle, nameWithin } from '../french-title';
import { textsAt } from '../panel-data';
import { missingList } from './missing-list';
import {
  entryFor,
  HEADER,
  headerList,
  indexAfter,
  isInHeader,
  isPagePath,
  nameOf,
  pagesList,
} from './site-lists';

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
  const { action } = request;
  const edit = editOf(context, path, request);
  if (isPagePath(path) && action === 'form') return { form: copyForm(context, path, request.place) };
  if (!edit) return undefined;
  const missing = asked && action === 'publish' ? missingList(site, context, path, request) : undefined;
  if (missing) return { list: missing };
  const isGoing = isPagePath(path) && action === 'remove';
  const goes = `La page « ${nameOf(context, path)} » disparaît avec tous ses textes.`;
  const reply = await write(site, files, edit.operation, asked && isGoing ? [goes, ...asked] : asked);
  const { report, question, problems = [] } = reply;
  // The name of a copy stays in its form.
  if (question !== undefined || (action === 'add' && report === undefined)) return reply;
  // What a draft lacks is listed when it is published.
  const isListed = report !== undefined && (action === 'add' || action === 'publish');
  return {
    ...reply,
    ...(report !== undefined && action === 'publish' && { report: PUBLISHED }),
    problems: isListed ? [] : problems,
    list: listOf(site, report === undefined ? edit.shown.slice(0, 1) : edit.shown),
  };
}

const PUBLISHED =
  'La page n’est plus un brouillon : elle fait partie du site. Elle n’est pas encore en ligne : docs/mettre-en-ligne.md dit comment y mettre le site.';

/** Lists the pages or the entries of the header. @param shown the path of the list, or of the one whose line is open */
export function listOf({ loaded, session: { places } }: EditedSite, shown: Path): ListData | undefined {
  const { context } = loaded().content ?? {};
  return context && (shown[0] === HEADER[0] ? headerList : pagesList)(context, places, shown);
}

/** Returns what a request changes, and where that is afterwards; undefined when it is no request about a page or the header. */
function editOf({ config }: Context, path: Path, request: PlaceRequest): ListedEdit | undefined {
  const list = path.slice(0, -1);
  const isPage = isPagePath(path);
  if (request.action === 'show' && !isSamePath(list, HEADER) && !isInHeader(config, path)) {
    const entry = [...HEADER, config.menus.header.length];
    return { operation: (values) => add(values, entry, entryFor(values.config, path)), shown: entry };
  }
  if (!isPage && !isSamePath(list, HEADER)) return undefined;
  if (!isPage && request.action === 'show') {
    const isHidden = valueAt(config, [...path, 'hidden']) === true;
    return {
      operation: (values) => setValue(values, [...path, 'hidden'], isHidden ? undefined : true),
      shown: path,
    };
  }
  if (request.action === 'remove') return { operation: (values) => remove(values, [path]), shown: list };
  const to = request.action === 'move' ? indexAfter(config, path, request.by) : undefined;
  if (to !== undefined) return { operation: (values) => move(values, path, to), shown: [...list, to] };
  if (isPage && request.action === 'publish')
    return { operation: (values) => setValue(values, [...path, 'status'], undefined), shown: path };
  if (!isPage || request.action !== 'add') return undefined;
  const title = cleanWords(request.words[0] ?? {});
  return {
    // The copy itself is no change elsewhere.
    operation: (values) => addPage(values, { title }, valueAt(values.config, path) as Page).slice(1),
    shown: [...list, Number(path.at(-1)) + 1],
  };
}

interface ListedEdit {
  operation: Operation;
  /** The path whose line is open in the list that follows. */
  shown: Path;
}

function copyForm(context: Context, page: Path, original: number): FormData {
  const path = [...page, 'name'];
  const texts = [{ field: nameWithin(context, path, page), words: textsAt(context, { path }) }];
  return { title: frenchTitle(context, page), original, note: COPIED_PAGE, texts, fields: [] };
}

const COPIED_PAGE =
  'La copie est un brouillon. Son adresse est faite de son nom en français, et ses textes finissent par « (à réécrire) » : elle se publie quand ils sont réécrits.';
