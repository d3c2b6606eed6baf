import { Component, type ReactNode } from 'react';
import type { LayoutData } from '../../site/page-data.types';
import { ProblemPage } from './error-page';

interface Props {
  frame: Pick<LayoutData, 'home' | 'organization'>;
  children: ReactNode;
}

/** Keeps a fault inside the page: header and footer stay, and the visitor is told what still works. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { frame, children } = this.props;
    if (!this.state.failed) return children;
    return <ProblemPage home={frame.home} details={frame.organization.details} />;
  }
}
