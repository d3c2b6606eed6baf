import { addStylesheet } from '../../browser/add-stylesheet';
import { fetchJson } from '../../browser/fetch-json';
import type { BuiltPage, LayoutData } from '../../../site/page-data.types';

/**
 * Makes the page interactive: fetches the data of the page and the layout, and hydrates. When data are missing or belong
 * to another build, the page stays plain HTML.
 */
export async function client(): Promise<void> {
  const { page, frame, version, styles } =
    document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  if (!page || !frame) return;
  const [pageData, layoutData, { hydrate }] = await Promise.all([
    fetchJson<BuiltPage>(page),
    fetchJson<LayoutData>(frame),
    importModules(),
    // The page came with the rules of its own components. Without the others a later page would have no style.
    styles && addStylesheet(styles),
  ]);
  // The document does not match the data, so it stays plain HTML. In development the site was saved in between.
  if (pageData.version !== version) return import.meta.env.DEV ? location.reload() : undefined;
  await hydrate(pageData, layoutData);
}

/**
 * Imports the code by package. All packages load in parallel and each runs in a separate task, so that no task is long.
 * Destructuring the used exports lets the bundler drop the rest of a package.
 */
async function importModules() {
  const [hydration] = await Promise.all([
    import('./hydrate'),
    import('react-dom/client').then(({ hydrateRoot }) => hydrateRoot),
    import('react-router-dom').then(({ BrowserRouter }) => BrowserRouter),
    import('react-i18next').then(({ I18nextProvider }) => I18nextProvider),
  ]);
  return hydration;
}
