import { Suspense, useMemo } from 'react';
import { laterPart } from '../code/later';
import type { Cup } from '../cup/cup';
import { useMedia, useNearView } from '../hooks/use-viewport';
import { useTexts } from '../texts/use-texts';
import { EmptyText, Skeleton } from '../ui/content-states';
import { type BracketRound, cupRounds } from './cup-rounds';

const skeleton = <Skeleton height="500px" />;

/** Swiper is loaded only on narrow windows, and only when the bracket comes near: on a phone it is far down the page. */
const BracketSwipe = laterPart(async () => (await import('./bracket-swipe')).BracketSwipe);

/** Phones have no use for it. */
const BracketTree = laterPart(async () => (await import('./bracket-tree')).BracketTree);

/** From this width down the rounds are swiped. */
const SWIPEABLE = '(width <= 992px)';

function BracketNearView({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('300px');
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={skeleton}>
          <BracketSwipe rounds={rounds} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}

interface BracketProps {
  readonly cup: Pick<Cup, 'Stages'>;
}

/**
 * The bracket of a cup: connected rounds on a wide window, swiped ones on a narrow one. Its headings are `h3` for a round and
 * `h4` for a match, so it belongs under an `h2`.
 */
export function Bracket({ cup }: BracketProps) {
  const { bracket: bracketTexts } = useTexts();
  const rounds = useMemo(() => cupRounds(cup), [cup]);
  const isSwipeable = useMedia(SWIPEABLE);
  if (rounds.every(({ seeds }) => seeds.length === 0)) return <EmptyText text={bracketTexts.empty} />;
  if (isSwipeable) return <BracketNearView rounds={rounds} />;
  return (
    <Suspense fallback={skeleton}>
      <BracketTree rounds={rounds} />
    </Suspense>
  );
}
