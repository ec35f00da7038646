import { formatTime } from '@futsal-cup/domain/cup/dates';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { compareByKickOff, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import type { CSSProperties, ReactNode } from 'react';
import { allMatches } from '../../shelf/cup/all-matches';
import { cupRounds } from '../../shelf/bracket/cup-rounds';
import { type Cup, hasBracket, type Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { fullStageName, stageName } from '../../shelf/cup/stage-name';
import { namedSide, WithNames } from '../../shelf/cup/with-names';
import { MatchNote } from '../../shelf/match/match-note';
import { useTexts } from '../../shelf/texts/use-texts';
import { useCurrentCup } from '../cup/cup-context';
import { courtsOf } from '../scorers/scope-choices';
import { useAdminTexts } from '../texts/admin-texts';
import { Paper, PaperPage, type PaperProps, PaperTable } from './paper';
import styles from './paper.module.css';

/** The score as '2 : 1 (5:4)', with the kicks of a shoot-out in brackets, or a colon between which it is written. */
export function scoreText(match: Match): string {
  const { local, visitor } = match.running ?? match;
  const kicks = local.kicks === null ? '' : ` (${local.kicks}:${visitor.kicks})`;
  return `${local.goals ?? ''} : ${visitor.goals ?? ''}${kicks}`;
}

/** The time of the kick-off; none of a postponed match, which keeps only the one that it had. */
export function kickOffTime({ state, time }: Match): string | null {
  return state === 'postponed' ? null : formatTime(time);
}

/** Returns the chosen matches in the order of their kick-offs. */
export function matchesToPrint({ parts, chosen: { court, day, stage } }: PaperProps): readonly Match[] {
  const isChosen = ({ date, location, stageId, state }: Match) =>
    (!court || nameKey(location) === nameKey(court)) &&
    (!day || (date === day && state !== 'postponed')) &&
    (!stage || stageId === stage);
  return parts.flatMap(allMatches).filter(isChosen).sort(compareByKickOff);
}

/** Returns the name of the team that a plan lets referee a match, if there is one. */
export function refereeOf({ Teams }: Cup, { refereeTeamId }: Match): string | undefined {
  return Teams.find(({ teamId }) => teamId === refereeTeamId)?.name;
}

/** Returns in which stage and group of a cup a match is played. */
export function placeInCup({ Stages }: Cup, { Stage, groupId }: Match): string {
  const group = Stages.flatMap(({ groups }) => groups).find((each) => each.groupId === groupId);
  return [fullStageName(Stage), group?.name].filter(Boolean).join(' · ');
}

interface MatchList {
  readonly title: string;
  readonly matches: readonly Match[];
  /** What all matches have in common, which the title says. */
  readonly common?: 'court' | 'stage' | false;
}

function MatchTable({ title, matches, common }: MatchList) {
  const cup = useCurrentCup();
  const { match: heads } = useAdminTexts().print;
  const columns: readonly (readonly [name: keyof typeof heads, cell: (match: Match) => ReactNode])[] = [
    ['time', kickOffTime],
    ['number', ({ matchNumber }) => matchNumber],
    ['local', ({ local }) => <WithNames text={namedSide(local)} />],
    ['score', (match) => [scoreText(match), <MatchNote key="note" match={match} />]],
    ['visitor', ({ visitor }) => <WithNames text={namedSide(visitor)} />],
    ['court', ({ location }) => location],
    ['stage', (match) => placeInCup(cup, match)],
    ['referee', (match) => refereeOf(cup, match)],
  ];
  // No sheet has a column in which nothing stands.
  const used = columns.filter(([name, cell]) => matches.some(cell) && name !== common);
  return <PaperTable {...{ title, heads }} columns={used} rows={matches} />;
}

/** Divides matches into lists for each day, or for each day of each court. Postponed matches stand in a list of their own at the end. */
function useLists(matches: readonly Match[], isOneCourt: boolean): readonly MatchList[] {
  const { matchStates, match: texts } = useTexts();
  const isPostponed = ({ state }: Match) => state === 'postponed';
  const planned = matches.filter((match) => !isPostponed(match));
  const postponed = matches.filter(isPostponed);
  const courts = isOneCourt ? courtsOf(planned) : [null];
  const lists = courts.flatMap((court) => {
    const onCourt = planned.filter(({ location }) => court === null || nameKey(location) === nameKey(court));
    return matchesByDate(onCourt).map(({ date, matches: ofDay }) => {
      const where = court === null ? '' : `${court || texts.unknownVenue} · `;
      return { title: where + slashDate(date), matches: ofDay, common: isOneCourt && 'court' } as const;
    });
  });
  if (postponed.length === 0) return lists;
  return [...lists, { title: matchStates.postponed, matches: postponed }];
}

export function Fixtures(props: PaperProps) {
  const { print: texts } = useAdminTexts();
  const lists = useLists(matchesToPrint(props), props.chosen.order === 'court');
  return (
    <Paper kind={props.kind}>
      {lists.length > 0 && (
        <PaperPage title={texts.kinds[props.kind]}>
          {lists.map((list) => (
            <MatchTable key={list.matches[0]?.matchId} {...list} />
          ))}
        </PaperPage>
      )}
    </Paper>
  );
}

/** Prints each day of each court on a page of its own, to be read from some steps away. */
export function CourtDays(props: PaperProps) {
  const { name } = useCurrentCup();
  const isPlanned = ({ location, state }: Match) => location !== '' && state !== 'postponed';
  const lists = useLists(matchesToPrint(props).filter(isPlanned), true);
  const rowsStyle = ({ length }: readonly Match[]) => ({ '--rows': length }) as CSSProperties;
  return (
    <Paper kind={props.kind}>
      {lists.map((list) => (
        <section key={list.matches[0]?.matchId} className={styles['door']} style={rowsStyle(list.matches)}>
          <p>{name}</p>
          <MatchTable {...list} />
        </section>
      ))}
    </Paper>
  );
}

/** Lists the rounds of each bracket with their matches, whose placeholders tell which winners they wait for. */
export function Bracket({ parts, kind }: PaperProps) {
  const { print: texts } = useAdminTexts();
  return (
    <Paper kind={kind}>
      {parts.filter(hasBracket).map((part) => (
        <PaperPage key={part.Stages[0]?.stageId} title={texts.kinds[kind]} category={part.category}>
          {cupRounds(part).map((round) => {
            const matches = round.seeds.map(({ match }) => match);
            return (
              <MatchTable key={round.stageId} title={stageName(round)} common="stage" matches={matches} />
            );
          })}
        </PaperPage>
      ))}
    </Paper>
  );
}
