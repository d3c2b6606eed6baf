import { Component, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LayoutData } from '../../site/page-data.types';
import { createTranslation } from '../translation';
import { ErrorPage } from './error-page';

/** Shows the error page with the contact details when the layout fails to render. */
export class RootBoundary extends Component<
  { layout: LayoutData; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** The router is unmounted, so back and forward must reload the page. */
  override componentDidCatch() {
    addEventListener('popstate', () => location.reload());
  }

  override render() {
    const { layout, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <I18nextProvider i18n={createTranslation(layout)}>
        <main id="main">
          <ErrorPage home={layout.home} details={layout.organization.details} />
        </main>
      </I18nextProvider>
    );
  }
}
