import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadRenderers } from '../../blocks';
import type { BuiltPage, LayoutData } from '../../../site/page-data.types';
import { ErrorBoundary, LayoutErrorPage } from '../errors/error-page';
import { ClientRouter } from '../navigation/router';

/** Hydrates the prerendered page. */
export async function hydrate(page: BuiltPage, layout: LayoutData): Promise<void> {
  await loadRenderers(page.blocks.map(({ type }) => type));
  const container = document.getElementById('root');
  if (!container) return;
  const restoreServerHtml = async (root: Root) => {
    const nodes = await fetchServerHtml();
    root.unmount();
    delete document.documentElement.dataset.ready;
    container.replaceChildren(...nodes);
  };
  startTransition(() => {
    const restore = () => restoreServerHtml(root).catch(() => undefined);
    const root = hydrateRoot(
      container,
      <ErrorBoundary fallback={<LayoutErrorPage layout={layout} />}>
        <BrowserRouter>
          <ClientRouter first={{ page, layout }} />
        </BrowserRouter>
      </ErrorBoundary>,
      {
        // A page that fails during hydration was complete before; one that fails later shows the error page.
        onCaughtError: (error) => {
          console.error(error);
          if (document.documentElement.dataset.ready === undefined) void restore();
        },
        // The outer boundary failed too, and React has removed the page.
        onUncaughtError: (error) => {
          console.error(error);
          void restore();
        },
      },
    );
  });
}

/**
 * Fetches the HTML of the page from the server, as a readable page with working links for when the client fails to render
 * it. It uses XMLHttpRequest, the only API that returns a document without parsing a string as markup, which the security
 * policy forbids (trusted types).
 *
 * @returns the nodes for the root element of the page
 * @throws when the request fails
 */
function fetchServerHtml(): Promise<Node[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('error', () => reject(new Error('The page could not be loaded.')));
    request.addEventListener('load', () => {
      const root = request.responseXML?.getElementById('root');
      if (root) resolve([...root.childNodes].map((node) => document.adoptNode(node)));
      else reject(new Error(`The page could not be loaded: HTTP status ${request.status}.`));
    });
    request.send();
  });
}
