import type { Translated } from '../../../lib/text/message-language';
import { addEditing } from './edit-mode';
import { element } from './element';
import { browserLanguage, showProblems, type OverlayProblem } from './error-overlay';

/**
 * Development only: connects the page to the development server. Problems, including earlier ones, are shown in the bar over
 * the last valid page until the next valid save. A draft has a banner. Texts can be edited where they are read.
 *
 * @param onChange called when the site has changed
 */
export function listenToServer(onChange: () => void) {
  const { hot } = import.meta;
  if (!hot) return;
  const bar = addEditing(hot);
  hot.on('site:problems', (problems: OverlayProblem[]) => showProblems(bar, problems));
  hot.on('site:change', (stylesheet: string) => {
    for (const link of document.querySelectorAll('link[rel=stylesheet][href^="/assets/site.css"]'))
      if (link.getAttribute('href') !== stylesheet) link.setAttribute('href', stylesheet);
    onChange();
  });
  addBanner(hot);
  // This page may be older than a save that nothing here was ready to hear.
  hot.send('site:ask', performance.timeOrigin);
}

/**
 * Shows a banner over a draft.
 *
 * @param hot the connection that sends the addresses of drafts
 */
function addBanner(hot: NonNullable<ImportMeta['hot']>) {
  let drafts: string[] = [];
  const show = () => {
    const isDraft = drafts.includes(location.pathname);
    const current = document.getElementById(BANNER);
    if ((current !== null) === isDraft) return;
    current?.remove();
    if (!isDraft) return;
    const banner = element(
      'aside',
      { id: BANNER, lang: browserLanguage, dir: 'ltr', role: 'status' },
      notice[browserLanguage],
    );
    banner.style.cssText =
      'position:sticky;top:0;z-index:101;padding:8px 16px;background:#f3b22c;color:#031a14;font:bold 14px/1.5 monospace;text-align:center';
    document.body.prepend(banner);
  };
  hot.on('site:drafts', (addresses: string[]) => {
    drafts = addresses;
    show();
  });
  // Navigation updates the head.
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, attributes: true });
}

const BANNER = 'development-banner';

const notice: Translated = { en: 'Draft: not published', fr: 'Brouillon\u00a0: non publié' };

// The page for a site that cannot be shown has no client, so it reloads.
if (!document.getElementById('root')) import.meta.hot?.on('site:problems', () => location.reload());
