import {
  createContext,
  createElement,
  Suspense,
  use,
  useContext,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { lazyModule, reasonOf, type LazyModule } from '../lazyModule';
import { ErrorBoundary, type Failure } from './ErrorBoundary';
import { DismissButton, Notice, REGION } from './Notice';

/** The texts of a failure in the language of the page. */
export const FailureTexts = createContext({ chunkTitle: '', retry: '' });

/**
 * A component whose code is loaded when it is first rendered, or ahead of that by `fetch`. If it
 * cannot be loaded, a notice names the part and offers to try again.
 * @param renderStandIn What to show in its place while it is loading, and after it has failed.
 * While it is loading, prerendered HTML stays in place instead.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  renderStandIn: (props: Props, hasFailed: boolean) => ReactNode = () => null,
) {
  const part = lazyModule(load);
  function LazyComponent(props: Props) {
    return (
      <ErrorBoundary
        renderFailure={(failure) => (
          <>
            {renderStandIn(props, true)}
            <PartFailure {...failure} />
          </>
        )}
      >
        <Loading part={part} props={props} fallback={renderStandIn(props, false)} />
      </ErrorBoundary>
    );
  }
  LazyComponent.fetch = () => part.fetch();
  return LazyComponent;
}

interface LoadingProps<Props> {
  readonly part: LazyModule<ComponentType<Props>>;
  readonly props: Props;
  readonly fallback: ReactNode;
}

function Loading<Props extends object>({ part, props, fallback }: LoadingProps<Props>) {
  // Outside of Suspense, which drops the state of components that have never been shown: fetching
  // inside it would start again with every render, and a part that fails would never be reported.
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

/** In the page's one notice region, wherever the part itself belongs. */
function PartFailure({ error, retry }: Failure) {
  const texts = useContext(FailureTexts);
  const region = useBrowserValue(() => document.getElementById(REGION), null);
  if (!region) return null;
  return createPortal(
    <Notice text={`${texts.chunkTitle}. ${reasonOf(error)}`}>
      <DismissButton onClick={retry}>{texts.retry}</DismissButton>
    </Notice>,
    region,
  );
}

/** A value that only a browser knows; `prerendered` stands for it in the build's HTML, and during hydration. */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, read, () => prerendered);
}

const neverChanges = () => () => {};
