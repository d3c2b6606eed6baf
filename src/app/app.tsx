import { Route, Routes } from 'react-router-dom';
import { Blocks } from '../blocks';
import type { FrameData, PageData } from '../site/page-data.types';
import { PlanSymbols } from '../ui/plan/plan-symbols';
import { ToastRegion } from '../ui/toast';
import { ChatButton } from './chat-button';
import { Footer } from './footer';
import { Header } from './header';
import { LanguageSuggestion } from './language-suggestion';
import { LoadingOverlay } from './loading-overlay';
import { NotFound } from './not-found';
import { PageBoundary } from './page-boundary';
import { PageHead } from './page-head';
import { SkipLink } from './skip-link';

export interface AppProps {
  page: PageData;
  frame: FrameData;
  /** True while another page is on its way. */
  loading?: boolean;
}

/** A whole page: the frame and, in it, the page's blocks. One route serves every address. */
export function App(props: AppProps) {
  return (
    <Routes>
      <Route path="*" element={<Page {...props} />} />
    </Routes>
  );
}

function Page({ page, frame, loading = false }: AppProps) {
  return (
    <>
      <PageHead page={page} origin={frame.origin} name={frame.organization.name} isHidden={frame.isHidden} />
      <PlanSymbols sections={frame.sections} />
      <SkipLink />
      <LanguageSuggestion language={page.language} alternates={page.alternates} offers={frame.offers} />
      <Header frame={frame} page={page} />
      <main id="main" data-page={page.id}>
        <PageBoundary key={page.url} home={frame.home} phone={frame.organization.details.phone}>
          {page.notFound ? <NotFound {...page.notFound} /> : <Blocks blocks={page.blocks} />}
        </PageBoundary>
      </main>
      <Footer frame={frame} year={frame.year} />
      <ChatButton chat={frame.organization.details.chat} />
      <ToastRegion />
      <LoadingOverlay active={loading} />
    </>
  );
}
