import type { ActionData, EditRequest, LineData, ListData } from './edit-api';
import { button, element } from './element';

/** Asks the server, whose answer is shown. */
export type Ask = (request: EditRequest) => unknown;

/**
 * Returns lines with what can be done with each: a line that does one thing is a button, the others open.
 *
 * @param leave called when a link of the list is followed
 */
export function listNodes({ actions, groups }: ListData, ask: Ask, leave: () => void): Node[] {
  return [
    ...actions.map((action) => actionButton(action, ask)),
    ...groups.flatMap(({ title, lines }) => [
      element('h3', { textContent: title }),
      element('ul', {}, ...lines.map((line) => element('li', {}, lineNode(line, ask, leave)))),
    ]),
  ];
}

/** Returns a button that asks the server. */
export function actionButton({ label, request }: ActionData, ask: Ask): HTMLButtonElement {
  return button(label, () => request && ask(request), request === undefined);
}

function lineNode({ text, addresses, isOpen = false, actions }: LineData, ask: Ask, leave: () => void) {
  const [action, ...others] = actions;
  if (!action) return text;
  if (others.length === 0) return actionButton({ ...action, label: text }, ask);
  const address = addresses?.[document.documentElement.lang];
  const details = element('details', { open: isOpen, name: 'edit-list' });
  details.append(element('summary', { textContent: text }));
  if (address !== undefined) {
    const link = element('a', { href: address, textContent: `Aller à ${address}`, onclick: leave });
    details.append(element('p', {}, link));
  }
  details.append(...actions.map((each) => actionButton(each, ask)));
  return details;
}
