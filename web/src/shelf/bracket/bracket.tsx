import { Suspense, useMemo } from 'react';
import type { CupWithPlaces } from '../cup/level-group';
import { useMedia } from '../hooks/use-viewport';
import { useTexts } from '../texts/use-texts';
import { EmptyText, Skeleton } from '../ui/content-states';
import { cupRounds } from './cup-rounds';
import { BracketSwipe, BracketTree, SWIPEABLE } from './layouts';

interface BracketProps {
  readonly cup: CupWithPlaces;
}

/**
 * Draws the bracket of a cup: connected rounds in a wide window, swiped ones in a narrow one. Its headings are `h3` for a round and
 * `h4` for a match, so it belongs under an `h2`.
 */
export function Bracket({ cup }: BracketProps) {
  const { bracket: bracketTexts } = useTexts();
  const rounds = useMemo(() => cupRounds(cup), [cup]);
  const Layout = useMedia(SWIPEABLE) ? BracketSwipe : BracketTree;
  if (rounds.every(({ seeds }) => seeds.length === 0)) return <EmptyText text={bracketTexts.empty} />;
  return (
    <Suspense fallback={<Skeleton height="500px" mayGrow />}>
      <Layout rounds={rounds} />
    </Suspense>
  );
}
