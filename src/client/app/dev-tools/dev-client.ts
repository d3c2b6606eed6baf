import { addBanner } from './banner';
import { showProblems, type OverlayProblem } from './error-overlay';
import { addInspector } from './inspector';

/**
 * Development only: connects the page to the development server. Problems, including earlier ones, are shown over the
 * last valid page until the next valid save. An unpublished page has a banner. A click with Alt shows the source of an
 * element.
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
  addInspector(hot);
  hot.send('site:ask');
}

// The page for a site that cannot be shown has no client, so it reloads.
if (!document.getElementById('root')) {
  for (const event of ['site:problems', 'site:change']) import.meta.hot?.on(event, () => location.reload());
}
