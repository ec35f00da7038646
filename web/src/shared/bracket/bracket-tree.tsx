import { useMemo } from 'react';
import { useDrawRest } from '../hooks/use-draw-rest';
import { useTexts } from '../texts/use-texts';
import { heightInSlots, layOutBracket, type Spot } from './bracket-layout';
import styles from './bracket-tree.module.css';
import { CARD_HEIGHT, CARD_WIDTH, COLUMN_STEP, ConnectorLines, ROW_STEP } from './connector-lines';
import { type BracketRound, findFeeders } from './cup-rounds';
import { MatchCard, matchInWords } from './match-card';

/** From this many matches on, cards are drawn only when they come near the window. */
const LARGE = 16;

function layOut(rounds: readonly BracketRound[]) {
  const feeders = findFeeders(rounds);
  const spots = layOutBracket(
    rounds.map(({ seeds }) => seeds.map(({ id }) => id)),
    feeders,
  );
  const height = (heightInSlots(spots) - 1) * ROW_STEP + CARD_HEIGHT;
  const width = (rounds.length - 1) * COLUMN_STEP + CARD_WIDTH;
  return { feeders, spots, height, width };
}

const ORIGIN: Spot = { column: 0, slot: 0 };

const REM_PX = 16;

/** Whether a card can be seen before anybody scrolls, wherever on the page the bracket begins. */
function isInFirstView({ column, slot }: Spot): boolean {
  const { innerWidth, innerHeight } = window;
  return column * COLUMN_STEP * REM_PX < innerWidth && slot * ROW_STEP * REM_PX < innerHeight;
}

/** All rounds side by side, each match connected to the one that its winner plays next. */
export function BracketTree({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { bracket: bracketTexts } = useTexts();
  const { feeders, spots, height, width } = useMemo(() => layOut(rounds), [rounds]);
  const isRestDrawn = useDrawRest();
  return (
    <div className={styles['scroller']} tabIndex={0} role="region" aria-label={bracketTexts.title}>
      <div className={styles['tree']} data-large={spots.size > LARGE} style={{ width: `${width}rem` }}>
        <ol className={styles['rounds']}>
          {rounds.map(({ stageId, name, seeds }) => (
            <li key={stageId} className={styles['round']}>
              <h3 className={styles['name']}>{name}</h3>
              <ol className={styles['matches']} style={{ height: `${height}rem` }}>
                {seeds.map((seed) => {
                  const spot = spots.get(seed.id) ?? ORIGIN;
                  return (
                    <li
                      key={seed.id}
                      className={styles['match']}
                      style={{ top: `${spot.slot * ROW_STEP}rem` }}
                    >
                      {isRestDrawn || isInFirstView(spot) ? <MatchCard {...seed} /> : matchInWords(seed)}
                    </li>
                  );
                })}
              </ol>
            </li>
          ))}
        </ol>
        <ConnectorLines spots={spots} feeders={feeders} width={width} height={height} />
      </div>
    </div>
  );
}
