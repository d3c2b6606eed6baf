import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { loadRenderers } from '../../blocks';
import { valueIn, type Language } from '../../../site/languages';
import type { LayoutData, PageData } from '../../../site/page-data.types';
import { App } from '../app';
import { PageHead } from '../page-head';
import { createTranslation } from '../translation';

// A page is rendered in one step.
await loadRenderers();

/** Renders a page to HTML, with the elements of the head separate. */
export type Renderer = (page: PageData) => { head: string; body: string };

/**
 * Creates a renderer for the pages of a site.
 *
 * @param wrap adds elements around a page, such as the provider that collects its styles in development
 */
export function createRenderer(
  layouts: Record<Language, LayoutData>,
  wrap: (page: ReactNode) => ReactNode = (page) => page,
): Renderer {
  const translations = Object.fromEntries(
    Object.entries(layouts).map(([language, layout]) => [language, cachedTranslation(layout)]),
  );
  return (page) => {
    const layout = valueIn(layouts, page.language);
    const app = (
      <I18nextProvider i18n={valueIn(translations, page.language)}>
        <App page={page} layout={layout} />
      </I18nextProvider>
    );
    return {
      head: renderToStaticMarkup(<PageHead page={page} layout={layout} />),
      body: renderToString(wrap(app)),
    };
  };
}

/**
 * Returns a translation of the UI texts that is fast for thousands of pages: each text is looked up once and cached.
 * react-i18next copies the own properties of the instance at every `useTranslation()`, so this instance inherits all of
 * them.
 */
function cachedTranslation(layout: LayoutData): i18n {
  const instance = createTranslation(layout);
  const lookUp = instance.getFixedT(layout.language);
  const cache = new Map<string, string>();
  const t = (key: string, options?: Record<string, unknown>) => {
    const asked = options ? JSON.stringify([key, options]) : key;
    const text = cache.get(asked) ?? lookUp(key, options);
    cache.set(asked, text);
    return text;
  };
  return Object.create({ __proto__: instance, getFixedT: () => t }) as i18n;
}
