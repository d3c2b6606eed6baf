import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { loadRenderers } from '../../blocks';
import { valueIn, type Language } from '../../../site/languages';
import type { LayoutData, PageData } from '../../../site/page-data.types';
import { pageError } from '../../../site/page-error';
import { App } from '../app';
import { PageHead } from '../page-head';
import { createTranslation } from '../translation';

// A page is rendered in one step.
await loadRenderers();

/**
 * Renders a page to HTML, with the elements of the head separate.
 *
 * @throws LocatedError when a component throws: it names the block
 */
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
  const render: Renderer = (page) => {
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
  return (page) => {
    try {
      return render(page);
    } catch (error) {
      throw pageError(page, blockAtFault(page, render), error);
    }
  };
}

/**
 * Returns the block that keeps a page from being rendered: the last one of the shortest beginning of the page that cannot
 * be rendered either. Found by rendering again, so that pages which can be rendered cost nothing.
 *
 * @returns undefined when the page cannot be rendered without blocks
 */
function blockAtFault(page: PageData, render: Renderer): { index: number; type: string } | undefined {
  for (let length = 0; length <= page.blocks.length; length += 1) {
    const blocks = page.blocks.slice(0, length);
    try {
      render({ ...page, blocks });
    } catch {
      const last = blocks.at(-1);
      return last && { index: length - 1, type: last.type };
    }
  }
  return undefined;
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
