import { hasScore } from '@futsal-cup/domain/cup/outcome';
import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { stageLanguage, stageName } from '../cup/stage-name';
import { usePrinting } from '../hooks/use-printing';
import { useIsReturned } from '../page/kept-place';
import { useTexts } from '../texts/use-texts';
import { type BracketColumn, columnsOf, currentColumn } from './bracket-columns';
import { heightInSlots, layOutBracket, type Spot } from './bracket-layout';
import { CARD_HEIGHT, rowStepOf, treeStyle, widthInColumns } from './bracket-sizes';
import styles from './bracket-tree.module.css';
import { ConnectorLines } from './connector-lines';
import { type BracketRound, findFeeders } from './cup-rounds';
import { litTeamOf, MatchPlace } from './match-card';
import { useLitTeam } from './use-lit-team';

/** A tree with more slots than this is higher than the window, so it scrolls in its own container. */
const LARGE = 6;

/** A tree with this many columns does not fit into the column of the page. */
const WIDE = 5;

/**
 * Returns the position at which the tree opens: the first match of the column that has no result, or else the first match of the column.
 */
function openingSpot(column: BracketColumn, spots: ReadonlyMap<string, Spot>): Spot {
  const seeds = column.flatMap((round) => round.seeds);
  const seed = seeds.find(({ match }) => !hasScore(match)) ?? seeds[0];
  return (seed && spots.get(seed.id)) ?? { column: 0, slot: 0 };
}

function layOut(rounds: readonly BracketRound[]) {
  const feeders = findFeeders(rounds);
  const columns = columnsOf(rounds, feeders);
  const spots = layOutBracket(
    columns.map((column) => column.map(({ seeds }) => seeds.map(({ id }) => id))),
    feeders,
  );
  const slots = heightInSlots(spots);
  const opening = openingSpot(columns[currentColumn(columns)] ?? [], spots);
  const rowStep = rowStepOf(slots);
  return {
    opening,
    columns,
    slots,
    isLarge: slots > LARGE,
    rowStep,
    feeders,
    spots,
    width: widthInColumns(columns.length),
    height: (slots - 1) * rowStep + CARD_HEIGHT,
  };
}

type Layout = ReturnType<typeof layOut>;

/** Scrolls to the round that is being played. It does so in the frame that lays out the tree, before the tree is visible. */
function useOpening({ opening, columns, slots, isLarge }: Layout) {
  const scroller = useRef<HTMLDivElement>(null);

  // This is an effect event, so later changes of the cup do not run it again and do not scroll while somebody is reading.
  const scrollToOpening = useEffectEvent(() => {
    const element = scroller.current;
    if (!element || (opening.column === 0 && opening.slot === 0)) return;
    const { scrollWidth, scrollHeight, clientHeight } = element;
    element.scrollLeft = (opening.column / columns.length) * scrollWidth;
    if (isLarge) element.scrollTop = ((opening.slot + 0.5) / slots) * scrollHeight - clientHeight / 2;
  });

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => scrollToOpening());
    return () => cancelAnimationFrame(frame);
  }, []);

  return scroller;
}

function matchesOf(rounds: readonly BracketRound[], teamId: string | null): ReadonlySet<string> | null {
  if (teamId === null) return null;
  const seeds = rounds.flatMap((round) => round.seeds);
  return new Set(seeds.filter(({ match }) => litTeamOf(match, teamId)).map(({ id }) => id));
}

function slotOf({ seeds }: BracketRound, spots: ReadonlyMap<string, Spot>): number {
  return Math.min(...seeds.map(({ id }) => spots.get(id)?.slot ?? 0));
}

/**
 * Returns of how many columns the cards may be drawn. The rounds and their lines come first, and then a column in each transition, because a
 * slow processor needs long to lay out a window full of cards. All are drawn at once for paper and for visitors who return.
 */
function useDrawnColumns(count: number): number {
  const isReturned = useIsReturned();
  const isPrinting = usePrinting();
  const [drawn, setDrawn] = useState(isReturned ? count : 0);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return isPrinting ? count : drawn;
}

/** Draws all rounds side by side and connects each match to the one that its winner plays next. */
export function BracketTree({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { bracket: bracketTexts, match: matchTexts } = useTexts();
  const layout = useMemo(() => layOut(rounds), [rounds]);
  const { feeders, columns, spots, isLarge, rowStep, width, height } = layout;
  const scroller = useOpening(layout);
  const { litTeam, handlers } = useLitTeam();
  const drawnColumns = useDrawnColumns(columns.length);
  const lit = useMemo(() => matchesOf(rounds, litTeam), [rounds, litTeam]);
  const style = treeStyle(columns.length);

  const drawRound = (round: BracketRound, column: BracketColumn, index: number) => {
    const isAside = round !== column[0];
    return (
      <li key={round.stageId} className={styles['round']} style={{ gridColumn: index + 1 }}>
        <h3
          className={styles['name']}
          lang={stageLanguage(round)}
          data-aside={isAside || undefined}
          style={isAside ? { top: `${slotOf(round, spots) * rowStep}rem` } : undefined}
        >
          {stageName(round)}
        </h3>
        <ol className={styles['matches']} style={{ height: `${height}rem` }}>
          {round.seeds.map((seed) => (
            <MatchPlace
              isDrawn={index < drawnColumns}
              key={seed.id}
              className={styles['match'] ?? ''}
              top={(spots.get(seed.id)?.slot ?? 0) * rowStep}
              seed={seed}
              texts={matchTexts}
              litTeam={litTeamOf(seed.match, litTeam)}
            />
          ))}
        </ol>
      </li>
    );
  };

  return (
    <div
      ref={scroller}
      className={styles['scroller']}
      data-large={isLarge || undefined}
      data-wide={columns.length >= WIDE || undefined}
      tabIndex={0}
      role="region"
      aria-label={bracketTexts.title}
      {...handlers}
    >
      <div className={styles['tree']} style={style.tree}>
        <ol className={styles['rounds']} style={style.rounds}>
          {columns.map((column, index) => column.map((round) => drawRound(round, column, index)))}
        </ol>
        <ConnectorLines {...{ spots, feeders, rowStep, width, height, lit }} />
      </div>
    </div>
  );
}
