import { banner } from './banner';
import { showProblems, type ToldProblem } from './error-overlay';
import { inspect } from './inspector';
import { switches } from './toolbar';

/**
 * Development only: connects the page to the development server. Problems, including earlier ones, are shown over the
 * last valid page until the next valid save. An unpublished page has a banner. A toolbar changes how texts are shown, and
 * a click with Alt shows the source of an element.
 *
 * @param onChange called when the site has changed
 */
export function listenToServer(onChange: () => void) {
  const { hot } = import.meta;
  if (!hot) return;
  hot.on('site:problems', (problems: ToldProblem[]) => showProblems(problems));
  hot.on('site:change', (warnings: ToldProblem[]) => {
    showProblems(warnings);
    for (const stylesheet of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet][href^="/assets/site.css"]',
    )) {
      stylesheet.href = `/assets/site.css?${Date.now()}`;
    }
    onChange();
  });
  banner(hot);
  switches(hot);
  inspect(hot);
  hot.send('site:ask');
}

// The page for a site that cannot be shown has no client, so it reloads.
if (!document.getElementById('root')) {
  for (const event of ['site:problems', 'site:change']) import.meta.hot?.on(event, () => location.reload());
}
