import {
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { laterPart } from '../../shelf/code/later';
import type { Cup } from '../../shelf/cup/cup';
import { useCup } from '../../shelf/cup/use-cup';
import { followLanguageOf } from '../../shelf/texts/language';
import { useIsReturned } from '../../shelf/page/kept-place';
import { shownView, useTournaments } from '../../shelf/stores/tournaments';
import { useLater } from '../layout/use-later';
import { useSiteTexts } from '../texts/site-texts';
import { LoadFailed } from '../../shelf/ui/content-states';
import { Notice, SlowNotice } from './notice';
import { Container } from '../../shelf/page/container';

const CupInCategories = laterPart(
  async () => (await import('../categories/cup-in-categories')).CupInCategories,
);

const StructuredData = laterPart(async () => (await import('./structured-data')).StructuredData);

/** After this time the first view is drawn. Search engines wait longer. */
const TIME_TO_DRAW_MS = 2_000;

function ForSearchEngines({ cup }: { readonly cup: Cup }) {
  return (
    useLater(TIME_TO_DRAW_MS) && (
      <ErrorBoundary inPlace={null}>
        <Suspense>
          <StructuredData cup={cup} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

/** Returns the time of the visitor's own clock as `HH:MM`. */
function clockTime(instant: number): string {
  return new Date(instant).toTimeString().slice(0, 5);
}

interface PublicCupProps {
  /** The content that is shown while the cup is loading. */
  readonly skeleton: ReactNode;
  readonly children: (cup: Cup) => ReactNode;
  /** The content above the message of a failure, if the whole page depends on the cup. The header needs a dark top below it. */
  readonly failureTop?: ReactNode;
  /** Whether the whole cup is shown, whatever category the visitor has chosen. */
  readonly isWhole?: boolean;
}

type LoadedProps = Omit<PublicCupProps, 'isWhole'> & { readonly view: string };

function Loaded({ view, skeleton, children, failureTop }: LoadedProps) {
  const { general: generalTexts } = useSiteTexts();
  const { cup, isError, isStale, lastUpdated, refetch } = useCup(view);
  // React draws a deferred value in slices. Drawing a whole page of matches at once would block a phone for a noticeable time.
  const deferredCup = useDeferredValue(cup);
  // The top of the page is drawn first, and the cup in a transition, so that a slow phone can answer a touch in between. A page whose top
  // is of the cup too begins in one piece, so that it never has a wrong heading. So does a page to which somebody returns, because
  // their scroll position may be far down.
  const isReturned = useIsReturned();
  const [isTopDrawn, setTopDrawn] = useState(isReturned || failureTop !== undefined);
  useEffect(() => startTransition(() => setTopDrawn(true)), []);
  const shownCup = isTopDrawn ? deferredCup : undefined;
  // Every request for news redraws this component. The memo keeps the whole page from being redrawn with it.
  const page = useMemo(() => {
    if (!shownCup) return skeleton;
    if (!shownCup.categories) return children(shownCup);
    return (
      <Suspense fallback={skeleton}>
        <CupInCategories cup={shownCup} view={view}>
          {children}
        </CupInCategories>
      </Suspense>
    );
  }, [shownCup, view, children, skeleton]);
  useEffect(() => {
    if (cup) void followLanguageOf(cup).catch(() => undefined);
  }, [cup]);
  if (isError) {
    const failure = <LoadFailed onTryAgain={() => void refetch()} />;
    if (!failureTop) return failure;
    return (
      <>
        {failureTop}
        <Container isSection>{failure}</Container>
      </>
    );
  }
  return (
    <>
      {isStale && <Notice>{generalTexts.lastUpdated(clockTime(lastUpdated))}</Notice>}
      {shownCup?.liveParts?.goalNews}
      {!cup && <SlowNotice />}
      {page}
      {shownCup && <ForSearchEngines cup={shownCup} />}
    </>
  );
}

/** Shows the current cup, or its part of the chosen category, and keeps it up to date: loading, loaded, perhaps stale, or failed. */
export function PublicCup({ isWhole, ...props }: PublicCupProps) {
  const view = useTournaments((state) =>
    isWhole ? state.currentTournament?.tournamentId : shownView(state),
  );
  if (!view) return props.skeleton;
  return <Loaded key={view} view={view} {...props} />;
}
