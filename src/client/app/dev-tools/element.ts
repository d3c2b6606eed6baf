/** A control of a panel, which remembers what is saved by now. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Creates an element of the tools.
 *
 * @param fields its properties, such as `{ textContent: 'Enregistrer' }`
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), fields);
  created.append(...children);
  return created;
}

/** Creates a button of the tools. */
export function button(textContent: string, onclick: () => unknown, disabled = false): HTMLButtonElement {
  return element('button', { type: 'button', textContent, disabled, onclick: () => void onclick() });
}

/** Creates a list of lines of the tools. */
export function list(lines: readonly string[], fields: Partial<HTMLUListElement> = {}): HTMLUListElement {
  return element('ul', fields, ...lines.map((line) => element('li', { textContent: line })));
}
