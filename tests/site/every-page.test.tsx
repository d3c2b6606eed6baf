// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderer } from '../../src/client/app/entry/server';
import { ClientRouter } from '../../src/client/app/navigation/router';
import { layoutData } from '../../src/site/page-data/layout-data';
import { perLanguage, valueIn } from '../../src/site/languages';
import { notFoundData, pageData } from '../../src/site/page-data/page-data';
import { sampleUrls, shipped as site } from './shipped';

const frames = perLanguage(site, (language) => layoutData(site, language, 2026));
const draw = createRenderer(frames);
const pages = site.languages.flatMap((language) => [
  ...site.config.pages.map(({ path }) => pageData(site, path, language)),
  notFoundData(site, language),
]);

/** Pages of every kind and every language; every page with `npm run test:all`. */
const drawn = pages.filter(({ url }) => sampleUrls.includes(url));

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// The first page waits for everything to be loaded, on a machine that may be busy.
describe('in a development build of React', () => {
  const said: unknown[][] = [];
  let hydrated: Root | undefined;

  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    said.length = 0;
    for (const level of ['error', 'warn', 'log', 'info'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void said.push(words));
    }
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // Unknown to jsdom, which has no layout.
    document.elementsFromPoint = () => [];
  });

  afterEach(() => {
    act(() => hydrated?.unmount());
    document.body.replaceChildren();
    document.head.replaceChildren();
  });

  it.each(drawn.map((page) => [page.url, page] as const))(
    '%s is drawn and taken over without a word',
    async (url, page) => {
      const { body } = draw(page);
      const built = { ...page, build: '', version: '', layout: '' };
      const container = document.createElement('div');
      container.append(...new DOMParser().parseFromString(body, 'text/html').body.childNodes);
      document.body.append(container);
      history.replaceState(null, '', url);
      const before = container.textContent;
      await act(async () => {
        hydrated = hydrateRoot(
          container,
          <BrowserRouter>
            <ClientRouter first={{ page: built, layout: valueIn(frames, page.language) }} />
          </BrowserRouter>,
          { onRecoverableError: (error) => void said.push(['recovered', error]) },
        );
      });
      expect(said).toEqual([]);
      expect(before?.length).toBeGreaterThan(200);
      expect(container.querySelector('h1')?.textContent).toBeTruthy();
    },
  );
});
