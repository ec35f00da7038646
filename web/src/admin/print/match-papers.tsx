import { formatTime } from '@futsal-cup/domain/cup/dates';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { compareByKickOff, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import type { CSSProperties } from 'react';
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
import { type Column, Paper, PaperPage, type PaperProps, PaperTable } from './paper';
import styles from './paper.module.css';

/** The score as '2 : 1 (5:4)', with the kicks of a shoot-out in brackets, or a colon between which it is written. */
export function scoreText(match: Match): string {
  const { local, visitor } = match.running ?? match;
  const kicks = local.kicks === null ? '' : ` (${local.kicks}:${visitor.kicks})`;
  return `${local.goals ?? ''} : ${visitor.goals ?? ''}${kicks}`;
}

function isPostponed({ state }: Match): boolean {
  return state === 'postponed';
}

/** The time of the kick-off; none of a postponed match, which keeps only the one that it had. */
export function kickOffTime(match: Match): string | null {
  return isPostponed(match) ? null : formatTime(match.time);
}

/** Returns the chosen matches in the order of their kick-offs. */
export function matchesToPrint({ parts, chosen: { court, day, stage } }: PaperProps): readonly Match[] {
  const isChosen = (match: Match) =>
    (!court || nameKey(match.location) === nameKey(court)) &&
    (!day || (match.date === day && !isPostponed(match))) &&
    (!stage || match.stageId === stage);
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

interface MatchTableProps {
  readonly title: string;
  readonly matches: readonly Match[];
  /** What all matches have in common, which the title says. */
  readonly common?: 'court' | 'stage';
}

function MatchTable({ title, matches, common }: MatchTableProps) {
  const cup = useCurrentCup();
  const { match: heads } = useAdminTexts().print;
  const columns: readonly Column<keyof typeof heads, Match>[] = [
    ['time', '4em', kickOffTime],
    ['number', '2.8em', ({ matchNumber }) => matchNumber],
    ['local', '', ({ local }) => <WithNames text={namedSide(local)} />],
    ['score', '7em', (match) => [scoreText(match), <MatchNote key="note" match={match} />]],
    ['visitor', '', ({ visitor }) => <WithNames text={namedSide(visitor)} />],
    ['court', '8.5em', ({ location }) => location],
    ['stage', '10em', (match) => placeInCup(cup, match)],
    ['referee', '8.5em', (match) => refereeOf(cup, match)],
  ];
  // No sheet has a column in which nothing stands.
  const used = columns.filter(([name, , cell]) => matches.some(cell) && name !== common);
  return <PaperTable {...{ title, heads }} columns={used} rows={matches} />;
}

/** Lists the matches of each day; those that are postponed stand at the end. */
export function Fixtures(props: PaperProps) {
  const { print: texts } = useAdminTexts();
  const { matchStates } = useTexts();
  const matches = matchesToPrint(props);
  const postponed = matches.filter(isPostponed);
  return (
    <Paper kind={props.kind}>
      {matches.length > 0 && (
        <PaperPage title={texts.kinds[props.kind]}>
          {matchesByDate(matches.filter((match) => !isPostponed(match))).map((day) => (
            <MatchTable key={day.date} title={slashDate(day.date)} matches={day.matches} />
          ))}
          {postponed.length > 0 && <MatchTable title={matchStates.postponed} matches={postponed} />}
        </PaperPage>
      )}
    </Paper>
  );
}

/** Prints each day of each court on a page of its own, to be read from some steps away. */
export function CourtDays(props: PaperProps) {
  const { name } = useCurrentCup();
  const planned = matchesToPrint(props).filter((match) => match.location !== '' && !isPostponed(match));
  const daysOf = (court: string) =>
    matchesByDate(planned.filter(({ location }) => nameKey(location) === nameKey(court)));
  return (
    <Paper kind={props.kind}>
      {courtsOf(planned).flatMap((court) =>
        daysOf(court).map(({ date, matches }) => {
          const rows = { '--rows': matches.length } as CSSProperties;
          return (
            <section key={`${court} ${date}`} className={styles['door']} style={rows}>
              <p>{name}</p>
              <MatchTable title={`${court} · ${slashDate(date)}`} common="court" matches={matches} />
            </section>
          );
        }),
      )}
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
            if (matches.length === 0) return null;
            return (
              <MatchTable key={round.stageId} title={stageName(round)} common="stage" matches={matches} />
            );
          })}
        </PaperPage>
      ))}
    </Paper>
  );
}
