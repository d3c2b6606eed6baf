import type { FieldData, TextData } from './edit-api';
import { pictureInput } from './edit-picture';
import { button, element, type Control } from './element';

/** Returns a field for a text in one language, with the number of its characters and the most that it may have. */
export function textField(
  { language, name, direction, words, former, limit }: TextData,
  placeholder = '',
  group = '',
) {
  const input = element('textarea', { name: group + language, value: words, placeholder, lang: language });
  input.dir = direction;
  const note = element('small');
  const source = former === undefined ? '' : ` Traduit de : « ${former} »`;
  const showNote = () => {
    const { length } = input.value;
    note.textContent = `${length > limit ? 'Trop long : ' : ''}${length} ${length > 1 ? 'caractères' : 'caractère'} sur ${limit}.${source}`;
  };
  input.addEventListener('input', showNote);
  showNote();
  return { language, input, nodes: labelled(name, input, note) };
}

/**
 * Returns a field beside the words, by its kind. A text or an entry that is there is a button that opens it.
 *
 * @param open opens the panel of a place
 */
export function fieldOf(field: FieldData, open: (place: number) => unknown): Node[] {
  const { name, kind, value, help, isNeeded, texts } = field;
  if (texts) return [newText(field, texts)];
  if (kind === 'words') return [button(`${name} : ${value.slice(0, MAX_EXCERPT)}`, () => open(field.place))];
  const control = controlOf(field);
  control.name = String(field.place);
  control.required = isNeeded;
  if (isNeeded && control instanceof HTMLInputElement) control.pattern = '.*\\S.*';
  const nodes = labelled(name, control, element('small', { textContent: help }));
  const note = element('small', { textContent: PICTURES });
  if (kind === 'picture')
    nodes.push(...labelled('Ou une image de cet ordinateur', pictureInput(control), note));
  if (kind === 'choices') return [boxesFor(control, field), ...nodes.slice(1)];
  if (kind === 'value' && field.options.length > 0) control.before(namesFor(control, field));
  return nodes;
}

/** Returns the fields of a text that is not there yet, in each language; only the first one is ever required. */
function newText({ place, name, help, isNeeded }: FieldData, texts: readonly TextData[]): HTMLElement {
  const fields = texts.map((text) => textField(text, '', `${place} `));
  if (fields[0]) fields[0].input.required = isNeeded;
  const legend = element('legend', { textContent: name });
  const note = element('small', { textContent: help });
  return element('fieldset', {}, legend, note, ...fields.flatMap(({ nodes }) => nodes));
}

const MAX_EXCERPT = 60;

const PICTURES = 'JPEG, PNG, WebP ou AVIF, 10\u00a0Mo au plus. Le lieu et la date de la photo sont effacés.';

function controlOf(field: FieldData): Control {
  const { kind, value } = field;
  if (kind === 'choice' || kind === 'picture') return selectOf(field);
  return element('input', { value, ...(kind === 'number' && { inputMode: 'decimal' }) });
}

/** Returns a list of the names of the values, without a name when the field may be left out. */
function selectOf({ options, value, isNeeded, kind }: FieldData): HTMLSelectElement {
  const isListed = options.some((option) => option.value === value);
  const none = isNeeded && isListed ? [] : [{ value: '', name: '—' }];
  const all = [...none, ...options, ...(kind === 'value' ? [OTHER] : [])];
  const entries = all.map((option) => element('option', { value: option.value, textContent: option.name }));
  const select = element('select', { required: isNeeded }, ...entries);
  select.value = value;
  return select;
}

/** The entry of a list for a value that it does not have. */
const OTHER = { value: ' ', name: 'Autre adresse…' };

/** Returns a list of names that fills an input, which is shown for any other value. */
function namesFor(input: Control, field: FieldData): HTMLSelectElement {
  const select = selectOf(field);
  const show = () => {
    select.value = input.value;
    if (select.selectedIndex < 0) select.value = OTHER.value;
    input.hidden = select.value !== OTHER.value;
  };
  select.addEventListener('change', () => {
    input.hidden = select.value !== OTHER.value;
    input.value = select.value.trim();
  });
  input.addEventListener('input', show);
  input.setAttribute('aria-label', field.name);
  show();
  return select;
}

/** Returns check boxes that fill an input, which nobody sees. */
function boxesFor(input: Control, { name, options, isNeeded }: FieldData): HTMLElement {
  const boxes = options.map(({ value }) => element('input', { type: 'checkbox', value }));
  const labels = options.map((option, index) => element('label', {}, boxes[index] ?? '', ` ${option.name}`));
  const group = element('fieldset', {}, element('legend', { textContent: name }), input, ...labels);
  const show = () => {
    for (const box of boxes) box.checked = input.value.split(',').includes(box.value);
  };
  group.addEventListener('change', () => {
    input.value = boxes.flatMap((box) => (box.checked ? box.value : [])).join(',');
    boxes[0]?.setCustomValidity(isNeeded && input.value === '' ? NONE : '');
  });
  input.addEventListener('input', show);
  input.hidden = true;
  show();
  return group;
}

const NONE = 'Cochez au moins une case.';

/** Returns a control with its label, and below it a note that describes it. */
function labelled(label: string, control: Control, note: HTMLElement): Node[] {
  note.id = `edit-note-${(notes += 1)}`;
  control.dataset.saved = control.value;
  control.setAttribute('aria-describedby', note.id);
  return [element('label', {}, label, control), note];
}

/** The number of notes so far, for their ids. */
let notes = 0;
