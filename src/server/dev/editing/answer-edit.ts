import type { EditReply, EditRequest, PlaceRequest } from '../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../config/context';
import type { SiteFiles } from '../../../config/read-config';
import { applyFrenchTypography } from '../../../config/rules/texts/french-typography';
import { isError } from '../../../config/source/problem';
import type { SiteValues } from '../../../edit/edit-site';
import { addEntry, entryAt, moveEntry, removeEntry } from '../../../edit/entries';
import { setMessage, setText, type Words } from '../../../edit/set-text';
import { setAt, valueAt } from '../../../lib/json';
import { oneLine } from '../../../lib/text/characters';
import { withoutMarks } from '../../../lib/text/text-mark';
import type { SiteConfig } from '../../../site/types.generated';
import { CHANGED, changes, reload, undo, write, type EditedSite } from './edit-session';
import { isUnchanged } from './is-unchanged';
import { formOf, keyAt, panelOf, shownWords, textsAt } from './panel';
import { placeAt } from './place-at';
import type { Place } from './places';

/** Answers what a page asks while its texts are edited. */
export async function answerEdit(site: EditedSite, request: EditRequest): Promise<EditReply> {
  const { session } = site;
  if (request.action === 'start' || request.action === 'stop') {
    session.isOn = request.action === 'start';
    await reload(site);
  }
  if (request.action === 'undo') return undo(site, request.change);
  if (!isUnchanged(site.root, site.loaded().content?.files)) await reload(site);
  const { content: { files, context } = {}, problems } = site.loaded();
  if (!files || !context || problems.some(isError)) return { problems: [HAS_ERRORS] };
  session.start ??= files;
  if (request.action === 'start' || request.action === 'stop') return {};
  if (request.action === 'changes') return changes(site, files);

  if (request.action !== 'find') return answerAt(site, files, context, request);
  const place = placeAt(context, session.places, request);
  if (!place) return { problems: [place === null ? CHANGED : NOT_IN_FILES] };
  return { panel: panelOf(context, session.places, place) };
}

const HAS_ERRORS = 'Le site contient des erreurs. Corrigez-les d’abord : elles sont en bas de la page.';
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
  if (request.action === 'save') {
    if (shownWords(textsAt(context, place)) !== request.shown) return { problems: [CHANGED] };
    const { edit, key } = saving(context, place, request.words, request.isCurrent);
    return write(site, files, edit, key);
  }
  const entry = 'path' in place ? entryAt(context.config, place.path) : undefined;
  if (!entry) return { problems: [CHANGED] };
  if (request.action === 'form') return { form: { ...formOf(context, entry), model: request.place } };
  return write(site, files, (values) => {
    if (request.action === 'move') moveEntry(values, entry, request.by);
    else if (request.action === 'remove') removeEntry(values, entry, context.findReferences);
    else if (request.action === 'add')
      addEntry(values, entry, request.words.map(cleanWords), context.findReferences);
  });
}

/** Returns the edit that gives a place other words, and the key whose translations then match. */
function saving(
  context: Context,
  place: Place,
  given: Words,
  isAccepted: boolean,
): { edit: (values: SiteValues) => void; key?: string | undefined } {
  const texts = textsAt(context, place);
  const words = cleanWords(given);
  if (texts[0]?.language === '') return { edit: ({ config }) => setValue(config, place, words[''] ?? '') };
  // Words that nobody has changed stay as they are written.
  const changed = new Map(
    texts
      .filter(({ language, words: old }) => String(given[language] ?? '') !== old)
      .map(({ language }) => [language, words[language] ?? '']),
  );
  const isCurrent = (code: string) => isAccepted || changed.has(code);
  const key = keyAt(context, place);
  const whole = texts.map(({ language, words: old }) => [language, changed.get(language) ?? old]);
  const others = context.languages.filter((code) => code !== context.defaultLanguage);
  return {
    edit: (values) =>
      key === undefined && 'path' in place
        ? setText(values, context.findReferences, place.path, Object.fromEntries(whole), isCurrent)
        : setMessage(values, key ?? '', Object.fromEntries(changed)),
    key: others.every(isCurrent) ? key : undefined,
  };
}

/** Sets a value that is no text. A number is written as pages show it; one that may mean two numbers is refused as a text. */
function setValue(config: SiteConfig, place: Place, value: string): void {
  if (!('path' in place)) return;
  const digits = value.replace(/\s/g, '');
  const isNumber = typeof valueAt(config, place.path) === 'number' && NUMBER.test(digits);
  setAt(config, place.path, isNumber ? Number(digits.replace(',', '.')) : value);
}

/** A number whose sign for decimals cannot be one between thousands. */
const NUMBER = /^-?\d+(?:[.,]\d{1,2})?$/;

/** Returns words as the files hold them: in one line, without marks, with the spaces and apostrophes of French. */
function cleanWords(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([language, text]) => {
      const clean = oneLine(withoutMarks(String(text)));
      return [language, language === 'fr' ? applyFrenchTypography(clean) : clean];
    }),
  );
}
