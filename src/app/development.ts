/**
 * Development only: what the server says about the site. Problems are laid over the last good page, those
 * of before it was opened too; the next good save takes them away.
 *
 * @param changed called when the site has changed; the page is loaded anew without it
 */
export function listenToServer(changed: () => void) {
  import.meta.hot?.on('site:problems', (lines: string[]) => showProblems(lines));
  import.meta.hot?.on('site:change', () => {
    document.getElementById(PANEL)?.remove();
    for (const sheet of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet][href^="/assets/site.css"]',
    )) {
      sheet.href = `/assets/site.css?${Date.now()}`;
    }
    changed();
  });
  import.meta.hot?.send('site:ask');
}

const PANEL = 'config-problems';

function showProblems(lines: string[]) {
  document.getElementById(PANEL)?.remove();
  const panel = document.createElement('div');
  panel.id = PANEL;
  panel.lang = 'en';
  panel.dir = 'ltr';
  panel.setAttribute('role', 'alert');
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;overflow:auto;padding:20px 24px;background:#3b0d0a;color:#fff;font:14px/1.5 monospace;border-top:4px solid #ffb4ab';
  const title = document.createElement('strong');
  title.textContent = 'The site has problems; this is the last good page:';
  const list = document.createElement('ul');
  list.style.cssText = 'margin:12px 0 0;padding:0';
  for (const line of lines) {
    const entry = document.createElement('li');
    entry.textContent = line;
    list.append(entry);
  }
  panel.append(title, list);
  document.body.append(panel);
}

// The page that tells why there is nothing to show has nothing to keep: it is asked for anew.
if (!document.getElementById('root')) {
  for (const news of ['site:problems', 'site:change']) import.meta.hot?.on(news, () => location.reload());
}
