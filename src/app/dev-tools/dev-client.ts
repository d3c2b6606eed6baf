import { banner } from './banner';
import { inspect } from './inspector';
import { showProblems, type ToldProblem } from './error-overlay';
import { switches } from './toolbar';

/**
 * Development only: what the server says about the site. Problems are laid over the last good page, those
 * of before it was opened too; the next good save takes them away. A page that is not public has a banner. Beside it are switches for another look at
 * the words, and a click with Alt says where something comes from.
 *
 * @param changed called when the site has changed; the page is loaded anew without it
 */
export function listenToServer(changed: () => void) {
  const { hot } = import.meta;
  if (!hot) return;
  hot.on('site:problems', (problems: ToldProblem[]) => showProblems(problems));
  hot.on('site:change', (warnings: ToldProblem[]) => {
    showProblems(warnings);
    for (const sheet of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet][href^="/assets/site.css"]',
    )) {
      sheet.href = `/assets/site.css?${Date.now()}`;
    }
    changed();
  });
  banner(hot);
  switches(hot);
  inspect(hot);
  hot.send('site:ask');
}

// The page that tells why there is nothing to show has nothing to keep: it is asked for anew.
if (!document.getElementById('root')) {
  for (const news of ['site:problems', 'site:change']) import.meta.hot?.on(news, () => location.reload());
}
