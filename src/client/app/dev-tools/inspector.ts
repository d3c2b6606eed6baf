import { editorLink } from './editor-link';

/** The source of an element of a page, as the server reports it. */
export interface InspectedPlace {
  /** Page, block and field, such as `page /contact › block 1 "hero" › title`. */
  title: string;
  /** Locations in files, such as `locales/fr.json:310`. */
  places: string[];
}

/**
 * Development only: a click with Alt on an element asks the server for its source, and shows the page, the block, the
 * field and links that open the locations in the editor.
 */
export function addInspector(hot: NonNullable<ImportMeta['hot']>) {
  let position = { x: 0, y: 0 };
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!event.altKey || !(target instanceof Element)) return;
      // Browsers download a link on a click with Alt.
      event.preventDefault();
      event.stopPropagation();
      position = { x: event.clientX, y: event.clientY };
      hot.send('site:where', { url: location.pathname, block: blockOf(target), text: textOf(target) });
    },
    { capture: true },
  );
  hot.on('site:place', ({ title, places }: InspectedPlace) => {
    const card = document.createElement('div');
    // The browser closes it on Escape and on a click elsewhere.
    card.popover = 'auto';
    card.lang = 'en';
    card.dir = 'ltr';
    card.setAttribute('role', 'dialog');
    card.setAttribute('aria-label', 'Where this comes from');
    card.style.cssText = `position:fixed;margin:0;inset:${Math.min(position.y, innerHeight - 160)}px auto auto ${Math.max(8, Math.min(position.x, innerWidth - 480))}px;max-width:min(460px, 90vw);padding:12px 16px;border:2px solid #f3b22c;background:#031a14;color:#fff;font:13px/1.6 monospace`;
    const heading = document.createElement('strong');
    heading.textContent = title;
    const list = document.createElement('ul');
    list.style.cssText = 'margin:8px 0 0;padding:0;list-style:none';
    for (const location of places) {
      const entry = document.createElement('li');
      const file = /[\w./-]+\.json:\d+/.exec(location)?.[0];
      entry.append(file ? editorLink(location, file) : location);
      list.append(entry);
    }
    card.append(heading, list);
    card.addEventListener('toggle', () => {
      if (!card.matches(':popover-open')) card.remove();
    });
    document.body.append(card);
    card.showPopover();
  });
}

/** Returns the text of an element, or of its nearest ancestor that has text. */
function textOf(target: Element): string {
  let element: Element | null = target;
  while (element && !element.textContent?.trim()) element = element.parentElement;
  return element?.textContent?.replace(/\s+/g, ' ').trim().slice(0, 2000) ?? '';
}

/** The used part of the data that React attaches to an element. */
interface Fiber {
  return: Fiber | null;
  memoizedProps: { block?: unknown; blocks?: unknown } | null;
}

/** Returns the index of the block that contains an element, counted from 0; null in the layout. */
function blockOf(target: Element): number | null {
  const key = Object.keys(target).find((name) => name.startsWith('__reactFiber$'));
  let fiber = key ? (Reflect.get(target, key) as Fiber | null) : null;
  const blocks = new Set<unknown>();
  for (; fiber; fiber = fiber.return) {
    const { block, blocks: all } = fiber.memoizedProps ?? {};
    if (block !== undefined) blocks.add(block);
    if (Array.isArray(all)) {
      const index = all.findIndex((one) => blocks.has(one));
      if (index >= 0) return index;
    }
  }
  return null;
}
