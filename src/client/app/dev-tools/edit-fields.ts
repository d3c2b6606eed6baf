import type { FieldData, TextData } from './edit-api';
import { pictureInput } from './edit-picture';
import { button, element } from './element';

/** A control of a panel, which remembers what is saved by now. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
    note.textContent = `${length > limit ? 'Trop long : ' : ''}${length} caractères sur ${limit}.${source}`;
  };
  input.addEventListener('input', showNote);
  showNote();
  return { language, input, nodes: labelled(name, input, note) };
}

/**
 * Returns a field beside the words, by its kind. A text that is there is a button that opens it, in every language.
 *
 * @param open opens the panel of a place
 */
export function fieldOf(field: FieldData, open: (place: number) => unknown): Node[] {
  const { place, name, kind, value, help, options } = field;
  if (kind === 'words' && value !== '')
    return [button(`${name} : ${value.slice(0, MAX_EXCERPT)}`, () => open(place))];
  const control = controlOf(field);
  control.name = String(place);
  control.required = field.isNeeded;
  const nodes = labelled(name, control, element('small', { textContent: help }));
  if (kind === 'picture')
    nodes.push(...labelled('Ou une image de cet ordinateur', pictureInput(control), pictureNote()));
  if (kind !== 'value' || options.length === 0) return nodes;
  const names = element('datalist', { id: `edit-names-${place}` }, ...optionsOf(field));
  control.setAttribute('list', names.id);
  return [...nodes, names];
}

const MAX_EXCERPT = 60;

const pictureNote = () =>
  element('small', {
    textContent: 'JPEG, PNG, WebP ou AVIF, 10\u00a0Mo au plus. Le lieu et la date de la photo sont effacés.',
  });

function controlOf(field: FieldData): Control {
  const { kind, value } = field;
  if (kind === 'words') return element('textarea', { lang: 'fr' });
  if (kind === 'value') return element('input', { value });
  if (kind === 'number') return element('input', { value, inputMode: 'decimal' });
  const select = element('select', {}, ...optionsOf(field));
  select.value = value;
  return select;
}

function optionsOf({ options, value, isNeeded, kind }: FieldData): HTMLOptionElement[] {
  const isListed = options.some((option) => option.value === value);
  const none = { value: '', name: '—' };
  const all = kind !== 'value' && (!isNeeded || !isListed) ? [none, ...options] : options;
  return all.map((option) => element('option', { value: option.value, textContent: option.name }));
}

/** Returns a control with its label, and below it a note that describes it. */
function labelled(label: string, control: Control, note: HTMLElement): Node[] {
  note.id = `edit-note-${(notes += 1)}`;
  control.dataset.saved = control.value;
  control.setAttribute('aria-describedby', note.id);
  return [element('label', {}, label, control), note];
}

/** The number of notes so far, for their ids. */
let notes = 0;
