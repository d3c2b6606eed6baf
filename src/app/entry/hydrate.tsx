import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { LayoutData, PageData } from '../../site/page-data.types';
import { fetchServerHtml } from '../errors/server-html';
import { RootBoundary } from '../errors/root-boundary';
import { ClientRouter } from '../navigation/router';

/** Takes over the prerendered page. */
export function hydrate(page: PageData, frame: LayoutData) {
  const container = document.getElementById('root');
  if (!container) return;
  const givesBack = async (root: Root) => {
    const plain = await fetchServerHtml();
    root.unmount();
    delete document.documentElement.dataset.ready;
    container.replaceChildren(...plain);
  };
  startTransition(() => {
    const giveBack = () => givesBack(root).catch(() => undefined);
    const root = hydrateRoot(
      container,
      <RootBoundary frame={frame}>
        <BrowserRouter>
          <ClientRouter first={{ page, frame }} />
        </BrowserRouter>
      </RootBoundary>,
      {
        // A page that could not even be taken over was whole before; one that failed later says so itself.
        onCaughtError: (error) => {
          console.error(error);
          if (document.documentElement.dataset.ready === undefined) void giveBack();
        },
        // Not even the last resort could be drawn, and React has taken the page away.
        onUncaughtError: (error) => {
          console.error(error);
          void giveBack();
        },
      },
    );
  });
}
