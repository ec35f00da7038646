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
import { EmptyText } from '../../shelf/ui/content-states';
import { useCurrentCup } from '../cup/cup-context';
import { courtsOf } from '../scorers/scope-choices';
import { useAdminTexts } from '../texts/admin-texts';
import { Paper, type PaperProps, PaperTitle } from './paper';
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

/** Lists matches, a row each. The head of the table is printed again where it goes on on the next page. */
function MatchTable({ title, matches, common }: MatchList) {
  const cup = useCurrentCup();
  const { match: texts } = useAdminTexts().print;
  const all: readonly (readonly [name: keyof typeof texts, cell: (match: Match) => ReactNode])[] = [
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
  const columns = all.filter(([name, cell]) => matches.some(cell) && name !== common);
  return (
    <table className={styles['table']}>
      <colgroup>
        {columns.map(([name]) => (
          <col key={name} data-column={name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={columns.length}>{title}</th>
        </tr>
        <tr>
          {columns.map(([name]) => (
            <th key={name} data-column={name}>
              {texts[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.matchId}>
            {columns.map(([name, cell]) => (
              <td key={name} data-column={name}>
                {cell(match)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
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
    return matchesByDate(onCourt).map((day) => {
      const title =
        court === null ? slashDate(day.date) : `${court || texts.unknownVenue} · ${slashDate(day.date)}`;
      return { title, matches: day.matches, common: isOneCourt && 'court' };
    });
  });
  if (postponed.length === 0) return lists;
  return [...lists, { title: matchStates.postponed, matches: postponed }];
}

export function Fixtures(props: PaperProps) {
  const { print: texts } = useAdminTexts();
  const lists = useLists(matchesToPrint(props), props.chosen.order === 'court');
  if (lists.length === 0) return <EmptyText text={texts.empty.fixtures} />;
  return (
    <Paper>
      <PaperTitle title={texts.kinds.fixtures} />
      {lists.map((list) => (
        <MatchTable key={list.matches[0]?.matchId} {...list} />
      ))}
    </Paper>
  );
}

function rowsStyle(rows: number) {
  return { '--rows': rows } as CSSProperties;
}

/** Prints each day of each court on a page of its own, to be read from some steps away. */
export function CourtDays(props: PaperProps) {
  const { print: texts } = useAdminTexts();
  const { name } = useCurrentCup();
  const isPlanned = ({ location, state }: Match) => location !== '' && state !== 'postponed';
  const lists = useLists(matchesToPrint(props).filter(isPlanned), true);
  if (lists.length === 0) return <EmptyText text={texts.empty['court-day']} />;
  return (
    <Paper>
      {lists.map((list) => (
        <section
          key={list.matches[0]?.matchId}
          className={styles['door']}
          style={rowsStyle(list.matches.length)}
        >
          <p>{name}</p>
          <MatchTable {...list} />
        </section>
      ))}
    </Paper>
  );
}

/** Lists the rounds of each bracket with their matches, whose placeholders tell which winners they wait for. */
export function Bracket({ parts }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const drawn = parts.filter(hasBracket);
  if (drawn.length === 0) return <EmptyText text={texts.empty.bracket} />;
  return (
    <Paper>
      {drawn.map((part) => (
        <section key={part.Stages[0]?.stageId} className={styles['page']}>
          <PaperTitle title={texts.kinds.bracket} category={part.category} />
          {cupRounds(part).map((round) => {
            const matches = round.seeds.map(({ match }) => match);
            return (
              <MatchTable key={round.stageId} title={stageName(round)} common="stage" matches={matches} />
            );
          })}
        </section>
      ))}
    </Paper>
  );
}
