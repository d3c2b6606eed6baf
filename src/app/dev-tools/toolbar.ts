/**
 * Development only: another look at the words. French words on a page of another language are outlined; every word
 * is written longer and with marks, so that what is cut off or hard-coded shows; the page is turned round, so that
 * what does not mirror shows.
 */
export function switches(hot: NonNullable<ImportMeta['hot']>) {
  if (document.getElementById(PANEL)) return;
  const panel = document.createElement('details');
  panel.id = PANEL;
  panel.lang = 'en';
  panel.dir = 'ltr';
  panel.style.cssText =
    'position:fixed;inset:40% auto auto 0;z-index:100;padding:6px 12px;background:#031a14;color:#fff;font:13px/1.6 monospace';
  const title = document.createElement('summary');
  title.textContent = 'Look';
  title.style.cursor = 'pointer';
  const hint = document.createElement('div');
  hint.textContent = 'Alt + click says where something comes from.';
  const style = document.createElement('style');
  style.textContent =
    'html[data-outline-french]:not([lang=fr]) :is([lang=fr],[lang=fr] *):not(a[hreflang]){outline:2px dashed #d33;outline-offset:-2px}';
  const { documentElement: root } = document;
  const outline = kept('Outline words that are French', 'development-outline', (isOn) =>
    root.toggleAttribute('data-outline-french', isOn),
  );
  const flip = kept('Turn the page round', 'development-flip', (isOn) => {
    const isArabic = root.lang === 'ar';
    root.dir = isArabic === isOn ? 'ltr' : 'rtl';
  });
  const pseudo = choice('Longer words with marks');
  pseudo.input.addEventListener('change', () => hot.send('site:pseudo', pseudo.input.checked));
  hot.on('site:pseudo', (isOn: boolean) => {
    pseudo.input.checked = isOn;
  });
  panel.append(title, outline, pseudo.label, flip, hint);
  document.head.append(style);
  document.body.append(panel);
}

const PANEL = 'development-switches';

/** A switch whose state outlives a reload. */
function kept(text: string, key: string, set: (isOn: boolean) => void): HTMLElement {
  const { label, input } = choice(text);
  input.checked = sessionStorage.getItem(key) === 'on';
  if (input.checked) set(true);
  input.addEventListener('change', () => {
    sessionStorage.setItem(key, input.checked ? 'on' : 'off');
    set(input.checked);
  });
  return label;
}

function choice(text: string): { label: HTMLElement; input: HTMLInputElement } {
  const label = document.createElement('label');
  label.style.display = 'block';
  const input = document.createElement('input');
  input.type = 'checkbox';
  label.append(input, ` ${text}`);
  return { label, input };
}
