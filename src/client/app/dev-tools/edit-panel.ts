import type { EditReply, EditRequest, FormData, PanelData, TextData } from './edit-api';
import { editorLink } from './editor-link';
import { button, element, list } from './element';
import { isKept, offerKept, typedIn } from './kept-words';

/** Asks the server, whose answer is shown. */
type Ask = (request: EditRequest) => unknown;

/**
 * Shows an answer of the server in a panel: a text in every language, the texts of a new entry, or a report.
 *
 * @param at the point of the window beside which the panel stands
 */
export function showPanel(reply: EditReply, ask: Ask, at: { x: number; y: number }): void {
  closePanel();
  opener = document.activeElement;
  const { panel, form, report = '', problems = [] } = reply;
  const dialog = element('dialog', { id: PANEL, className: 'edit-tool', lang: 'fr', dir: 'ltr' });
  dialog.setAttribute('aria-label', panel?.title ?? form?.title ?? 'Modifications');
  dialog.append(
    ...(panel ? textFields(panel, ask) : form ? entryFields(form, ask) : []),
    element('p', { role: 'status', textContent: report }),
    list(problems, { role: 'alert' }),
    button('Fermer', closePanel),
  );
  dialog.querySelector('form')?.before(...offerKept(dialog));
  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Escape' && isTyped()) showProblems([UNSAVED]);
    else if (key === 'Escape') closePanel();
    if (key === 'Enter' && (ctrlKey || metaKey)) dialog.querySelector('form')?.requestSubmit();
  });
  document.body.append(dialog);
  dialog.show();
  moveInto(dialog, at.x, at.y + 16);
  dialog.querySelector<HTMLElement>('textarea, button')?.focus();
}

const PANEL = 'edit-panel';

/** Moves the panel to a point, or as near to it as the window has room. */
function moveInto(dialog: HTMLElement, x: number, y: number): void {
  const { width, height } = dialog.getBoundingClientRect();
  dialog.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
  dialog.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
  dialog.style.bottom = 'auto';
}

const UNSAVED = 'Vos mots ne sont pas enregistrés. Pour les abandonner, cliquez sur Fermer.';

/** Where the focus was before the panel. */
let opener: Element | null = null;

/** Closes the panel. */
export function closePanel(): void {
  const dialog = openPanel();
  if (!dialog) return;
  dialog.remove();
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** Returns the open panel. */
export function openPanel(): HTMLElement | null {
  return document.getElementById(PANEL);
}

/** Returns whether somebody has typed something in the panel that would be lost. */
export function isTyped(): boolean {
  return typedIn(openPanel()).some((field) => !isKept(field));
}

/** Shows why the server refuses; what was typed stays. Returns whether a panel is open. */
export function showProblems(problems: readonly string[]): boolean {
  const dialog = openPanel();
  if (!dialog) return false;
  const alert = list(problems, { role: 'alert' });
  dialog.querySelector('[role=alert]')?.replaceWith(alert);
  const { left, top } = dialog.getBoundingClientRect();
  moveInto(dialog, left, top);
  alert.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Keeps the panel from being used while the server works; its keys work again afterwards, as the focus returns. */
export function setBusy(isBusy: boolean): void {
  const panel = openPanel();
  if (!panel) return;
  if (isBusy && panel.contains(document.activeElement)) focused = document.activeElement;
  panel.inert = isBusy;
  const status = panel.querySelector('[role=status]');
  if (status) status.textContent = isBusy ? BUSY : '';
  const isLost = document.activeElement === document.body;
  if (!isBusy && isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** What the tools say while the server works. */
export const BUSY = 'Un instant…';

/** Where the focus was in the panel. A browser takes it from what is inert. */
let focused: Element | null = null;

function textFields(panel: PanelData, ask: Ask): Node[] {
  const { place, title, location, texts, values, entries, shown } = panel;
  const isCurrent = element('input', { type: 'checkbox' });
  const fields = texts.map((text) => textField(text));
  const labels = fields.flatMap(({ nodes }) => nodes);
  const check = element('label', {}, isCurrent, ' Les autres langues sont toujours justes.');
  const form = formOf(texts.length > 1 ? [...labels, check] : labels, () =>
    ask({ action: 'save', place, shown, words: wordsIn(fields), isCurrent: isCurrent.checked }),
  );
  return [
    element('h2', { textContent: title }),
    form,
    ...values.map(({ name, place: value }) => button(name, () => ask({ action: 'open', place: value }))),
    ...sharedPlaces(panel),
    ...entries.map((entry) => entryButtons(entry, ask)),
    element('p', {}, editorLink(`Ouvrir dans l’éditeur (${location})`, location)),
  ];
}

/** Returns the other places with the same words, and whether they change too. */
function sharedPlaces({ shared, isShared }: PanelData): Node[] {
  if (shared.length === 0) return [];
  const others =
    shared.length === 1
      ? 'un autre endroit, qui ne change'
      : `${shared.length} autres endroits, qui ne changent`;
  const title = isShared
    ? `Ce texte est partagé : il change à ${shared.length + 1} endroits.`
    : `Les mêmes mots sont aussi à ${others} pas.`;
  return [element('details', {}, element('summary', { textContent: title }), list(shared))];
}

function entryButtons(
  { place, title, isFirst, isLast, canAdd }: PanelData['entries'][number],
  ask: Ask,
): Node {
  return element(
    'fieldset',
    {},
    element('legend', { textContent: title }),
    button('Monter', () => ask({ action: 'move', place, by: -1 }), isFirst),
    button('Descendre', () => ask({ action: 'move', place, by: 1 }), isLast),
    ...(canAdd ? [button('Ajouter après', () => ask({ action: 'form', place }))] : []),
    button('Supprimer', () => ask({ action: 'remove', place })),
    ...(canAdd ? [] : [element('small', { textContent: NO_WORDS })]),
  );
}

const NO_WORDS =
  'Cet élément n’a pas de mots à lui : pour en ajouter un semblable, ouvrez le fichier dans l’éditeur.';

/** Returns empty fields for the texts of a new entry; those of its model show through. */
function entryFields({ title, texts, model }: FormData, ask: Ask): Node[] {
  const groups = texts.map(({ field, words }) => ({
    legend: element('legend', { textContent: field }),
    fields: words.map((text) => textField({ ...text, words: '' }, text.words, `${field} `)),
  }));
  const sets = groups.map(({ legend, fields }) =>
    element('fieldset', {}, legend, ...fields.flatMap(({ nodes }) => nodes)),
  );
  const form = formOf(sets, () =>
    ask({ action: 'add', place: model, words: groups.map(({ fields }) => wordsIn(fields)) }),
  );
  return [
    element('h2', { textContent: `Nouvel élément, sur le modèle de : ${title}` }),
    element('p', { textContent: COPIED }),
    form,
  ];
}

const COPIED =
  'Une case laissée vide est omise. Le reste, comme les liens et les nombres, est copié du modèle : vérifiez-le ensuite.';

function formOf(fields: readonly Node[], save: () => unknown): HTMLFormElement {
  const form = element('form', {}, ...fields, element('button', { textContent: 'Enregistrer' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save();
  });
  return form;
}

/** Returns a field for a text in one language, with the number of its characters. */
function textField(text: TextData, placeholder = '', group = '') {
  const { language, name: label, direction, words, former } = text;
  const [name, lang, dir] = [group + language, language, direction];
  const input = element('textarea', { name, defaultValue: words, placeholder, lang, dir });
  const note = element('small', { id: `edit-note-${(notes += 1)}` });
  const source = former === undefined ? '' : ` Traduit de : « ${former} »`;
  const showNote = () => (note.textContent = `${input.value.length} caractères.${source}`);
  input.addEventListener('input', showNote);
  input.setAttribute('aria-describedby', note.id);
  showNote();
  return { language, input, nodes: [element('label', {}, label || 'Valeur', input), note] };
}

/** The number of notes so far, for their ids. */
let notes = 0;

function wordsIn(fields: readonly ReturnType<typeof textField>[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ language, input }) => [language, input.value]));
}
