import type { EditReply, EditRequest, PlaceRequest } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import { isUnchanged, type SiteFiles } from '../../../config/read-config';
import { isError, problemLine } from '../../../config/source/problem';
import type { Operation } from '../../../edit/edit-site';
import { isEntry, textsIn } from '../../../edit/entries';
import { add, copyOf } from '../../../edit/operations/add';
import { move } from '../../../edit/operations/move';
import { remove } from '../../../edit/operations/remove';
import { setValue } from '../../../edit/operations/set';
import { cleanWords, setMessage, setText, type Words } from '../../../edit/operations/set-text';
import { valueAt, type Path } from '../../../lib/json';
import { CHANGED, changes, reload, undo, write, type EditedSite } from './edit-session';
import { heldPlace } from './held-place';
import { formOf, panelOf, shownWords, textsAt } from './panel';
import { placeAt } from './place-at';
import type { Place } from './places';
import { unchangedBy } from './question/unchanged';

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
  if (request.action === 'changes') return changes(site, files);

  if (request.action !== 'find') return answerAt(site, files, context, request);
  const found = placeAt(shown, session.places, request);
  if (!found) return { problems: [found === null ? CHANGED : NOT_IN_FILES] };
  const place = heldPlace(shown, context, found);
  return place ? { panel: panelOf(context, session.places, place) } : { problems: [NOT_HELD, ...errors] };
}

const UNREADABLE = 'Aucun texte ne peut être modifié ici avant que ceci soit corrigé :';
const NOT_HELD = 'À cet endroit, le fichier ne dit plus ce que montre la page. Corrigez d’abord :';
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
  if (request.action === 'open') return { panel: panelOf(context, places, place) };
  const asked = request.isConfirmed ? undefined : unchangedBy(context, place, request);
  if (request.action === 'save') {
    if (shownWords(textsAt(context, place)) !== request.shown) return { problems: [CHANGED] };
    const operation = saving(context, place, request.words, request.isCurrent);
    return withPanel(site, await write(site, files, operation, asked), place);
  }
  const path = 'path' in place ? place.path : [];
  if (!isEntry(context.config, path)) return { problems: [CHANGED] };
  if (request.action === 'form') return { form: { ...formOf(context, path), model: request.place } };
  const index = Number(path.at(-1));
  if (request.action === 'move')
    return write(site, files, (values) => move(values, path, index + request.by), asked);
  if (request.action === 'remove') return write(site, files, (values) => remove(values, [path]), asked);
  if (request.action !== 'add') return {};
  const added = [...path.slice(0, -1), index + 1];
  const reply = await write(site, files, adding(added, path, request.words, context), asked);
  const [first = path] = textsIn(context.references, path);
  return withPanel(site, reply, { path: [...added, ...first.slice(path.length)] });
}

/** Returns a reply with the fields of a place that is written and leaves something to do there, such as a translation. */
function withPanel({ loaded, session }: EditedSite, reply: EditReply, place: Place): EditReply {
  const { context } = loaded().content ?? {};
  const isDone = reply.report === undefined || !reply.problems || reply.problems.length === 0;
  const isThere = context && !('path' in place && valueAt(context.config, place.path) === undefined);
  return isDone || !isThere ? reply : { ...reply, panel: panelOf(context, session.places, place) };
}

/** Returns the operation that adds an entry in the form of another one, with other words; empty ones are none. */
function adding(path: Path, model: Path, words: readonly Words[], { defaultLanguage }: Context): Operation {
  const wordsOf = (_: Path, index: number) => {
    const given = Object.entries(cleanWords(words[index] ?? {})).filter(([, text]) => text !== '');
    return given.length === 0 ? undefined : { [defaultLanguage]: '', ...Object.fromEntries(given) };
  };
  return (values) => add(values, path, copyOf(values, model, { wordsOf }));
}

/** Returns the operation that gives a place other words, or another value. */
function saving(context: Context, place: Place, given: Words, isAccepted: boolean): Operation {
  const texts = textsAt(context, place);
  const words = cleanWords(given);
  // Words that nobody has changed stay as they are written.
  const changed = texts
    .filter(({ language, words: old }) => String(given[language] ?? '') !== old)
    .map(({ language }) => [language, words[language] ?? ''] as const);
  const isCurrent = (code: string) => isAccepted || changed.some(([language]) => language === code);
  return (values) => {
    if ('key' in place) return setMessage(values, place.key, Object.fromEntries(changed), isCurrent);
    const old = valueAt(context.config, place.path);
    return texts[0]?.language === ''
      ? setValue(values, place.path, valueOf(words[''] ?? '', old))
      : setText(values, place.path, Object.fromEntries(changed), isCurrent);
  };
}

/** Returns a value that is no text, as it was typed. A number is written as pages show it; one that may mean two numbers is refused as a text. */
function valueOf(typed: string, old: unknown): string | number {
  const digits = typed.replace(/\s/g, '');
  return typeof old === 'number' && NUMBER.test(digits) ? Number(digits.replace(',', '.')) : typed;
}

/** A number whose sign for decimals cannot be one between thousands. */
const NUMBER = /^-?\d+(?:[.,]\d{1,2})?$/;
