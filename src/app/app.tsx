import { Route, Routes } from 'react-router-dom';
import { Blocks } from '../blocks';
import type { LayoutData, PageData } from '../site/page-data.types';
import { PlanSymbols } from '../ui/plan/plan-symbols';
import { ToastRegion } from '../ui/toast';
import { ChatButton } from './layout/chat-button';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { LanguageSuggestion } from './layout/language-suggestion';
import { LoadingOverlay } from './layout/loading-overlay';
import { NotFound } from './errors/not-found';
import { PageBoundary } from './errors/page-boundary';
import { PageHead } from './page-head';
import { ProblemPage } from './errors/error-page';
import { SkipLink } from './layout/skip-link';

export interface AppProps {
  page: PageData;
  frame: LayoutData;
  /** True while another page is on its way. */
  loading?: boolean;
  /** True when the page that was asked for cannot be had: why, and the ways on, stand in its place. */
  failed?: boolean;
}

/** A whole page: the frame and, in it, the page's blocks. One route serves every address. */
export function App(props: AppProps) {
  return (
    <Routes>
      <Route path="*" element={<Page {...props} />} />
    </Routes>
  );
}

function Page({ page, frame, loading = false, failed = false }: AppProps) {
  return (
    <>
      <PageHead page={page} origin={frame.origin} name={frame.organization.name} isHidden={frame.isHidden} />
      <PlanSymbols sections={frame.sections} />
      <SkipLink />
      <LanguageSuggestion language={page.language} alternates={page.alternates} offers={frame.offers} />
      {/* Drawn anew in another language: a browser that translates the page may have taken the old words away. */}
      <Header key={`header-${page.language}`} frame={frame} page={page} />
      <main id="main" data-page={failed ? undefined : page.id}>
        {failed ? (
          <ProblemPage home={frame.home} details={frame.organization.details} />
        ) : (
          <PageBoundary key={page.url} frame={frame}>
            {page.notFound ? <NotFound {...page.notFound} /> : <Blocks blocks={page.blocks} />}
          </PageBoundary>
        )}
      </main>
      <Footer key={`footer-${page.language}`} frame={frame} year={frame.year} />
      <ChatButton chat={frame.organization.details.chat} />
      <ToastRegion />
      <LoadingOverlay active={loading} />
    </>
  );
}
