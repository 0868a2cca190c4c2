import { Suspense, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { focusMain } from './focusMain';
import type { LazyComponent } from './lazyComponent';
import { Notice, NoticeButton, NoticeRegion } from './Notice';
import { reasonOf } from './reasonOf';

interface LateProps {
  readonly part: LazyComponent<object>;
  readonly labels: { readonly chunkTitle: string; readonly retry: string };
}

/** Comes after the rest of the page. HTML of it that stands there already stays meanwhile. */
export function Late({ part, labels }: LateProps) {
  return (
    <ErrorBoundary
      renderFailure={({ error, retry }) => (
        <NoticeRegion>
          <Notice text={`${labels.chunkTitle}. ${reasonOf(error)}`}>
            <NoticeButton
              onClick={() => {
                retry();
                focusMain();
              }}
            >
              {labels.retry}
            </NoticeButton>
          </Notice>
        </NoticeRegion>
      )}
    >
      <Awaited part={part} />
    </ErrorBoundary>
  );
}

function Awaited({ part }: Pick<LateProps, 'part'>) {
  // Outside of Suspense, which forgets the state of what has not been shown yet.
  const [Part] = useState(() => part.component());
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
