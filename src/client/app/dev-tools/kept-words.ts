import { button, element, list, type Control } from './element';

/** What somebody typed in a panel that the server refused, by the names of its fields: later panels offer it. */
let kept: { panel: HTMLElement; words: Map<string, string> } | undefined;

/** Keeps what is typed in a panel, as its place may have changed. */
export function keepWords(panel: HTMLElement | null): void {
  // Nothing but a visitor chooses a file.
  const written = typedIn(panel).filter(({ type }) => type !== 'file');
  const typed = written.map(({ name, value }) => [name, value] as const);
  if (panel && typed.length > 0) kept = { panel, words: new Map(typed) };
}

/** Forgets what was kept from a panel, as it is saved. */
export function forgetWords(panel: HTMLElement | null): void {
  if (kept?.panel === panel) kept = undefined;
}

/** Returns whether what is typed in a field was kept. */
export function isKept({ name, value }: Control): boolean {
  return kept?.words.get(name) === value;
}

/** Returns the fields of a panel in which somebody has typed something. */
export function typedIn(panel: HTMLElement | null): Control[] {
  return fieldsOf(panel).filter(({ value, dataset }) => value !== dataset.saved);
}

/** Returns the offer to take what was kept into a panel; nothing when the panel has none of its fields. */
export function offerKept(dialog: HTMLElement): Node[] {
  if (!kept) return [];
  const { panel, words } = kept;
  const fields = fieldsOf(dialog).filter(({ name, type }) => words.has(name) && type !== 'file');
  if (fields.length === 0) return [];
  const close = () => {
    kept = undefined;
    offer.remove();
    fields[0]?.focus();
  };
  const take = () => {
    for (const field of fields) {
      field.value = words.get(field.name) ?? '';
      field.dispatchEvent(new Event('input'));
    }
    // What has no field here stays in view.
    if (fields.length === words.size) close();
  };
  const offer = element(
    'fieldset',
    {},
    element('legend', { textContent: `Non enregistré : ${panel.getAttribute('aria-label')}` }),
    list([...words.values()], { dir: 'auto' }),
    button('Reprendre ces mots', take),
    button('Les abandonner', close),
  );
  return [offer];
}

function fieldsOf(panel: HTMLElement | null): Control[] {
  return [...(panel?.querySelectorAll<Control>('[data-saved]') ?? [])];
}
