import { Component, type ComponentType, type ReactNode } from 'react';

export interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
}

interface Props {
  readonly fallback: ComponentType<Failure>;
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
    const Fallback = this.props.fallback;
    return <Fallback error={failure.error} retry={() => this.setState({ failure: null })} />;
  }
}
