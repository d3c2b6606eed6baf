import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { FrameData, PageData } from '../site/page-data.types';
import { RootBoundary } from './root-boundary';
import { VisitedSite } from './visited-site';

/** Takes over the prerendered page. */
export function hydrate(page: PageData, frame: FrameData) {
  const container = document.getElementById('root');
  if (!container) return;
  startTransition(() => {
    hydrateRoot(
      container,
      <RootBoundary frame={frame}>
        <BrowserRouter>
          <VisitedSite first={{ page, frame }} />
        </BrowserRouter>
      </RootBoundary>,
    );
  });
}
