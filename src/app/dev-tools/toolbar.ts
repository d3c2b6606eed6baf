/**
 * Development only: adds a toolbar that changes how texts are shown. It outlines texts in another language than
 * the page; it lengthens and marks every text, which reveals cut-off and hard-coded texts; it mirrors the page, which
 * reveals elements that are not mirrored.
 */
export function addToolbar(hot: NonNullable<ImportMeta['hot']>) {
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
    'html[data-outline-foreign] :is(main [lang],main [lang] *){outline:2px dashed #d33;outline-offset:-2px}';
  const { documentElement: root } = document;
  const outline = storedSwitch('Outline words in another language', 'development-outline', (isOn) =>
    root.toggleAttribute('data-outline-foreign', isOn),
  );
  const flip = storedSwitch('Turn the page round', 'development-flip', (isOn) => {
    if (isOn !== (root.dataset.flipped !== undefined)) root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl';
    root.toggleAttribute('data-flipped', isOn);
  });
  const pseudo = checkbox('Longer words with marks');
  pseudo.input.addEventListener('change', () => hot.send('site:pseudo', pseudo.input.checked));
  hot.on('site:pseudo', (isOn: boolean) => {
    pseudo.input.checked = isOn;
  });
  panel.append(title, outline, pseudo.label, flip, hint);
  document.head.append(style);
  document.body.append(panel);
}

const PANEL = 'development-switches';

/** Creates a switch whose state survives a reload. */
function storedSwitch(text: string, key: string, set: (isOn: boolean) => void): HTMLElement {
  const { label, input } = checkbox(text);
  input.checked = sessionStorage.getItem(key) === 'on';
  if (input.checked) set(true);
  input.addEventListener('change', () => {
    sessionStorage.setItem(key, input.checked ? 'on' : 'off');
    set(input.checked);
  });
  return label;
}

function checkbox(text: string): { label: HTMLElement; input: HTMLInputElement } {
  const label = document.createElement('label');
  label.style.display = 'block';
  const input = document.createElement('input');
  input.type = 'checkbox';
  label.append(input, ` ${text}`);
  return { label, input };
}
