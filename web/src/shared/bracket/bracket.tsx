import { Suspense, useMemo } from 'react';
import { laterPart } from '../code/later';
import type { Cup } from '../cup/cup';
import { useMedia } from '../hooks/use-viewport';
import { useTexts } from '../texts/use-texts';
import { EmptyText, Skeleton } from '../ui/content-states';
import { cupRounds } from './cup-rounds';

/** Swiper is loaded only on narrow windows. */
const BracketSwipe = laterPart(async () => (await import('./bracket-swipe')).BracketSwipe);

/** Phones have no use for it. */
const BracketTree = laterPart(async () => (await import('./bracket-tree')).BracketTree);

/** From this width down the rounds are swiped. */
const SWIPEABLE = '(width <= 992px)';

/** Asks for the code of the layout that this window shows. */
export async function loadLayout(): Promise<void> {
  await (window.matchMedia(SWIPEABLE).matches ? BracketSwipe : BracketTree).load();
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
  const Layout = useMedia(SWIPEABLE) ? BracketSwipe : BracketTree;
  if (rounds.every(({ seeds }) => seeds.length === 0)) return <EmptyText text={bracketTexts.empty} />;
  return (
    <Suspense fallback={<Skeleton height="500px" />}>
      <Layout rounds={rounds} />
    </Suspense>
  );
}
