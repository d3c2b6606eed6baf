import { withoutMarks } from '../../../lib/text/text-mark';
import { lastingStore } from '../../browser/storage';
import { EDIT_URL, TOKEN_HEADER, type EditReply, type EditRequest } from './edit-api';
import { BUSY, closePanel, isTyped, openPanel, setBusy, showPanel, showProblems } from './edit-panel';
import { editStyles } from './edit-styles';
import { button, element } from './element';
import { forgetWords, keepWords, typedIn } from './kept-words';
import { isMarked, markedTexts, pointIn, textAtPoint, TOOLS, wholeText } from './text-at';

/**
 * Development only: while editing is on, a click on a text opens a panel with its words, and the keyboard reaches every
 * text. The server adds marks to the texts then, by which it finds their places in the files.
 *
 * @returns the bar with the buttons
 */
export function addEditing(hot: NonNullable<ImportMeta['hot']>): HTMLElement {
  let token = '';
  let isOn = false;
  let change: string | undefined;
  let point = { x: 0, y: 0 };
  let chosen: Text | undefined;
  /** What asked for the list that is shown, and for the one from which a panel was opened, to which a save leads back. */
  let listed: EditRequest | undefined;
  let back: EditRequest | undefined;

  const send = async (request: EditRequest): Promise<EditReply> => {
    try {
      const headers = { 'Content-Type': 'application/json', [TOKEN_HEADER]: token };
      const response = await fetch(EDIT_URL, { method: 'POST', headers, body: JSON.stringify(request) });
      return response.ok ? ((await response.json()) as EditReply) : { problems: [FAILED] };
    } catch {
      return { problems: ['Le serveur ne répond pas, et rien n’a été écrit. Relancez-le dans le terminal.'] };
    }
  };
  const ask = async (request: EditRequest): Promise<void> => {
    const isWriting = request.action === 'save' || request.action === 'add';
    const isHindered = () => !isWriting && isTyped() && showProblems([TYPED]);
    if (isHindered()) return;
    setBusy(true);
    status.textContent = BUSY;
    const { question, problems = [], beside, ...reply } = await send(request);
    setBusy(false);
    status.textContent = request.action === 'changes' ? '' : (reply.report ?? '');
    // Meanwhile the answer to an earlier request may have opened a panel.
    if (isHindered()) return;
    if (question !== undefined) {
      if (confirm(question)) await ask({ ...request, isConfirmed: true } as EditRequest);
      return;
    }
    const isRefused = (beside !== undefined || problems.length > 0) && Object.keys(reply).length === 0;
    if (isRefused) keepWords(openPanel());
    else if (isWriting) forgetWords(openPanel());
    if (isRefused && request.action !== 'find' && showProblems(problems, beside)) return;
    if (request.action !== 'save') back = request.action === 'open' ? listed : undefined;
    const isReading = ['pages', 'header', 'publish'].includes(request.action) && !('isConfirmed' in request);
    listed = reply.list && isReading ? request : undefined;
    const isDone = problems.length === 0 && !reply.panel && !reply.form && !reply.list;
    if (isDone && request.action !== 'changes') closePanel();
    else showPanel({ ...reply, problems }, ask, point);
    if (isDone && request.action === 'save' && back) await ask(back);
    if (beside) showProblems(problems, beside);
  };
  const open = (node: Text, offset: number) => ask({ action: 'find', ...pointIn(node, offset) });

  const toggle = button('Modifier', () => ask({ action: isOn ? 'stop' : 'start' }));
  toggle.title = HINT;
  const page = button('Page', () => ask({ action: 'page', address: location.pathname }));
  const pages = button('Pages', () => ask({ action: 'pages' }));
  const undo = button('Annuler', () => ask({ action: 'undo', change }));
  const changes = button('Voir les changements', () => ask({ action: 'changes' }));
  const status = element('p', { role: 'status' });
  const bar = element(
    'div',
    { className: 'edit-tool', lang: 'fr', dir: 'ltr' },
    toggle,
    page,
    pages,
    undo,
    changes,
    status,
  );
  const outline = element('div', { className: 'edit-outline', hidden: true });
  // The first stop of the Tab key.
  document.body.prepend(bar);
  document.body.append(element('style', { textContent: editStyles }), outline);

  const choose = (node: Text | undefined) => {
    chosen = node?.isConnected ? node : undefined;
    outline.hidden = chosen === undefined;
    if (!chosen) return;
    const nodes = wholeText(chosen);
    const range = document.createRange();
    range.setStartBefore(nodes[0] ?? chosen);
    range.setEndAfter(nodes.at(-1) ?? chosen);
    const { left, top, width, height } = range.getBoundingClientRect();
    outline.style.cssText = `left:${left - 4}px;top:${top - 4}px;width:${width + 8}px;height:${height + 8}px`;
  };
  // A save replaces texts, and moves those below.
  const follow = () => choose(chosen);
  new MutationObserver(follow).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  hot.on('site:editing', (editing: { isOn: boolean; token: string; change?: string }) => {
    ({ isOn, token, change } = editing);
    toggle.setAttribute('aria-pressed', String(isOn));
    page.hidden = pages.hidden = undo.hidden = changes.hidden = !isOn;
    if (!isOn) choose(undefined);
    if (!isOn && lastingStore.read('motion') !== 'off') delete root.dataset.motion;
    keepStill();
  });
  // Nothing turns, counts or types while it is edited, whatever the switch of the visitor says when it starts.
  const root = document.documentElement;
  const keepStill = () => {
    if (isOn && root.dataset.motion !== 'off') root.dataset.motion = 'off';
  };
  new MutationObserver(keepStill).observe(root, { attributeFilter: ['data-motion'] });

  const onClick = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y, altKey } = event;
    // A key has no point: links and buttons work by keyboard.
    if (event.detail === 0 || !(target instanceof Element) || target.closest(TOOLS)) return;
    const link = isOn && altKey ? target.closest('a') : null;
    if (isOn === altKey && !link) return;
    // Browsers download a link on a click with Alt.
    event.preventDefault();
    event.stopPropagation();
    point = { x, y };
    const found = textAtPoint(target, x, y);
    if (link) location.assign(link.href);
    else if (!isOn) void ask({ action: 'start' });
    else if (found) void open(...found);
  };
  const onMove = ({ target, clientX, clientY }: PointerEvent) => {
    if (!isOn || !(target instanceof Element) || target.closest(TOOLS)) return;
    const [node] = textAtPoint(target, clientX, clientY) ?? [];
    choose(node && isMarked(node) ? node : undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOn || !event.altKey || (event.target instanceof Element && event.target.closest('dialog'))) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && chosen) {
      const { left: x, bottom: y } = outline.getBoundingClientRect();
      point = { x, y };
      void open(chosen, 0);
    } else if (step !== undefined) {
      const texts = markedTexts();
      const index = chosen ? texts.indexOf(chosen) + step : step === 1 ? 0 : -1;
      const next = texts.at(index % texts.length);
      next?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      choose(next);
      const words = next ? wholeText(next).map(({ data }) => data) : [];
      status.textContent = withoutMarks(words.join(''));
    } else return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    const selected = String(getSelection());
    const isInField = event.target instanceof Element && event.target.closest('textarea, input');
    if (!isOn || isInField || selected === '') return;
    event.clipboardData?.setData('text/plain', withoutMarks(selected));
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('pointermove', onMove);
  document.addEventListener('scroll', follow, { passive: true, capture: true });
  addEventListener('resize', follow);
  document.addEventListener('keydown', onKey);
  document.addEventListener('copy', onCopy);
  addEventListener('beforeunload', (event) => {
    if (typedIn(openPanel()).length > 0) event.preventDefault();
  });
  return bar;
}

const FAILED =
  'Le serveur refuse : il a redémarré, ou les images sont trop lourdes. Copiez vos mots, puis rechargez la page.';
const TYPED = 'Enregistrez ou fermez d’abord ce panneau : vos mots s’y trouvent.';

const HINT =
  'Cliquez sur un texte. Alt+clic suit un lien. Au clavier : Alt+↓ et Alt+↑ choisissent un texte, Alt+Entrée l’ouvre.';
