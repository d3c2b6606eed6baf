import type { EditReply, EditRequest, PlaceRequest } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { localeFile } from '../../../config/locale-files';
import { describeLocation } from '../../../config/location';
import { isUnchanged, type SiteFiles } from '../../../config/read-config';
import { keywordsAt } from '../../../config/references/keywords';
import { isError, problemLine, type Problem } from '../../../config/source/problem';
import type { Change, Operation, SiteValues } from '../../../edit/edit-site';
import { isEntry, textsIn } from '../../../edit/entries';
import { add, copyOf } from '../../../edit/operations/add';
import { move } from '../../../edit/operations/move';
import { remove } from '../../../edit/operations/remove';
import { setValue } from '../../../edit/operations/set';
import { cleanWords, setMessage, setText, type Words } from '../../../edit/operations/set-text';
import { isInside, valueAt, type Path } from '../../../lib/json';
import { groupBy } from '../../../lib/lists/group-by';
import { oneLine } from '../../../lib/text/characters';
import { withoutMarks } from '../../../lib/text/text-mark';
import { pageUrl } from '../../../site/page-url';
import type { Page } from '../../../site/types.generated';
import { CHANGED, changes, missingPath, reload, undo, write, type EditedSite } from './edit-session';
import { fieldsOf, typedValue, type TypedField } from './field-data';
import { heldPlace } from './held-place';
import { answerListed, listOf } from './pages/answer-listed';
import { HEADER, PAGES } from './pages/site-lists';
import { formField, formOf, panelOf, shownWords, textsAt, titleOf } from './panel-data';
import { addPicture, readPictures } from './pictures/sent-pictures';
import { placeAt } from './place-at';
import type { Place, Places } from './places';
import { leftAsIs } from './question/left-as-is';

/** Answers what a page asks while its texts are edited. */
export async function answerEdit(site: EditedSite, request: EditRequest): Promise<EditReply> {
  const { session } = site;
  if (request.action === 'start' || request.action === 'stop') {
    session.isOn = request.action === 'start';
    await reload(site);
  }
  if (request.action === 'undo') return undo(site, request.change);
  if (!isUnchanged(site.root, site.loaded().content?.files)) await reload(site);
  const { content: { files, context } = {}, shown, problems } = site.loaded();
  const errors = problems.filter(isError).map((problem) => problemLine(problem, 'fr'));
  if (!files || !context || !shown) return { problems: [UNREADABLE, ...errors] };
  session.start ??= files;
  if (request.action === 'start' || request.action === 'stop') return {};
  if (request.action === 'changes') return changes(site, files, context);
  if (request.action === 'pages' || request.action === 'header')
    return { list: listOf(site, request.action === 'pages' ? PAGES : HEADER) };
  if (request.action === 'page') {
    const isOpen = ({ path }: Page) =>
      context.languages.some((language) => pageUrl(context, path, language) === request.address);
    const index = context.config.pages.findIndex(isOpen);
    if (index < 0) return { problems: [NO_PAGE] };
    return { panel: panelOf(context, session.places, { path: [...PAGES, index] }) };
  }

  if (request.action !== 'find') return answerAt(site, files, context, request);
  const found = placeAt(shown, session.places, request);
  if (!found) return { problems: [found === null ? CHANGED : NOT_IN_FILES] };
  const place = heldPlace(shown, context, found);
  return place ? { panel: panelOf(context, session.places, place) } : { problems: [NOT_HELD, ...errors] };
}

const UNREADABLE = 'Aucun texte ne peut être modifié ici avant que ceci soit corrigé :';
const NOT_HELD = 'À cet endroit, le fichier ne dit plus ce que montre la page. Corrigez d’abord :';
const NO_PAGE = 'Aucune page du site n’a cette adresse. « Pages » les montre toutes.';
const NOT_IN_FILES =
  'Ces caractères ne sont dans aucun texte des fichiers : le programme les écrit. Modifiez un texte voisin.';

async function answerAt(
  site: EditedSite,
  files: SiteFiles,
  context: Context,
  request: PlaceRequest,
): Promise<EditReply> {
  const { places } = site.session;
  const place = places.at(request.place, context.config);
  if (!place) return { problems: [CHANGED] };
  const here = { ...site, what: titleOf(context, place) };
  if (request.action === 'open') return { panel: panelOf(context, places, place) };
  const fields = typedFields(context, places, request);
  if (!fields) return { problems: [CHANGED] };
  const beside = 'fields' in request ? await readPictures(context.root, fields, request.pictures) : {};
  if (Object.keys(beside).length > 0) return { beside };
  const asked = request.isConfirmed ? undefined : leftAsIs(context, place, request, fields);
  if (request.action === 'save') {
    if (shownWords(textsAt(context, place)) !== request.shown) return { problems: [CHANGED] };
    const words = saving(context, place, request.words, request.isCurrent);
    const all: Operation = (values) => [...words(values), ...setFields(values, context, fields)];
    const controlOf = (problem: Problem) =>
      fieldWith(site, context, fields, problem) ?? languageWith(context, place, problem);
    return withPanel(site, await write(here, files, all, asked, controlOf), place);
  }
  const { path = [] } = place;
  const listed = await answerListed(here, files, context, path, request, asked);
  if (listed) return listed;
  if (!isEntry(context.config, path)) return { problems: [CHANGED] };
  if (request.action === 'form') return { form: formOf(context, places, path) };
  const index = Number(path.at(-1));
  if (request.action === 'move')
    return write(here, files, (values) => move(values, path, index + request.by), asked);
  if (request.action === 'remove') return write(here, files, (values) => remove(values, [path]), asked);
  if (request.action !== 'add') return {};
  const added = [...path.slice(0, -1), index + 1];
  const inCopy = (inner: Path) => [...added, ...inner.slice(path.length)];
  const leftOut = leftOutOfCopy(context, places, path, fields);
  const own = [...fields, ...leftOut].map((field) => ({ ...field, path: inCopy(field.path) }));
  const words = adding(added, path, request.words, context);
  const all: Operation = (values) => [...words(values), ...setFields(values, context, own)];
  const inOriginal = (inner: Path) => [...path, ...inner.slice(path.length)];
  const texts = textsIn(context.references, path);
  const controlOf = (problem: Problem) => {
    const at = missingPath(problem) ?? problem.path;
    const text = at && texts.find((each) => isInside(inOriginal(at), each));
    return text ? formField(context, text, path) : fieldWith(site, context, own, problem, inOriginal);
  };
  const reply = await write(here, files, all, asked, controlOf);
  const [first = path] = texts;
  return withPanel(site, reply, { path: inCopy(first) });
}

/** Returns the fields that a form shows empty, although the original has them, and that nobody has filled in. */
function leftOutOfCopy(
  context: Context,
  places: Places,
  original: Path,
  typed: readonly TypedField[],
): TypedField[] {
  return fieldsOf(context, original, places, true).flatMap(({ place, value, isNeeded }) => {
    const number = String(place);
    const path = places.at(place, context.config)?.path;
    const isLeftOut = path && !isNeeded && value === '' && valueAt(context.config, path) !== undefined;
    return isLeftOut && !typed.some((field) => field.number === number)
      ? [{ number, path, typed: '', words: {}, keywords: undefined }]
      : [];
  });
}

/** Returns a reply with the fields of a place that is written and leaves something to do there, such as a translation. */
function withPanel({ loaded, session }: EditedSite, reply: EditReply, place: Place): EditReply {
  const { context } = loaded().content ?? {};
  const isDone = reply.report === undefined || (!reply.beside && !reply.problems?.length);
  const isThere = context && !(place.path && valueAt(context.config, place.path) === undefined);
  return isDone || !isThere ? reply : { ...reply, panel: panelOf(context, session.places, place) };
}

/** Returns what was typed in fields, with their paths; undefined when one of them has changed. */
function typedFields(context: Context, places: Places, request: PlaceRequest): TypedField[] | undefined {
  const { config, defaultLanguage, findReferences } = context;
  const values = Object.entries(('fields' in request && request.fields) || {});
  const given = groupBy(values, ([name]) => name.split(' ')[0] ?? '');
  const fields = [...given].flatMap(([number, typed]) => {
    const path = places.at(Number(number), config)?.path;
    const keywords = path && keywordsAt(findReferences.keywords, config, path);
    const words = Object.fromEntries(
      typed.map(([name, value]) => [
        name.split(' ')[1] ?? defaultLanguage,
        oneLine(withoutMarks(String(value))),
      ]),
    );
    return path ? [{ number, path, keywords, words, typed: words[defaultLanguage] ?? '' }] : [];
  });
  return fields.length === given.size ? fields : undefined;
}

/** Gives fields the values that were typed, or leaves them out, with the parts that are nothing without them. */
function setFields(values: SiteValues, context: Context, fields: readonly TypedField[]): Change[] {
  const leftOut: Path[] = [];
  const changed = fields.flatMap(({ path, typed, words, keywords, picture }) => {
    if (picture) return setValue(values, path, addPicture(values, context.root, typed, picture));
    const text = keywords?.refersTo === 'text' && newWords(words, context);
    if (text) return add(values, path, text);
    if (typed !== '') return setValue(values, path, typedValue(keywords, typed));
    leftOut.push(path);
    return [];
  });
  return leftOut.length === 0 ? changed : [...changed, ...remove(values, leftOut)];
}

/**
 * Returns the name of the control of a field in which an error was typed, or that is missing beside one: in the panel of what is
 * written, if it is.
 *
 * @param shownAt returns the path that the form has for one of what is to be written
 */
function fieldWith(
  { loaded, session }: EditedSite,
  context: Context,
  fields: readonly TypedField[],
  problem: Problem,
  shownAt = (path: Path) => path,
): string | undefined {
  const { path } = problem;
  const field =
    fields.find((each) => (path ? isInside(path, each.path) : languageWith(context, each, problem))) ??
    fields.find((each) => path && isInside(each.path, path));
  if (!field) return undefined;
  const now = loaded().content?.context ?? context;
  const missing = missingPath(problem);
  const at = missing ?? field.path;
  const isText =
    keywordsAt(context.findReferences.keywords, context.config, shownAt(at))?.refersTo === 'text';
  const numberOf = (shown: Path) => String(session.places.numberOf({ path: shown }, now.config));
  // A text that is written is a button there.
  if (now !== context) return isText ? undefined : numberOf(at);
  const number = missing ? numberOf(shownAt(missing)) : field.number;
  if (!isText) return number;
  return `${number} ${languageWith(context, { path: at }, problem) ?? context.defaultLanguage}`;
}

/** Returns the language in which an error of a place was typed; undefined for an error elsewhere. */
function languageWith(
  { config, defaultLanguage, languages }: Context,
  place: Place,
  { file, location, path }: Problem,
): string | undefined {
  const isHere = place.path && location.fr.startsWith(describeLocation(config, place.path, 'fr'));
  const isIn = (language: string) => localeFile(language) === file || path?.at(-1) === language;
  return isHere ? (languages.find(isIn) ?? defaultLanguage) : undefined;
}

/** Returns the operation that adds an entry in the form of another one, with other words; empty ones are none. */
function adding(path: Path, original: Path, words: readonly Words[], context: Context) {
  const wordsOf = (_: Path, index: number) => newWords(words[index] ?? {}, context);
  return (values: SiteValues) => add(values, path, copyOf(values, original, { wordsOf }));
}

/** Returns the words of a new text; undefined when all of them are empty. */
function newWords(words: Words, { defaultLanguage }: Context): Words | undefined {
  const given = Object.entries(cleanWords(words)).filter(([, text]) => text !== '');
  return given.length === 0 ? undefined : { [defaultLanguage]: '', ...Object.fromEntries(given) };
}

function saving(context: Context, place: Place, given: Words, isAccepted: boolean) {
  const texts = textsAt(context, place);
  const words = cleanWords(given);
  // Words that nobody has changed stay as they are written.
  const changed = texts
    .filter(({ language, words: old }) => String(given[language] ?? '') !== old)
    .map(({ language }) => [language, words[language] ?? ''] as const);
  const isCurrent = (code: string) => isAccepted || changed.some(([language]) => language === code);
  return (values: SiteValues): Change[] => {
    if (place.key !== undefined) return setMessage(values, place.key, Object.fromEntries(changed), isCurrent);
    const isSame = texts.length === 0 || (changed.length === 0 && !isAccepted);
    return isSame ? [] : setText(values, place.path, Object.fromEntries(changed), isCurrent);
  };
}
