import type { EditReply, FieldData, FormData, PanelData, PartData } from './edit-api';
import { fieldOf, textField } from './edit-fields';
import { actionButton, listNodes, type Ask } from './edit-list';
import { picturesIn } from './edit-picture';
import { editorLink } from './editor-link';
import { button, element, list } from './element';
import { isKept, offerKept, typedIn } from './kept-words';

/**
 * Shows an answer of the server in a panel: a text in every language, the texts of a new entry, or a report.
 *
 * @param at the point of the window beside which the panel stands
 */
export function showPanel(reply: EditReply, ask: Ask, at: { x: number; y: number }): void {
  closePanel();
  opener = document.activeElement;
  const { panel, form, list: parts, report = '', problems = [] } = reply;
  const dialog = element('dialog', { id: PANEL, className: 'edit-tool', lang: 'fr', dir: 'ltr' });
  const title = panel?.title ?? (form ? `${MODEL}${form.title}` : parts?.title);
  dialog.setAttribute('aria-label', title ?? 'Modifications');
  const status = element('p', { role: 'status', textContent: report });
  dialog.append(
    ...(title === undefined ? [] : [element('h2', { textContent: title })]),
    element('div', { className: REPORT }, status, list(problems, { role: 'alert' })),
    ...(panel ? panelFields(panel, ask) : form ? entryFields(form, ask) : []),
    button('Fermer', closePanel),
    ...(parts ? listNodes(parts, ask, closePanel) : []),
  );
  dialog.querySelector('form')?.before(...offerKept(dialog));
  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Escape' && isTyped()) showProblems([UNSAVED]);
    else if (key === 'Escape') closePanel();
    if (key === 'Enter' && (ctrlKey || metaKey)) dialog.querySelector('form')?.requestSubmit();
  });
  document.body.append(dialog);
  dialog.show();
  moveInto(dialog, { x: at.x, y: at.y + 16 });
  // A part that opens needs room.
  dialog.addEventListener('toggle', () => moveInto(dialog), { capture: true });
  const places = [
    'li details[open] > summary',
    `[name="${panel?.place}"]:not([hidden])`,
    'textarea, select, button',
  ];
  const [first] = places.flatMap((place) => dialog.querySelector<HTMLElement>(place) ?? []);
  first?.focus();
}

const PANEL = 'edit-panel';
/** What was done and what is left, which stays in view above long fields. */
const REPORT = 'edit-report';
const MODEL = 'Nouvel élément, sur le modèle de : ';

/** Moves the panel to a point, by default where it is, or as near to it as the window has room. */
function moveInto(dialog: HTMLElement, point?: { x: number; y: number }): void {
  const own = dialog.getBoundingClientRect();
  const { x, y } = point ?? own;
  dialog.style.left = `${Math.max(8, Math.min(x, innerWidth - own.width - 8))}px`;
  dialog.style.top = `${Math.max(8, Math.min(y, innerHeight - own.height - 8))}px`;
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

/**
 * Shows why the server refuses; what was typed stays.
 *
 * @param beside what is wrong with a field, by its name
 * @returns whether a panel is open
 */
export function showProblems(problems: readonly string[], beside: EditReply['beside'] = {}): boolean {
  const dialog = openPanel();
  if (!dialog) return false;
  clearProblems(dialog);
  const others: string[] = [];
  const alerts = Object.entries(beside).flatMap(([name, text]) => {
    const control = dialog.querySelector<HTMLElement>(`[name="${name}"]`);
    if (!control) others.push(text);
    const alert = list([text], { role: 'alert' });
    if (control) unfold(control);
    control?.parentElement?.after(alert);
    return control ? [alert] : [];
  });
  const rest = list([...problems, ...others], { role: 'alert' });
  dialog.querySelector(`.${REPORT} > [role=alert]`)?.replaceWith(rest);
  moveInto(dialog);
  [...alerts, rest][0]?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Removes what was wrong before; where the rest of it is listed stays. */
function clearProblems(panel: HTMLElement): void {
  for (const former of panel.querySelectorAll('form [role=alert]')) former.remove();
  panel.querySelector(`.${REPORT} > [role=alert]`)?.replaceChildren();
}

/** Keeps the panel from being used while the server works; its keys work again afterwards, as the focus returns. */
export function setBusy(isBusy: boolean): void {
  const panel = openPanel();
  if (!panel) return;
  if (isBusy && panel.contains(document.activeElement)) focused = document.activeElement;
  panel.toggleAttribute('inert', isBusy);
  if (isBusy) clearProblems(panel);
  const status = panel.querySelector('[role=status]');
  if (status) status.textContent = isBusy ? BUSY : '';
  const isLost = document.activeElement === document.body;
  if (!isBusy && isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** What the tools say while the server works. */
export const BUSY = 'Un instant…';

/** Where the focus was in the panel. A browser takes it from what is inert. */
let focused: Element | null = null;

function panelFields(panel: PanelData, ask: Ask): Node[] {
  const { place, help, location, texts, values, parts, shown, actions = [] } = panel;
  const isCurrent = element('input', { type: 'checkbox' });
  const words = texts.map((text) => textField(text));
  const labels = words.flatMap(({ nodes }) => nodes);
  const check = element('label', {}, isCurrent, ' Les autres langues sont toujours justes.');
  const around = parts.map((part, index) => partFields(part, place, ask, texts.length === 0 && index === 0));
  const form = formOf([...labels, ...(texts.length > 1 ? [check] : []), ...around], async () => {
    const given = { words: wordsIn(words), ...(await fieldsIn(form)) };
    return ask({ action: 'save', place, shown, ...given, isCurrent: isCurrent.checked });
  });
  return [
    element('p', { textContent: help }),
    ...actions.map((action) => actionButton(action, ask)),
    form,
    ...values.map((value) => actionButton(value, ask)),
    ...sharedPlaces(panel),
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
    : `Les mêmes mots sont aussi à ${others} pas ; leur traduction est la même.`;
  return [element('details', {}, element('summary', { textContent: title }), list(shared))];
}

/** Returns the fields of a part around the place, folded unless the place is one of them; and what is done with an entry of a list. */
function partFields(part: PartData, shown: number, ask: Ask, isFirst: boolean): Node {
  const { place, title, fields, actions = [] } = part;
  const isOpen = isFirst || [place, ...fields.map((field) => field.place)].includes(shown);
  const legend = element('legend', { textContent: title });
  const buttons = actions.map((action) => actionButton(action, ask));
  return element('fieldset', {}, legend, ...buttons, ...otherFields(fields, isOpen, ask));
}

function otherFields(fields: readonly FieldData[], isOpen: boolean, ask: Ask): Node[] {
  if (fields.length === 0) return [];
  const open = (place: number) => ask({ action: 'open', place });
  const summary = element('summary', { textContent: 'Autres champs' });
  return [element('details', { open: isOpen }, summary, ...fields.flatMap((field) => fieldOf(field, open)))];
}

/** Returns empty fields for the texts of a new entry; those of its original show through. The other fields are as there. */
function entryFields({ texts, fields, original, note }: FormData, ask: Ask): Node[] {
  const groups = texts.map(({ field, words }) => ({
    field,
    words: words.map((text) => textField({ ...text, words: '' }, text.words, `${field} `)),
  }));
  const sets = groups.map(({ field, words }) => {
    const legend = element('legend', { textContent: field });
    return element('fieldset', {}, legend, ...words.flatMap(({ nodes }) => nodes));
  });
  const form = formOf(
    [...sets, ...otherFields(fields, texts.length === 0 || fields.some(isLacking), ask)],
    async () => {
      const words = groups.map((group) => wordsIn(group.words));
      return ask({ action: 'add', place: original, words, ...(await fieldsIn(form)) });
    },
  );
  return [element('p', { textContent: note }), form];
}

function isLacking({ isNeeded, value }: FieldData): boolean {
  return isNeeded && value === '';
}

function formOf(fields: readonly Node[], save: () => unknown): HTMLFormElement {
  const form = element('form', {}, ...fields, element('button', { textContent: 'Enregistrer' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    save();
  });
  // A browser cannot show what is wrong in a folded field.
  form.addEventListener('invalid', ({ target }) => unfold(target as Element), { capture: true });
  return form;
}

function unfold(field: Element): void {
  field.closest('details')?.setAttribute('open', '');
}

/** Returns what is typed in the fields beside the words, and the pictures that are chosen there. */
async function fieldsIn(form: HTMLElement) {
  const others = typedIn(form).filter(({ name }) => /^\d+( [a-z]+)?$/.test(name));
  // A file is read for a moment, in which nothing is saved twice.
  if (others.some(({ type }) => type === 'file')) setBusy(true);
  const fields = Object.fromEntries(others.map(({ name, value }) => [name, value]));
  return { fields, pictures: await picturesIn(others) };
}

function wordsIn(fields: readonly ReturnType<typeof textField>[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ language, input }) => [language, input.value]));
}
