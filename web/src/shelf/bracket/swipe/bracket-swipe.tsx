import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { CLUB_LANGUAGE } from '../../club/club-language';
import { useDrawnCount } from '../../hooks/use-drawn-count';
import { useTexts } from '../../texts/use-texts';
import chips from '../../ui/chips.module.css';
import { type BracketColumn, columnsOf, currentColumn } from '../bracket-columns';
import styles from './bracket-swipe.module.css';
import { type BracketRound, findFeeders } from '../cup-rounds';
import { CARDS_AT_ONCE, drawnHow, litTeamOf, MatchPlace } from '../match-card';
import { useLitTeam } from '../use-lit-team';
import { useSwiping } from './use-swiping';

/** In the order in which the cards are drawn: from the column that is seen first. */
function inOrder(columns: readonly BracketColumn[], opening: number): ReadonlyMap<string, number> {
  const seeds = [...columns.slice(opening), ...columns.slice(0, opening)]
    .flat()
    .flatMap((round) => round.seeds);
  return new Map(seeds.map(({ id }, index) => [id, index]));
}

/** Where the rounds stand while Swiper is not there, see the stylesheet. */
function placeOf(shown: number, count: number): CSSProperties {
  return { '--shown': shown, '--count': count } as CSSProperties;
}

/** As many cards as most phones show of a round at first. */
const NEAR = 3;

/** One round after the other, to be swiped or chosen by name; it opens on the one that is being played. */
export function BracketSwipe({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { bracket: bracketTexts, match: matchTexts } = useTexts();
  const columns = useMemo(() => columnsOf(rounds, findFeeders(rounds)), [rounds]);
  const [opening] = useState(() => currentColumn(columns));
  const order = useMemo(() => inOrder(columns, opening), [columns, opening]);
  const { container, isNear, shown, chosen, show, isAttached } = useSwiping(
    opening,
    columns.map(([main]) => main?.stageId),
  );
  const { litTeam, handlers } = useLitTeam();
  const drawnCount = useDrawnCount(0, order.size, CARDS_AT_ONCE, { isWanted: isNear });

  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Reading `offsetLeft` lays out the bracket. That is not needed while it is far below the window; otherwise a frame does it anyway.
    if (!isNear) return undefined;
    const frame = requestAnimationFrame(() => {
      const tab = tabs.current?.children[chosen];
      // Not `scrollIntoView`, which would scroll the page as well.
      if (tab instanceof HTMLElement && tabs.current)
        tabs.current.scrollLeft = tab.offsetLeft - tab.offsetWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [isNear, chosen]);

  const drawRound = ({ stageId, name, seeds }: BracketRound) => (
    <section key={stageId} className={styles['round']}>
      <h3 lang={CLUB_LANGUAGE} className={styles['name']}>
        {name}
      </h3>
      {seeds.length === 0 && <p className={styles['empty']}>{bracketTexts.noMatchesInRound}</p>}
      <ol className={styles['matches']}>
        {seeds.map((seed) => (
          <MatchPlace
            key={seed.id}
            drawn={drawnHow(order.get(seed.id), drawnCount, NEAR)}
            seed={seed}
            texts={matchTexts}
            litTeam={litTeamOf(seed.match, litTeam)}
          />
        ))}
      </ol>
    </section>
  );

  return (
    <div className={styles['bracket']} {...handlers}>
      {/* One round is nothing to choose from. */}
      {columns.length > 1 && (
        <div
          className={`${chips['chips']} ${styles['tabs']}`}
          ref={tabs}
          role="group"
          aria-label={bracketTexts.rounds}
        >
          {columns.map(([main], index) => (
            <button
              key={main?.stageId}
              type="button"
              lang={CLUB_LANGUAGE}
              className={chips['chip']}
              aria-pressed={index === chosen}
              onClick={() => show(index)}
            >
              {main?.name}
            </button>
          ))}
        </div>
      )}
      <div
        className={`swiper ${styles['swiper']}`}
        ref={container}
        // Focus and the search in the page scroll what is cut off; the rounds are moved in another way.
        onScroll={({ currentTarget }) => (currentTarget.scrollLeft = 0)}
      >
        <div className={`swiper-wrapper ${styles['wrapper']}`} style={placeOf(shown, columns.length)}>
          {columns.map((column, index) => (
            <div
              key={column[0]?.stageId}
              className={`swiper-slide ${styles['slide']}`}
              data-past={index < shown || undefined}
              onFocus={isAttached ? undefined : () => show(index)}
            >
              {column.map(drawRound)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
