import { Component, type ReactNode } from 'react';

export interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
}

interface Props {
  /** Identifies the children. A new subject is rendered even if the one before has failed. */
  readonly subject?: string;
  readonly renderFailure: (failure: Failure) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly subject?: string | undefined;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromProps({ subject }: Props, state: State): State | null {
    return subject === state.subject ? null : { failure: null, subject };
  }

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
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
