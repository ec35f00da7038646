import { type CupState, cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { laterPart } from '../../shelf/code/later';
import type { Cup, Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { Hero } from './hero/hero';
import { lastDayOf } from '../../shelf/cup/all-matches';
import { useMatchLists } from '../matches/use-match-lists';
import { useFollowedTeam } from '../../shelf/stores/followed-team';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useSiteTexts } from '../texts/site-texts';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { HeroFrame } from '../../shelf/page/page-top';
import { Reveal } from '../layout/section';
import { Skeleton } from '../../shelf/ui/content-states';
import { useIsReturned } from '../../shelf/page/kept-place';
import { useLater } from '../layout/use-later';
import { useNearView } from '../../shelf/hooks/use-viewport';
import { BoardAndNext } from '../cup/board-and-next';
import { PublicCup } from '../cup/public-cup';
import { autoGrid, stack } from '../../shelf/styles/layout';
import { loadHomeTexts } from '../texts/home-texts';
import looks from '../../shelf/styles/looks.module.css';
import styles from '../layout/page.module.css';

const MyTeam = laterPart(async () => {
  const [module] = await Promise.all([import('../my-team/my-team'), loadHomeTexts()]);
  return module.MyTeam;
});

const Champions = laterPart(async () => (await import('./champions')).Champions);

const HomeCup = laterPart(async () => {
  const [module] = await Promise.all([import('./home-cup'), loadHomeTexts()]);
  return module.HomeCup;
});

const HomeMore = laterPart(async () => {
  const [module] = await Promise.all([import('./home-more'), loadHomeTexts()]);
  return module.HomeMore;
});

/** The placeholder of parts that are not loaded yet. */
const ROOM = `${styles['room']} ${looks['offPaper']}`;

/** The skeleton is as high as the brief form of the followed team. */
const MY_TEAM_SKELETON = <Skeleton height="2.75rem" />;

/** The skeleton of the content below the top of the page. */
function PartsSkeleton() {
  return (
    <Container isSection className={stack(5, styles['sections'])}>
      <div className={autoGrid(5, styles['halves'])}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
      <Skeleton height="20rem" />
    </Container>
  );
}

function HomeSkeleton() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  // The tournament stays as it was when the page was opened, because a name that arrives later would move the content below.
  const [tournament] = useState(() => useTournaments.getState().currentTournament);
  const hasBegun = tournament ? tournament.date <= today : false;
  const isFollower = useFollowedTeam(tournament?.tournamentId ?? '') !== undefined;
  return (
    <>
      {/* After a shared link the name of the tournament is known only once the cup is loaded. */}
      {tournament?.date ? (
        <Hero {...tournament} hasBegun={hasBegun}>
          {hasBegun && isFollower && MY_TEAM_SKELETON}
        </Hero>
      ) : (
        <HeroFrame low="low" />
      )}
      <PartsSkeleton />
    </>
  );
}

/** Returns what is true of the cup now. The countdown alone says little once it has finished. */
function useStatus(state: CupState, first: Match | undefined): string | null {
  const { home, match: texts } = useSiteTexts();
  if (state !== 'upcoming') return home.status[state];
  return first ? home.firstKickOff(`${slashDate(first.date)}, ${texts.clock(formatTime(first.time))}`) : null;
}

/**
 * After this time the content below the first view is drawn even if the visitor does not scroll. Its code is requested after the
 * same time (load-ahead.ts).
 */
const TIME_TO_READ_MS = 5_000;

/** The content of the home page that does not belong to the cup. It is loaded when a visitor scrolls towards it. */
function MoreBelow({ results }: { readonly results: readonly Match[] }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('600px');
  if (!isNear) return <div className={ROOM} ref={ref} />;
  return (
    <Suspense fallback={<div className={ROOM} />}>
      <HomeMore results={results} />
    </Suspense>
  );
}

interface MainPartsProps {
  readonly cup: Cup;
  readonly state: CupState;
  readonly clock: Clock;
}

/** Draws the tables and the bracket when a visitor scrolls towards them. */
function MainParts({ cup, state, clock }: MainPartsProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>('200px');
  const isRead = useLater(TIME_TO_READ_MS);
  const isReturned = useIsReturned();
  // The parts are drawn early for an address that names a section in them, for a visitor who returns to the page and may have
  // scrolled to them before, and for one who has read for a while and may search the whole page.
  const isDrawn = useLocation().hash !== '' || isReturned || isNear || isRead;
  if (!isDrawn) return <div className={ROOM} ref={ref} />;
  return (
    <Suspense fallback={<div className={ROOM} />}>
      <HomeCup cup={cup} state={state} clock={clock} />
    </Suspense>
  );
}

function HomeOfCup({ cup }: { readonly cup: Cup }) {
  const { clock, lists } = useMatchLists(cup);
  const state = cupStateOf(lists);
  const wanted = useFollowedTeam(cup.tournamentId);
  // The followed team may have been removed from the cup since the visitor chose it.
  const followed = cup.Teams.find(({ teamId }) => teamId === wanted)?.teamId;
  const status = useStatus(state, lists.upcoming[0]);
  // The visitor's team comes first. Once the cup has begun, the team is shown briefly, so that a phone also shows the live or next match.
  const hasBegun = state !== 'upcoming';
  const myTeam = (isBrief: boolean) =>
    followed !== undefined && (
      <Suspense fallback={isBrief ? MY_TEAM_SKELETON : <Skeleton height="12rem" />}>
        <MyTeam cup={cup} teamId={followed} lists={lists} clock={clock} isBrief={isBrief} />
      </Suspense>
    );
  return (
    <>
      <Hero
        name={cup.name}
        date={cup.date}
        lastDay={lastDayOf(cup)}
        timeZone={cup.timeZone}
        logo={cup.logo}
        hasBegun={hasBegun}
        status={status}
      >
        {hasBegun && myTeam(true)}
      </Hero>
      <Container isSection className={stack(5, styles['sections'])}>
        {!hasBegun && myTeam(false)}
        {cup.choice}
        {state === 'finished' && !cup.choice && (
          <Suspense fallback={<Skeleton height="clamp(21rem, 14rem + 24vw, 30.5rem)" />}>
            <Champions cup={cup} />
          </Suspense>
        )}
        <Reveal>
          <div className={autoGrid(5, styles['halves'])}>
            <BoardAndNext cup={cup} lists={lists} clock={clock} />
          </div>
        </Reveal>
        {hasBegun && myTeam(false)}
        {!cup.choice && (
          <>
            <MainParts cup={cup} state={state} clock={clock} />
            <MoreBelow results={lists.results} />
          </>
        )}
      </Container>
    </>
  );
}

export function Component() {
  const { navigation: navigationTexts } = useSiteTexts();
  return (
    <PublicCup skeleton={<HomeSkeleton />} failureTop={<CupBanner title={navigationTexts.home} />}>
      {(cup) => <HomeOfCup cup={cup} />}
    </PublicCup>
  );
}
