import { createElement, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import type { LatePart } from '../latePart';
import { ErrorBoundary, type Failure } from './ErrorBoundary';

interface LateProps<Props extends object> {
  readonly part: LatePart<ComponentType<Props>>;
  readonly props: Props;
  /** Shown while the part is loading. Prerendered HTML of the part stays in place instead. */
  readonly fallback?: ReactNode;
  readonly renderFailure: (failure: Failure) => ReactNode;
}

/** A component that is loaded late. */
export function Late<Props extends object>({ renderFailure, ...late }: LateProps<Props>) {
  return (
    <ErrorBoundary renderFailure={renderFailure}>
      <Loading {...late} />
    </ErrorBoundary>
  );
}

function Loading<Props extends object>({
  part,
  props,
  fallback,
}: Omit<LateProps<Props>, 'renderFailure'>) {
  // Outside of Suspense, which drops the state of components that have never been shown: fetching
  // inside it would start anew with every render, and a part that fails would never be reported.
  const [fetched] = useState(() => part.get() ?? part.fetch());
  return (
    <Suspense fallback={fallback}>
      <Fetched fetched={fetched} props={props} />
    </Suspense>
  );
}

interface FetchedProps<Props> {
  readonly fetched: ComponentType<Props> | Promise<ComponentType<Props>>;
  readonly props: Props;
}

function Fetched<Props extends object>({ fetched, props }: FetchedProps<Props>) {
  const Part = fetched instanceof Promise ? use(fetched) : fetched;
  return createElement(Part, props);
}
