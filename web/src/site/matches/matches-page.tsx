import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { type ArrangedMatches, isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { Suspense, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { loadLayout } from '../../shelf/bracket/layouts';
import { laterPart } from '../../shelf/code/later';
import { hasBracket, type Cup, type Match } from '../../shelf/cup/cup';
import { DayChips } from './day-chips';
import { matchFilter } from './match-filter';
import { MatchLists } from './match-lists';
import { MatchParts, NowChip } from './match-parts';
import { useLater } from '../layout/use-later';
import { useNearView } from '../../shelf/hooks/use-viewport';
import { useMatchLists } from './use-match-lists';
import { BRACKET_PART } from '../../shelf/addresses/paths';
import { loadFilterTexts } from '../texts/filters/filter-texts';
import { useSiteTexts } from '../texts/site-texts';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { Section } from '../layout/section';
import { Skeleton } from '../../shelf/ui/content-states';
import { NextMatch } from '../next-match/next-match';
import { BoardAndNext } from '../cup/board-and-next';
import { PublicCup } from '../cup/public-cup';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from '../layout/page.module.css';

const Bracket = laterPart(async () => {
  const [module] = await Promise.all([import('../../shelf/bracket/bracket'), loadLayout()]);
  return module.Bracket;
});

const MatchTools = laterPart(async () => {
  const [module] = await Promise.all([import('./match-tools'), loadFilterTexts()]);
  return module.MatchTools;
});

/** With more matches than this, the page has filters. */
const MANY = 12;

/** After this time the print button is there, wherever the visitor has scrolled to. */
const TIME_TO_READ_MS = 5_000;

/** Returns the matches that the address selects. */
function useWanted(cup: Cup, lists: ArrangedMatches<Match>): ArrangedMatches<Match> {
  const [search] = useSearchParams();
  return useMemo(() => {
    const isWanted = matchFilter(cup, search);
    return {
      upcoming: lists.upcoming.filter(isWanted),
      board: lists.board.filter(isWanted),
      results: lists.results.filter(isWanted),
    };
  }, [cup, lists, search]);
}

/** Shows the chip of the live matches if any of them fits the filters. */
function NowOfCup({ cup }: { readonly cup: Cup }) {
  const { clock, lists } = useMatchLists(cup);
  return useWanted(cup, lists).board.some((match) => isOnNow(match, clock)) && <NowChip />;
}

/** Shows the bracket, or a skeleton while the cup or its code is loading. */
function BracketView({ cup }: { readonly cup?: Cup }) {
  const { bracket: bracketTexts } = useSiteTexts();
  const skeleton = <Skeleton height="500px" mayGrow />;
  return (
    <>
      <MatchParts now={cup && <NowOfCup cup={cup} />} />
      <Section title={bracketTexts.title} id="bracket">
        <div className={styles['bracket']}>
          {cup ? (
            <Suspense fallback={skeleton}>
              <Bracket cup={cup} />
            </Suspense>
          ) : (
            skeleton
          )}
        </div>
      </Section>
    </>
  );
}

interface ToolsProps {
  readonly cup: Cup;
  readonly hasMany: boolean;
  readonly hasNone: boolean;
}

function Tools({ cup, hasMany, hasNone }: ToolsProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>('0px');
  const isRead = useLater(TIME_TO_READ_MS);
  return (
    <div className={styles['tools']} data-many={hasMany || undefined} ref={ref}>
      <Suspense>
        {(isNear || isRead) && <MatchTools cup={cup} hasMany={hasMany} hasNone={hasNone} />}
      </Suspense>
    </div>
  );
}

function ListsSkeleton() {
  return (
    <>
      <Skeleton height="22rem" />
      <Skeleton height="22rem" />
      <Skeleton height="40rem" />
    </>
  );
}

function MatchesSkeleton() {
  return (
    <>
      <MatchParts />
      <ListsSkeleton />
    </>
  );
}

function ListsOfCup({ cup }: { readonly cup: Cup }) {
  const { clock, lists } = useMatchLists(cup);
  const wanted = useWanted(cup, lists);
  const kickedOff = lists.board.length + lists.results.length;
  const hasMany = kickedOff + lists.upcoming.length > MANY;
  const wantedKickedOff = wanted.board.length + wanted.results.length;
  // The sample match on the board is meant for a cup that has not begun, not for a team that has not played yet.
  const hasBoard = kickedOff === 0 || wantedKickedOff > 0;
  const hasNone = hasMany && wantedKickedOff + wanted.upcoming.length === 0;
  const board = <BoardAndNext cup={cup} lists={wanted} clock={clock} hasBoard={hasBoard} />;
  if (cup.choice) {
    return (
      <>
        {cup.choice}
        {board}
      </>
    );
  }
  return (
    <>
      <MatchParts
        hasBracket={hasBracket(cup)}
        shown={cup.shown}
        hasLists={!hasNone}
        now={wanted.board.some((match) => isOnNow(match, clock)) && <NowChip />}
      >
        <DayChips lists={wanted} />
      </MatchParts>
      {!hasNone && <div className={stack(5, looks['offPaper'])}>{board}</div>}
      <Tools cup={cup} hasMany={hasMany} hasNone={hasNone} />
      {!hasNone && <MatchLists cup={cup} lists={wanted} />}
      {cupStateOf(wanted) === 'finished' && (
        <div className={stack(5, looks['offPaper'])}>
          <NextMatch match={undefined} cup={cup} />
        </div>
      )}
    </>
  );
}

/** The bracket has a view of its own, because below a hundred matches nobody would find it. */
export function Component() {
  const { navigation } = useSiteTexts();
  const isBracket = useLocation().hash === BRACKET_PART;
  return (
    <>
      <CupBanner title={navigation.matches} />
      <Container isSection className={stack(5, styles['sections'])}>
        <PublicCup skeleton={isBracket ? <BracketView /> : <MatchesSkeleton />}>
          {(cup) =>
            isBracket && !cup.shown && !cup.choice ? <BracketView cup={cup} /> : <ListsOfCup cup={cup} />
          }
        </PublicCup>
      </Container>
    </>
  );
}

/**
 * Loads the code of the bracket together with the cup, while the top of the page is drawn. If this fails, the bracket itself
 * requests its code again.
 */
export function load(): Promise<void> {
  if (window.location.hash === BRACKET_PART) Bracket.load().catch(() => undefined);
  return Promise.resolve();
}
