import { Suspense, useMemo } from 'react';
import { type Cup, hasBracket } from '../cup/cup';
import type { CupWithPlaces } from '../cup/level-group';
import { useMedia } from '../hooks/use-viewport';
import { cupLanguage } from '../stores/tournaments';
import { stack } from '../styles/layout';
import looks from '../styles/looks.module.css';
import { useTexts } from '../texts/use-texts';
import { EmptyText, Skeleton } from '../ui/content-states';
import { cupRounds } from './cup-rounds';
import { BracketSwipe, BracketTree, SWIPEABLE } from './layouts';

function BracketOfPart({ cup }: { readonly cup: CupWithPlaces }) {
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

interface BracketProps {
  readonly cup: CupWithPlaces & Pick<Cup, 'parts'>;
}

/**
 * Draws the bracket of a cup, or of each of its categories: connected rounds in a wide window, swiped ones in a narrow one. Its headings are
 * `h3` for a round and `h4` for a match, so it belongs under an `h2`.
 */
export function Bracket({ cup }: BracketProps) {
  if (!cup.parts) return <BracketOfPart cup={cup} />;
  return (
    <div className={stack(5)}>
      {cup.parts.filter(hasBracket).map((part) => (
        <section key={part.category ?? ''} className={stack(3)} aria-label={part.category}>
          <p className={looks['heading']} lang={cupLanguage()}>
            <strong>{part.category}</strong>
          </p>
          <BracketOfPart cup={part} />
        </section>
      ))}
    </div>
  );
}
