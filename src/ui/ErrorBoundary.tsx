import { Component, type ReactNode } from 'react';

export interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
}

interface Props {
  readonly renderFailure: (failure: Failure) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return this.props.renderFailure({
      error: failure.error,
      retry: () => this.setState({ failure: null }),
    });
  }
}
