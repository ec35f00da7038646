import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { stageLanguage, stageName } from '../../cup/stage-name';
import { stack } from '../../styles/layout';
import looks from '../../styles/looks.module.css';
import { useRowsToDraw } from '../../page/use-rows-to-draw';
import { useTexts } from '../../texts/use-texts';
import chips from '../../ui/chips.module.css';
import { type BracketColumn, columnsOf, currentColumn } from '../bracket-columns';
import styles from './bracket-swipe.module.css';
import { type BracketRound, findFeeders } from '../cup-rounds';
import { litTeamOf, MatchPlace } from '../match-card';
import { useLitTeam } from '../use-lit-team';
import { useSwiping } from './use-swiping';

/** Returns the position of the rounds while Swiper is not loaded, see the stylesheet. */
function placeOf(shown: number, count: number): CSSProperties {
  return { '--shown': shown, '--count': count } as CSSProperties;
}

interface RoundTabsProps {
  readonly columns: readonly BracketColumn[];
  readonly chosen: number;
  /** Whether the bracket is near the window. */
  readonly isNear: boolean;
  readonly onChoose: (index: number) => void;
}

/** Offers the rounds by name, and keeps the chosen one in view. */
function RoundTabs({ columns, chosen, isNear, onChoose }: RoundTabsProps) {
  const { bracket: texts } = useTexts();
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Reading `offsetLeft` forces a layout of the bracket. That is unnecessary while the bracket is far below the window. Near the
    // window a frame lays it out anyway.
    if (!isNear) return undefined;
    const frame = requestAnimationFrame(() => {
      const tab = tabs.current?.children[chosen];
      // `scrollIntoView` would scroll the page as well.
      if (tab instanceof HTMLElement && tabs.current)
        tabs.current.scrollLeft = tab.offsetLeft - tab.offsetWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [isNear, chosen]);
  return (
    <div
      className={`${chips['chips']} ${looks['offPaper']}`}
      ref={tabs}
      role="group"
      aria-label={texts.rounds}
    >
      {columns.map(([main], index) => (
        <button
          key={main?.stageId}
          type="button"
          lang={main && stageLanguage(main)}
          className={chips['chip']}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          {main && stageName(main)}
        </button>
      ))}
    </div>
  );
}

/** Shows one round after the other. A round can be swiped to or chosen by name, and the bracket opens on the round that is being played. */
export function BracketSwipe({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { bracket: bracketTexts, match: matchTexts } = useTexts();
  const columns = useMemo(() => columnsOf(rounds, findFeeders(rounds)), [rounds]);
  const [opening] = useState(() => currentColumn(columns));
  const { container, isNear, shown, chosen, show, isAttached } = useSwiping(
    opening,
    columns.map(([main]) => main?.stageId),
  );
  const { litTeam, handlers } = useLitTeam();
  // The rounds are drawn first, and their cards afterwards.
  const areCardsDrawn = useRowsToDraw(0) > 0;

  const drawRound = (round: BracketRound) => (
    <section key={round.stageId}>
      <h3 lang={stageLanguage(round)} className={styles['name']}>
        {stageName(round)}
      </h3>
      {round.seeds.length === 0 && <p className={looks['faint']}>{bracketTexts.noMatchesInRound}</p>}
      <ol className={stack(3, styles['matches'])}>
        {round.seeds.map((seed) => (
          <MatchPlace
            key={seed.id}
            isDrawn={areCardsDrawn}
            seed={seed}
            texts={matchTexts}
            litTeam={litTeamOf(seed.match, litTeam)}
          />
        ))}
      </ol>
    </section>
  );

  return (
    <div className={stack(3, styles['bracket'])} {...handlers}>
      {/* A single round needs no choice. */}
      {columns.length > 1 && <RoundTabs columns={columns} chosen={chosen} isNear={isNear} onChoose={show} />}
      <div
        className={`swiper ${styles['swiper']}`}
        ref={container}
        // Focus and the search in the page scroll to hidden content. This scrolling is undone, because a transform moves the rounds.
        onScroll={({ currentTarget }) => (currentTarget.scrollLeft = 0)}
      >
        <div className={`swiper-wrapper ${styles['wrapper']}`} style={placeOf(shown, columns.length)}>
          {columns.map((column, index) => (
            <div
              key={column[0]?.stageId}
              className={stack(5, 'swiper-slide', styles['slide'])}
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
