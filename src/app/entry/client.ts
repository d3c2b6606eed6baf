import type { LayoutData, PageData } from '../../site/page-data.types';

/**
 * Makes the page interactive: fetches its data and the frame's words, and hydrates. When anything is missing
 * or of another build, the page stays the plain HTML it is.
 */
export async function client(): Promise<void> {
  const { page, frame, version } =
    document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  if (!page || !frame) return;
  const [pageData, frameData, { hydrate }] = await Promise.all([
    json<PageData>(page),
    json<LayoutData>(frame),
    pieces(),
  ]);
  // The document is older or newer than its data: it stays the plain page it is.
  if (pageData.version !== version) return;
  hydrate(pageData, frameData);
}

/**
 * The code by package: all of it is fetched at once, and what arrives runs as a task of its own, so that
 * none is long. Naming what is used leaves out the rest of a package.
 */
async function pieces() {
  const [own] = await Promise.all([
    import('./hydrate'),
    import('react-dom/client').then(({ hydrateRoot }) => hydrateRoot),
    import('react-router-dom').then(({ BrowserRouter }) => BrowserRouter),
    import('react-i18next').then(({ I18nextProvider }) => I18nextProvider),
  ]);
  return own;
}

async function json<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
}
