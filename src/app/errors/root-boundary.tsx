import { Component, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LayoutData } from '../../site/page-data.types';
import { ProblemPage } from './error-page';
import { translation } from '../translation';

/** The last resort, when the frame itself fails: what happened, and how to reach us all the same. */
export class RootBoundary extends Component<{ frame: LayoutData; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** Nobody follows the history any more. */
  override componentDidCatch() {
    addEventListener('popstate', () => location.reload());
  }

  override render() {
    const { frame, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <I18nextProvider i18n={translation(frame)}>
        <main id="main">
          <ProblemPage home={frame.home} details={frame.organization.details} />
        </main>
      </I18nextProvider>
    );
  }
}
