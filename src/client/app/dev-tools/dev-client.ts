import type { Translated } from '../../../lib/text/message-language';
import { addEditing } from './edit-mode';
import { element } from './element';
import { browserLanguage, showProblems, type OverlayProblem } from './error-overlay';

/**
 * Development only: connects the page to the development server. Problems, including earlier ones, are shown over the
 * last valid page until the next valid save. An unpublished page has a banner. Texts can be edited
 * where they are read.
 *
 * @param onChange called when the site has changed
 */
export function listenToServer(onChange: () => void) {
  const { hot } = import.meta;
  if (!hot) return;
  hot.on('site:problems', (problems: OverlayProblem[]) => showProblems(problems));
  hot.on('site:change', (warnings: OverlayProblem[]) => {
    showProblems(warnings);
    for (const stylesheet of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet][href^="/assets/site.css"]',
    )) {
      stylesheet.href = `/assets/site.css?${Date.now()}`;
    }
    onChange();
  });
  addBanner(hot);
  addEditing(hot);
  // This page may be older than a save that nothing here was ready to hear.
  hot.send('site:ask', performance.timeOrigin);
}

/**
 * Shows a banner over an unpublished page, which is a draft or outside its dates.
 *
 * @param hot the connection that sends the notices by address, each in the languages of messages
 */
function addBanner(hot: NonNullable<ImportMeta['hot']>) {
  let notices: Record<string, Translated> = {};
  const show = () => {
    const notice = notices[location.pathname]?.[browserLanguage];
    const current = document.getElementById(BANNER);
    if (current?.textContent === notice) return;
    current?.remove();
    if (notice === undefined) return;
    const banner = element(
      'aside',
      { id: BANNER, lang: browserLanguage, dir: 'ltr', role: 'status' },
      notice,
    );
    banner.style.cssText =
      'position:sticky;top:0;z-index:101;padding:8px 16px;background:#f3b22c;color:#031a14;font:bold 14px/1.5 monospace;text-align:center';
    document.body.prepend(banner);
  };
  hot.on('site:unpublished', (unpublished: typeof notices) => {
    notices = unpublished;
    show();
  });
  // Navigation updates the head.
  new MutationObserver(show).observe(document.head, { subtree: true, childList: true, attributes: true });
}

const BANNER = 'development-banner';

// The page for a site that cannot be shown has no client, so it reloads.
if (!document.getElementById('root')) {
  for (const event of ['site:problems', 'site:change']) import.meta.hot?.on(event, () => location.reload());
}
