import { Component, type ReactNode } from 'react';
import type { LinkData } from '../site/page-data.types';
import { ProblemPage } from './problem-page';

interface Props {
  home: LinkData;
  phone: LinkData;
  children: ReactNode;
}

/** Keeps a fault inside the page: header and footer stay, and the visitor is told what still works. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ProblemPage home={this.props.home} phone={this.props.phone} />;
  }
}
