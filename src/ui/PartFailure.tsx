import { reasonOf } from '../latePart';
import type { Failure } from './ErrorBoundary';
import { DismissButton, InNoticeRegion, Notice } from './Notice';

interface PartFailureProps extends Failure {
  readonly labels: { readonly chunkTitle: string; readonly retry: string };
}

/** Says which part of the page could not be loaded, and offers to try again. */
export function PartFailure({ error, retry, labels }: PartFailureProps) {
  return (
    <InNoticeRegion>
      <Notice text={`${labels.chunkTitle}. ${reasonOf(error)}`}>
        <DismissButton onClick={retry}>{labels.retry}</DismissButton>
      </Notice>
    </InNoticeRegion>
  );
}
