import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { languages, type Language } from '../site/languages';
import type { FrameData, PageData } from '../site/page-data.types';
import { App } from './app';
import { LanguageSuggestion } from './language-suggestion';
import { LoadingOverlay } from './loading-overlay';
import { ProblemPage } from './problem-page';
import { translation } from './translation';

/** Draws pages, and keeps the styles that their components needed. */
export interface Renderer {
  /** A page as HTML, the part that belongs into the head apart. */
  page(page: PageData): { head: string; body: string };
  /** The styles of every page drawn so far, and which component each belongs to. */
  styles(): { css: string; marks: string };
}

/**
 * A renderer for the pages of a site. One style sheet collects for all of them: the styles are
 * static, so every page adds only what no page before it had.
 */
export function createRenderer(frames: Record<Language, FrameData>): Renderer {
  const sheet = new ServerStyleSheet();
  const words = Object.fromEntries(
    languages.map((language) => [language, translation(frames[language])]),
  ) as Record<Language, ReturnType<typeof translation>>;
  const render = (language: Language, url: string, element: React.ReactNode) =>
    renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <I18nextProvider i18n={words[language]}>
          <StaticRouter location={url}>{element}</StaticRouter>
        </I18nextProvider>
      </StyleSheetManager>,
    );
  return {
    page(page) {
      const html = render(page.language, page.url, <App page={page} frame={frames[page.language]} />);
      // React puts title and meta before everything else when the tree is not a whole document.
      const head = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/s.exec(html)?.[0] ?? '';
      return { head, body: html.slice(head.length) };
    },
    styles() {
      const frame = frames.fr;
      // What only ever appears in the browser has its styles in the file, too.
      render('fr', '/', <LoadingOverlay active />);
      render('fr', '/', <ProblemPage home={frame.home} phone={frame.organization.details.phone} />);
      render(
        'fr',
        '/',
        <LanguageSuggestion
          language="fr"
          alternates={{ fr: '/', en: '/en', ar: '/ar' }}
          offers={frame.offers}
        />,
      );
      return separated(sheet.getStyleTags());
    },
  };
}

/**
 * The rules and the marks of a style sheet. A mark tells styled-components that a component's rules
 * are there; the browser needs it after the first paint only, so it travels apart.
 */
function separated(tags: string): { css: string; marks: string } {
  const rules: string[] = [];
  const marks: string[] = [];
  for (const part of tags.replace(/<\/?style[^>]*>/g, '').split('/*!sc*/\n')) {
    const mark = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}$/.exec(part);
    if (mark) marks.push(mark[0]);
    const css = mark ? part.slice(0, mark.index) : part;
    if (css.trim() !== '') rules.push(css.trim());
  }
  return { css: rules.join('\n'), marks: marks.join('\n') };
}
