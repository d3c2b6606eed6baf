import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { direction } from '../site/languages';
import type { Effects } from '../effects/effects';
import { App } from './app';
import { pageLoader, type LoadedPage } from './page-loader';
import { followedLink, linkUnder } from './page-link';
import { keepScroll, placeScroll } from './scroll';
import { translation } from './translation';

/** The site as a visitor walks through it: the page that is shown, and the way to the next one. */
export function VisitedSite({ first }: { first: LoadedPage }) {
  const location = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const [shown, setShown] = useState(first);
  const [loading, setLoading] = useState(false);
  const loader = useMemo(() => pageLoader(first, first.frame.timeout), [first]);
  const words = useMemo(() => translation(shown.frame), [shown.frame]);
  const address = useRef(location.pathname);

  useEffect(() => {
    document.documentElement.dataset.ready = '';
    return keepScroll();
  }, []);

  // Plain links everywhere: one listener turns those that stay on the site into a change of page.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followedLink(event);
      if (!url) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    };
    const prefetch = (event: Event) => {
      const url = linkUnder(event.target);
      if (url && url.pathname !== address.current) loader.prefetch(url.pathname);
    };
    document.addEventListener('click', follow);
    for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(sign, prefetch, { passive: true });
    }
    return () => {
      document.removeEventListener('click', follow);
      for (const sign of ['pointerover', 'focusin', 'touchstart'] as const)
        document.removeEventListener(sign, prefetch);
    };
  }, [loader, navigate]);

  // The new page is drawn under the overlay as soon as it is there; the overlay stays its time (specification, section 2).
  useEffect(() => {
    if (location.pathname === address.current) return;
    address.current = location.pathname;
    let current = true;
    setLoading(true);
    const covered = new Promise((resolve) => setTimeout(resolve, first.frame.overlay));
    loader.load(location.pathname).then(
      async (next) => {
        if (!current) return;
        setShown(next);
        await covered;
        if (current) setLoading(false);
      },
      // The data are missing, late or of another build: an ordinary page load always works.
      () => current && window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [location.pathname, loader, first]);

  // In development a saved config or locale file is shown at once (the branch is not in the production client).
  useEffect(() => {
    if (!import.meta.env.DEV) return;
    void import('./development').then(({ listenToServer }) =>
      listenToServer(() => {
        loader.forget();
        void loader.load(address.current).then(setShown, () => window.location.reload());
      }),
    );
  }, [loader]);

  // What moves is fetched when the page is usable, and looks at each page that is drawn.
  const effects = useRef<Effects>(undefined);
  useEffect(() => {
    let gone = false;
    const fetchEffects = () =>
      void import('../effects/effects').then(
        ({ startEffects }) => {
          if (gone) return;
          effects.current = startEffects(first.frame.effects);
        },
        () => undefined, // the page does without
      );
    const handle = window.requestIdleCallback?.(fetchEffects) ?? window.setTimeout(fetchEffects, 200);
    return () => {
      gone = true;
      (window.cancelIdleCallback ?? clearTimeout)(handle);
      effects.current?.stop();
    };
  }, [first]);
  useEffect(() => effects.current?.page(), [shown]);

  const arrived = useRef(shown.page.url);
  useLayoutEffect(() => {
    document.documentElement.lang = shown.page.language;
    document.documentElement.dir = direction(shown.page.language);
    document.body.dataset.section = shown.page.section;
    if (arrived.current === shown.page.url) return;
    arrived.current = shown.page.url;
    document.documentElement.dataset.fonts = 'late';
    placeScroll(arrival === 'POP', window.location.hash);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [shown, arrival]);

  return (
    <I18nextProvider i18n={words}>
      <App page={shown.page} frame={shown.frame} loading={loading} />
    </I18nextProvider>
  );
}
