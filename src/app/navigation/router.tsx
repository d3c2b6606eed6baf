import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { direction } from '../../site/languages';
import { reloadOnce } from '../../browser/reload-once';
import { App } from '../app';
import { pageLoader, type LoadedPage, type PageLoader } from './page-loader';
import { followedLink } from './internal-link';
import { restoreScrollAndFocus, keepScroll, saveScroll } from './scroll';
import { translation } from '../translation';
import { useEffects } from './use-effects';
import { usePrefetch } from './use-prefetch';

/** The site as a visitor walks through it: the page that is shown, and the way to the next one. */
export function ClientRouter({ first }: { first: LoadedPage }) {
  const location = useLocation();
  const arrival = useNavigationType();
  const loader = useMemo(() => pageLoader(first, first.frame.timeout), [first]);
  const [shown, setShown] = useState({ ...first, path: location.pathname, failed: false });
  const [loading, setLoading] = useState(false);
  const wanted = useRef(location.pathname);
  const words = useMemo(() => translation(shown.frame), [shown.frame]);
  useFollowedLinks();
  usePrefetch(loader, shown.page);
  useEffects(first.frame.effects, shown.page);
  useVitals(first.frame.vitals, first.page.url);
  useSavedSite(loader, (next) => setShown({ ...next, path: wanted.current, failed: false }), wanted);

  useEffect(() => {
    document.documentElement.dataset.ready = '';
    return keepScroll();
  }, []);

  // The new page is drawn under the overlay as soon as it is there; the overlay stays its time.
  useEffect(() => {
    const path = location.pathname;
    if (path === wanted.current) return;
    wanted.current = path;
    let current = true;
    setLoading(true);
    const covered = new Promise((resolve) => setTimeout(resolve, first.frame.overlay));
    loader.load(path).then(
      async (next) => {
        if (!current) return;
        setShown({ ...next, path, failed: false });
        await covered;
        if (current) setLoading(false);
      },
      // The data are missing, late or of another build: an ordinary page load gets what there is now.
      () => {
        if (!current || reloadOnce(first.page.build)) return;
        setShown((last) => ({ ...last, path, failed: true }));
        setLoading(false);
      },
    );
    return () => {
      current = false;
    };
  }, [location.pathname, loader, first]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // The document that came says so itself; writing it again would make the browser lay it out again.
    if (root.lang !== shown.page.language) {
      root.lang = shown.page.language;
      root.dir = direction(shown.page.language);
    }
    if (document.body.dataset.section !== shown.page.section)
      document.body.dataset.section = shown.page.section;
  }, [shown]);

  // Once for each entry of the history, when its page is drawn; the first one the browser has placed itself.
  const entry = useRef(location.key);
  useLayoutEffect(() => {
    if (shown.path !== location.pathname || entry.current === location.key) return;
    entry.current = location.key;
    document.documentElement.dataset.fonts = 'late';
    restoreScrollAndFocus(arrival === 'POP', location.hash);
  }, [shown, location, arrival]);

  return (
    <I18nextProvider i18n={words}>
      <App page={shown.page} frame={shown.frame} loading={loading} failed={shown.failed} />
    </I18nextProvider>
  );
}

/** Plain links everywhere: one listener turns those that stay on the site into a change of page. */
function useFollowedLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followedLink(event);
      if (!url) return;
      event.preventDefault();
      saveScroll();
      const same = url.href === window.location.href;
      void navigate(url.pathname + url.search + url.hash, { replace: same });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** How the page feels is told to whoever the config names; nobody else's page fetches what that takes. */
function useVitals(endpoint: string, page: string) {
  useEffect(() => {
    if (endpoint === '') return;
    void import('./report-vitals').then(
      ({ reportVitals }) => reportVitals(endpoint, page),
      () => undefined, // the page does without
    );
  }, [endpoint, page]);
}

/** In development a saved config or locale file is shown at once; nothing of this is in the production client. */
function useSavedSite(loader: PageLoader, show: (page: LoadedPage) => void, wanted: { current: string }) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    void import('../dev-tools/dev-client').then(({ listenToServer }) =>
      listenToServer(() => {
        loader.forget();
        void loader.load(wanted.current).then(latest.current, () => window.location.reload());
      }),
    );
  }, [loader, wanted]);
}
