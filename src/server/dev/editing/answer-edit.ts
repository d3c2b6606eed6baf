import type { EditReply, EditRequest, PlaceRequest } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import type { SiteFiles } from '../../../config/read-config';
import { createReferenceFinder, type FindReferences } from '../../../config/references/find-references';
import { applyFrenchTypography } from '../../../config/rules/texts/french-typography';
import { isError } from '../../../config/source/problem';
import type { SiteValues } from '../../../edit/edit-site';
import { addEntry, moveEntry, removeEntry } from '../../../edit/entries';
import { setMessage, setText, type Words } from '../../../edit/set-text';
import { setAt, valueAt } from '../../../lib/json';
import { withoutMarks } from '../../../lib/text/text-mark';
import type { SiteConfig } from '../../../site/types.generated';
import { changes, reload, undo, write, type EditedSite } from './edit-session';
import { isUnchanged } from './file-texts';
import { entriesAround, formOf, panelOf, shownWords, sourceText, textsAt } from './panel';
import { placeAt } from './place-at';
import type { Place } from './places';

/** Answers what a page asks while its texts are edited. */
export async function answerEdit(site: EditedSite, request: EditRequest): Promise<EditReply> {
  const { session } = site;
  if (request.action === 'start' || request.action === 'stop') {
    session.isOn = request.action === 'start';
    await reload(site);
    const files = site.loaded().content?.files;
    if (files) session.start ??= files;
    return {};
  }
  if (!isUnchanged(site.root, site.loaded().content?.files)) await reload(site);
  const { content: { files, context } = {}, problems } = site.loaded();
  if (!files || !context || problems.some(isError)) return { problems: [HAS_ERRORS] };
  if (request.action === 'undo') return undo(site, files);
  if (request.action === 'changes') return changes(site, files);

  const find = createReferenceFinder(files.schema);
  if (request.action === 'find') {
    const number = placeAt(context, session.places, request);
    if (number === undefined) return { problems: [NOT_IN_FILES] };
    return { panel: panelOf(context, session.places, number, find) };
  }
  return answerAt(site, { files, context, find }, request);
}

const HAS_ERRORS = 'Le site contient des erreurs. Corrigez-les d’abord : elles sont en bas de la page.';
const NOT_IN_FILES =
  'Ces caractères ne sont dans aucun texte des fichiers : le programme les écrit. Modifiez un texte voisin.';
const CHANGED =
  'Cet endroit a changé dans le fichier entre-temps. Rien n’a été écrit : cliquez de nouveau sur le texte.';

interface Content {
  files: SiteFiles;
  context: Context;
  find: FindReferences;
}

async function answerAt(site: EditedSite, content: Content, request: PlaceRequest): Promise<EditReply> {
  const { session } = site;
  const { files, context, find } = content;
  const changed = { problems: [CHANGED] };
  const place = session.places.at(request.place);
  if (!place) return changed;
  if (request.action === 'open') return { panel: panelOf(context, session.places, request.place, find) };
  if (request.action === 'save') {
    if (shownWords(textsAt(context, place)) !== request.shown) return changed;
    const { edit, key } = saving(content, place, cleanWords(request.words), request.isCurrent);
    return write(site, files, edit, key);
  }
  const entry = 'path' in place ? entriesAround(context, place.path)[request.entry] : undefined;
  if (!entry) return changed;
  if (request.action === 'form')
    return { form: { ...formOf(context, entry, find), place: request.place, entry: request.entry } };
  return write(site, files, (values) => {
    if (request.action === 'move') moveEntry(values, entry, request.by);
    else if (request.action === 'remove') removeEntry(values, entry, find);
    else addEntry(values, entry, request.words.map(cleanWords), find);
  });
}

/** Returns the edit that gives a place other words, and the key whose translations then match. */
function saving(
  { context, find }: Content,
  place: Place,
  words: Words,
  isAccepted: boolean,
): { edit: (values: SiteValues) => void; key?: string | undefined } {
  const text = sourceText(context, place);
  if (!text) return { edit: ({ config }) => setValue(config, place, words[''] ?? '') };
  const old = textsAt(context, place).filter(({ language }) => language !== context.defaultLanguage);
  const isCurrent = (code: string) =>
    isAccepted || old.some(({ language, words: former }) => language === code && words[code] !== former);
  return {
    edit: (values) =>
      'key' in place
        ? setMessage(values, place.key, words)
        : setText(values, find, place.path, words, isCurrent),
    key: context.languages.some(isCurrent) ? text.key : undefined,
  };
}

/** Sets a value that is no text; a number stays one. */
function setValue(config: SiteConfig, place: Place, value: string): void {
  if (!('path' in place)) return;
  const isNumber = typeof valueAt(config, place.path) === 'number';
  setAt(config, place.path, isNumber ? Number(value.replace(',', '.')) : value);
}

/** Returns words as the files hold them: without marks, with the spaces and apostrophes of French. */
function cleanWords(words: Record<string, string>): Words {
  return Object.fromEntries(
    Object.entries(words).map(([language, text]) => {
      const clean = withoutMarks(String(text)).trim();
      return [language, language === 'fr' ? applyFrenchTypography(clean) : clean];
    }),
  );
}
