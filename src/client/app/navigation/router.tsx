import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addStylesheet } from '../../browser/add-stylesheet';
import { reloadOnce } from '../../browser/reload-once';
import { App } from '../app';
import { PageHead } from '../page-head';
import { createTranslation } from '../translation';
import { clickTarget } from './internal-link';
import { startPageChange } from './page-change';
import { pageLoader, type LoadedPage, type PageLoader } from './page-loader';
import { keepScroll, restoreScrollAndFocus, saveScroll } from './scroll';
import { useEffects } from './use-effects';
import { usePrefetch } from './use-prefetch';

/** The time in milliseconds that a drawing takes to its place at least, when its page came late. */
const SHORTEST_LANDING = 200;

/** Renders the current page and handles navigation to the next one. */
export function ClientRouter({ first }: { first: LoadedPage }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const loader = useMemo(() => pageLoader(first, first.layout.timeout), [first]);
  const [shown, setShown] = useState({ ...first, path: location.pathname, failed: false });
  const [loading, setLoading] = useState<string>();
  const requested = useRef(location.pathname);
  const i18n = useMemo(() => createTranslation(shown.layout), [shown.layout]);
  const clicked = useRef<Element>(null);
  useLinkNavigation(clicked);
  usePrefetch(loader);
  useEffects(first.layout.effects, shown.page);
  useVitals(first.layout.vitals, first.page.url);
  useTypedLetters(first.layout.moreFonts);
  useSavedSite(loader, (next) => setShown({ ...next, path: requested.current, failed: false }), requested);

  useEffect(() => {
    document.documentElement.dataset.ready = '';
    return keepScroll();
  }, []);

  // The new page renders under the overlay as soon as it is loaded; the overlay stays for its full duration.
  useEffect(() => {
    const path = location.pathname;
    const left = requested.current;
    if (path === left) return;
    requested.current = path;
    addFonts(first.layout.moreFonts);
    let isCurrent = true;
    const change = startPageChange(clicked.current, left);
    clicked.current = null;
    setLoading(change.section);
    const { overlay } = first.layout;
    const start = performance.now();
    const overlayTime = new Promise((resolve) => setTimeout(resolve, overlay));
    loader.load(path).then(
      async (next) => {
        if (!isCurrent) return;
        flushSync(() => {
          setShown({ ...next, path, failed: false });
          setLoading(next.page.section);
        });
        const landing = change.land(Math.max(SHORTEST_LANDING, overlay - (performance.now() - start)));
        await Promise.all([overlayTime, landing]);
        if (!isCurrent) return;
        flushSync(() => setLoading(undefined));
        change.uncover();
      },
      // The data are missing, late or of another build: a full page load gets the current version.
      () => {
        if (!isCurrent || reloadOnce(first.page.build)) return;
        setShown((last) => ({ ...last, path, failed: true }));
        setLoading(undefined);
        change.remove();
      },
    );
    return () => {
      isCurrent = false;
      change.remove();
    };
  }, [location.pathname, loader, first]);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // The first document already has these attributes; setting them again would cause another layout.
    if (root.lang !== shown.page.language) {
      root.lang = shown.page.language;
      root.dir = shown.layout.direction;
      root.dataset.script = shown.layout.script;
    }
    if (document.body.dataset.section !== shown.page.section)
      document.body.dataset.section = shown.page.section;
  }, [shown]);

  // Runs once for each history entry, after its page has rendered. The browser has already placed the first one.
  const entry = useRef(location.key);
  useLayoutEffect(() => {
    if (shown.path !== location.pathname || entry.current === location.key) return;
    entry.current = location.key;
    restoreScrollAndFocus(navigationType === 'POP', location.hash);
    // Browsers announce no anchor that a script has put into the address.
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, [shown, location, navigationType]);

  return (
    <I18nextProvider i18n={i18n}>
      <App
        page={shown.page}
        layout={shown.layout}
        head={<PageHead page={shown.page} layout={shown.layout} />}
        loading={loading}
        failed={shown.failed}
      />
    </I18nextProvider>
  );
}

/**
 * Handles clicks on plain links: one listener navigates to those that stay on the site.
 *
 * @param clicked gets the link that was clicked last
 */
function useLinkNavigation(clicked: RefObject<Element | null>) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = clickTarget(event);
      if (!url) return;
      event.preventDefault();
      saveScroll();
      const isOtherPage = url.pathname !== window.location.pathname;
      clicked.current = isOtherPage ? (event.target as Element).closest('a') : null;
      const isSame = url.href === window.location.href;
      void navigate(url.pathname + url.search + url.hash, { replace: isSame });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, clicked]);
}

/** Adds the fonts that the first page lacks as soon as the visitor writes: its own have the letters of its texts. */
function useTypedLetters(fonts: string) {
  useEffect(() => {
    const add = () => addFonts(fonts);
    document.addEventListener('input', add, { once: true });
    return () => document.removeEventListener('input', add);
  }, [fonts]);
}

function addFonts(url: string) {
  addStylesheet(url).catch(() => undefined); // The page is readable without them.
}

/** Reports web vitals to the endpoint of the config; without one, the code for it is not downloaded. */
function useVitals(endpoint: string, page: string) {
  useEffect(() => {
    if (endpoint === '') return;
    void import('./report-vitals').then(
      ({ reportVitals }) => reportVitals(endpoint, page),
      () => undefined, // The page works without reports.
    );
  }, [endpoint, page]);
}

/** In development, shows a saved config or locale file at once. The production client contains none of this code. */
function useSavedSite(loader: PageLoader, show: (page: LoadedPage) => void, requested: { current: string }) {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    let changes = 0;
    void import('../dev-tools/dev-client').then(({ listenToServer }) =>
      listenToServer(() => {
        const change = (changes += 1);
        loader.forget();
        void loader.load(requested.current).then(
          (page) => change === changes && latest.current(page),
          () => window.location.reload(),
        );
      }),
    );
  }, [loader, requested]);
}
