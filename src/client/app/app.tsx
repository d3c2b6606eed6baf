import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Blocks } from '../blocks';
import type { LayoutData, PageData } from '../../site/page-data.types';
import { PlansFile } from '../ui/plan/plan';
import { ToastRegion } from '../ui/toast';
import { ErrorBoundary, ErrorPage } from './errors/error-page';
import { NotFound } from './errors/not-found';
import { ContactBar } from './layout/contact-bar';
import { Footer } from './layout/footer';
import { Header } from './layout/header';
import { LanguageSuggestion } from './layout/language-suggestion';
import { LoadingOverlay } from './layout/loading-overlay';

export interface AppProps {
  page: PageData;
  layout: LayoutData;
  /** The elements of the head; the server renders them apart from the page. */
  head?: ReactNode;
  /** The section whose plate covers the page while another one is loading. */
  loading?: string | undefined;
  /** True when the requested page could not be loaded: the error page is shown instead. */
  failed?: boolean;
}

/** Renders a page: the layout and, inside it, the blocks of the page. It serves every address. */
export function App({ page, layout, head, loading, failed = false }: AppProps) {
  const errorPage = <ErrorPage layout={layout} />;
  return (
    <PlansFile value={layout.plans}>
      {head}
      <SkipLink />
      <LanguageSuggestion page={page} languages={layout.languages} place="header" />
      {/* Remounted in another language: a browser that translates the page may have replaced the text nodes. */}
      <Header key={`header-${page.language}`} layout={layout} page={page} next={loading} />
      <main id="main" data-page={failed ? undefined : page.id}>
        {failed ? (
          errorPage
        ) : (
          <ErrorBoundary key={page.url} fallback={errorPage}>
            {page.notFound ? <NotFound {...page.notFound} /> : <Blocks blocks={page.blocks} />}
          </ErrorBoundary>
        )}
      </main>
      <LanguageSuggestion page={page} languages={layout.languages} place="footer" />
      <Footer key={`footer-${page.language}`} layout={layout} year={layout.year} />
      <ContactBar details={layout.organization.details} page={page} />
      <ToastRegion />
      <LoadingOverlay section={loading} />
    </PlansFile>
  );
}

/** A link past the header to the content, the first element that the keyboard reaches. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <Skip className="visually-hidden" data-screen-only href="#main">
      {t('frame.skip')}
    </Skip>
  );
}

const Skip = styled.a`
  position: absolute;
  z-index: 10;
  inset-block-start: 8px;
  inset-inline-start: var(--space-gutter);
  display: inline-flex;
  align-items: center;
  min-block-size: var(--target);
  padding-inline: 20px;
  background: var(--text);
  color: var(--page);
  font-weight: 600;
  text-decoration: none;
  border-start-end-radius: var(--cut-small);
`;
