import { Suspense } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { laterPart } from '../../shelf/code/later';
import { useCupOfPage } from '../layout/tournament-gate';

const HallParts = laterPart(async () => (await import('./hall-parts')).HallParts);

/** Draws what every page of a cup shows for the hall: the message to everybody and the sponsors. */
export function OfHall() {
  const cup = useCupOfPage().data?.cup;
  if (!cup?.message && !cup?.sponsors) return null;
  return (
    <ErrorBoundary inPlace={null}>
      <Suspense>
        <HallParts cup={cup} />
      </Suspense>
    </ErrorBoundary>
  );
}
