import { Component, type ReactNode } from 'react';
import type { LayoutData } from '../../site/page-data.types';
import { ErrorPage } from './error-page';

interface Props {
  layout: Pick<LayoutData, 'home' | 'organization'>;
  children: ReactNode;
}

/** Shows the error page when a page fails to render; header and footer stay. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { layout, children } = this.props;
    if (!this.state.failed) return children;
    return <ErrorPage home={layout.home} details={layout.organization.details} />;
  }
}
