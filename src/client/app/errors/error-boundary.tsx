import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown when the children fail to render. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows something else when its children fail to render. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
