import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languages, type Language } from '../../site/languages';
import type { LayoutData, PageData } from '../../site/page-data.types';
import { App } from '../app';
import { translation } from '../translation';

/** Draws a page as HTML, the part that belongs into the head apart. */
export type Renderer = (page: PageData) => { head: string; body: string };

/**
 * A renderer for the pages of a site.
 *
 * @param around what else stands around a page, such as what gathers its styles in development
 */
export function createRenderer(
  frames: Record<Language, LayoutData>,
  around: (page: ReactNode) => ReactNode = (page) => page,
): Renderer {
  const words = Object.fromEntries(
    languages.map((language) => [language, drawingTranslation(frames[language])]),
  ) as Record<Language, i18n>;
  return (page) => {
    const html = renderToString(
      around(
        <I18nextProvider i18n={words[page.language]}>
          <StaticRouter location={page.url}>
            <App page={page} frame={frames[page.language]} />
          </StaticRouter>
        </I18nextProvider>,
      ),
    );
    // React puts title and meta before everything else when the tree is not a whole document.
    const head = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(html)?.[0] ?? '';
    return { head, body: html.slice(head.length) };
  };
}

/**
 * The words of a frame for thousands of pages: a word is looked up once and then remembered. And since
 * react-i18next copies what the instance itself has at every `useTranslation()`, this one inherits nearly all.
 */
function drawingTranslation(frame: LayoutData): i18n {
  const full = translation(frame);
  const lookUp = full.getFixedT(frame.language);
  const known = new Map<unknown, string>();
  const remembered = (key: string, options?: Record<string, unknown>) => {
    if (options) return lookUp(key, options);
    const words = known.get(key) ?? lookUp(key);
    known.set(key, words);
    return words;
  };
  return Object.assign(Object.create(full) as i18n, { getFixedT: () => remembered });
}
