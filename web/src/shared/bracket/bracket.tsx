import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { lazy, Suspense, useMemo } from 'react';
import { useMedia, useNearView } from '../hooks/use-viewport';
import { bracketTexts } from '../texts/bracket';
import { EmptyText, Skeleton } from '../ui/content-states';
import { BracketTree } from './bracket-tree';
import { type BracketRound, cupRounds } from './cup-rounds';

const swipeSkeleton = <Skeleton height="500px" />;

/** Swiper loads only where there is something to swipe, and not before it comes near: on a phone the bracket is far down. */
const BracketSwipe = lazy(async () => {
  const module = await import('./bracket-swipe');
  return { default: module.BracketSwipe };
});

/** From this width down the rounds are swiped. */
const SWIPEABLE = '(width <= 992px)';

function BracketNearView({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('300px');
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={swipeSkeleton}>
          <BracketSwipe rounds={rounds} />
        </Suspense>
      ) : (
        swipeSkeleton
      )}
    </div>
  );
}

interface BracketProps {
  readonly cup: Pick<TournamentView, 'Stages'>;
}

/**
 * The bracket of a cup for every page that shows one: connected rounds on a wide window, swiped ones on a narrow one. Headings
 * inside are `h3` for a round and `h4` for a match, so it stands under an `h2`.
 */
export function Bracket({ cup }: BracketProps) {
  const rounds = useMemo(() => cupRounds(cup), [cup]);
  const isSwipeable = useMedia(SWIPEABLE);
  if (rounds.every(({ seeds }) => seeds.length === 0)) return <EmptyText text={bracketTexts.empty} />;
  return isSwipeable ? <BracketNearView rounds={rounds} /> : <BracketTree rounds={rounds} />;
}
