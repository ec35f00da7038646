import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { laterPart } from '../../shelf/code/later';
import { podiumOf } from '@futsal-cup/domain/bracket/podium';
import type { CupState } from '@futsal-cup/domain/schedule/cup-state';
import { currentDay } from '@futsal-cup/domain/schedule/current-day';
import { type Clock, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { GroupTables, useTitleOfTables } from '../tables/group-tables';
import { Bracket } from '../../shelf/bracket/bracket';
import { allMatches } from '../../shelf/cup/all-matches';
import { hasBracket, type Cup, type Match } from '../../shelf/cup/cup';
import { inCategory } from '../../shelf/cup/stage-name';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { MatchDays } from '../match-row/match-days';
import { plays } from '../../shelf/match/plays';
import { playerTablesOf } from '../../shelf/lists/player-tables';
import { Scorers, SCORERS_PART, titleOfScorers } from '../scorers/scorers';
import { useSiteTexts } from '../texts/site-texts';
import { Reveal, Section } from '../layout/section';
import { BRACKET_ADDRESS, paths, TABLES_ADDRESS } from '../../shelf/addresses/paths';
import { useHomeTexts } from '../texts/home-texts';
import { loadPagesTexts } from '../texts/pages-texts';
import chips from '../../shelf/ui/chips.module.css';
import looks from '../../shelf/styles/looks.module.css';

const TimelineLines = laterPart(async () => {
  const [module] = await Promise.all([import('../timeline/timeline'), loadPagesTexts()]);
  return module.TimelineLines;
});

interface HomeCupProps {
  readonly cup: Cup;
  readonly state: CupState;
  readonly clock: Clock;
}

/** Shows the final and the other matches of the champion. */
function WayOfChampion({ cup }: { readonly cup: Cup }) {
  const { cupState: texts } = useHomeTexts();
  const podium = podiumOf(cup.Stages);
  if (!podium) return null;
  const isOnTheWay = (match: Match) => match !== podium.final && plays(match, podium.first);
  const days = matchesByDate(allMatches(cup).filter(isOnTheWay));
  return (
    <>
      {podium.final && (
        <Section title={inCategory(cup.category, texts.final)}>
          <MatchDays cup={cup} days={matchesByDate([podium.final])} />
          {podium.final.logRevision !== null && (
            <Suspense>
              <TimelineLines match={podium.final} version={cup.version} />
            </Suspense>
          )}
        </Section>
      )}
      {days.length > 0 && (
        <Section title={inCategory(cup.category, texts.way)}>
          <MatchDays cup={cup} days={days} />
        </Section>
      )}
    </>
  );
}

/** Shows the matches of the current day: the first day, today or the next day. */
function MatchesOfDay({ cup, state, clock }: HomeCupProps) {
  const { cupState: texts } = useHomeTexts();
  const day = currentDay(allMatches(cup), clock);
  if (!day) return null;
  const title = state === 'upcoming' ? texts.firstMatches : day.isToday ? texts.today : texts.nextDay;
  return (
    <Section title={title}>
      <MatchDays cup={cup} days={[day]} clock={clock} />
    </Section>
  );
}

function hasGroups({ Stages }: Pick<Cup, 'Stages'>): boolean {
  return Stages.some(({ groups }) => groups.length > 0);
}

/** Links to the tables and the bracket, because there may be many matches of the day above them. */
function HomeParts({ cup, scorers }: { readonly cup: Cup; readonly scorers: string | null }) {
  const { navigation: texts } = useSiteTexts();
  const ofCup = useCupAddress();
  const hasTables = hasGroups(cup);
  if (!hasTables && !hasBracket(cup) && scorers === null) return null;
  return (
    <nav className={`${chips['chips']} ${looks['offPaper']}`} aria-label={texts.home}>
      {hasTables && (
        <Link className={chips['chip']} to={ofCup(TABLES_ADDRESS)}>
          {cup.shown ? texts.groups : texts.table}
        </Link>
      )}
      {hasBracket(cup) && (
        <Link className={chips['chip']} to={ofCup(BRACKET_ADDRESS)}>
          {texts.bracket}
        </Link>
      )}
      {scorers !== null && (
        <Link className={chips['chip']} to={ofCup(`${paths.home}#${SCORERS_PART}`)}>
          {scorers}
        </Link>
      )}
    </nav>
  );
}

/** The lower part of the home page that shows the cup itself. It is loaded when a visitor scrolls towards it. */
export function HomeCup(props: HomeCupProps) {
  const { cup } = props;
  const titleOfTables = useTitleOfTables(cup);
  const { bracket: bracketTexts } = useSiteTexts();
  const homeTexts = useHomeTexts();
  const scorers = useMemo(() => playerTablesOf(cup), [cup]);
  return (
    <>
      <HomeParts cup={cup} scorers={titleOfScorers(scorers, homeTexts)} />
      {props.state === 'finished' ? (
        (cup.parts ?? [cup]).map((part) => <WayOfChampion key={part.category ?? ''} cup={part} />)
      ) : (
        <MatchesOfDay {...props} />
      )}
      {(!cup.shown || hasGroups(cup)) && (
        <Reveal>
          <Section title={titleOfTables} id="table">
            <GroupTables cup={cup} />
          </Section>
        </Reveal>
      )}
      {hasBracket(cup) && (
        <Section title={bracketTexts.title}>
          <Bracket cup={cup} />
        </Section>
      )}
      <Scorers parts={scorers} />
    </>
  );
}
