import { formatTime } from '@futsal-cup/domain/cup/dates';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { compareByKickOff, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { fullStageName } from '../../shelf/cup/stage-name';
import { MatchNote } from '../../shelf/match/match-note';
import { Score } from '../../shelf/match/score';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { useCurrentCup } from '../cup/cup-context';
import { courtsOf } from '../scorers/scope-choices';
import { useAdminTexts } from '../texts/admin-texts';
import { Paper, type PaperProps, PaperTitle } from './paper';
import styles from './paper.module.css';

/** A match as it is printed: a score that nobody may see is not. */
function asShown(match: Match, { shown }: Cup): Match {
  const sides = shown === 'no-results' && mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
  return shown ? { ...match, shown, ...sides, running: sides ? undefined : match.running } : match;
}

/** Returns the chosen matches in the order of their kick-offs. */
export function matchesToPrint({ parts, chosen: { court, day, stage } }: PaperProps): readonly Match[] {
  const matches = parts.flatMap((part) => allMatches(part).map((match) => asShown(match, part)));
  return matches
    .filter(
      ({ date, location, stageId, state }) =>
        (!court || nameKey(location) === nameKey(court)) &&
        (!day || (date === day && state !== 'postponed')) &&
        (!stage || stageId === stage),
    )
    .sort(compareByKickOff);
}

/** Returns the name of the team that a plan lets referee a match, if there is one. */
export function refereeOf(
  { Teams }: Pick<Cup, 'Teams'>,
  { refereeTeamId }: Match & { readonly refereeTeamId?: string | null },
): string | undefined {
  return Teams.find(({ teamId }) => teamId === refereeTeamId)?.name;
}

/** Returns a function that says in which stage and group a match is played. */
export function usePlaceInCup(): (match: Match) => string {
  const { Stages } = useCurrentCup();
  const groups = new Map(Stages.flatMap(({ groups }) => groups.map(({ groupId, name }) => [groupId, name])));
  return ({ Stage, groupId }) =>
    [fullStageName(Stage), groups.get(groupId ?? '')].filter(Boolean).join(' · ');
}

interface MatchTableProps {
  readonly title: string;
  readonly matches: readonly Match[];
  /** Whether all matches are on one court, which the title says. */
  readonly isOneCourt: boolean;
}

/** Lists matches, a row each. The head of the table is printed again where it goes on on the next page. */
function MatchTable({ title, matches, isOneCourt }: MatchTableProps) {
  const cup = useCurrentCup();
  const { match: texts } = useAdminTexts().print;
  const placeInCup = usePlaceInCup();
  const hasNumbers = matches.some(({ matchNumber }) => matchNumber !== null);
  const hasReferees = matches.some((match) => refereeOf(cup, match));
  const heads = [
    texts.time,
    hasNumbers && texts.number,
    texts.teams,
    '',
    '',
    !isOneCourt && texts.court,
    texts.stage,
    hasReferees && texts.referee,
  ].filter((head) => head !== false);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th colSpan={heads.length}>{title}</th>
        </tr>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.matchId} data-match>
            <td>{formatTime(match.time)}</td>
            {hasNumbers && <td>{match.matchNumber}</td>}
            <td className={styles['local']} lang={match.local.team ? cupLanguage() : undefined}>
              {sideName(match.local)}
            </td>
            <td className={styles['score']}>
              <Score match={match} empty=":" />
              <MatchNote match={match} />
            </td>
            <td lang={match.visitor.team ? cupLanguage() : undefined}>{sideName(match.visitor)}</td>
            {!isOneCourt && <td lang={cupLanguage()}>{match.location}</td>}
            <td>{placeInCup(match)}</td>
            {hasReferees && <td lang={cupLanguage()}>{refereeOf(cup, match)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Divides matches into lists for each day, or for each day of each court. Postponed matches stand in a list of their own at the end. */
function useLists(matches: readonly Match[], isByCourt: boolean): readonly MatchTableProps[] {
  const { matchStates, match: texts } = useTexts();
  const planned = matches.filter(({ state }) => state !== 'postponed');
  const postponed = matches.filter(({ state }) => state === 'postponed');
  const isOneCourt = isByCourt;
  const lists = isByCourt
    ? courtsOf(planned).flatMap((court) => {
        const onCourt = planned.filter(({ location }) => nameKey(location) === nameKey(court));
        return matchesByDate(onCourt).map(({ date, matches: ofDay }) => {
          const title = `${court || texts.unknownVenue} · ${slashDate(date)}`;
          return { title, matches: ofDay, isOneCourt };
        });
      })
    : matchesByDate(planned).map((day) => ({ title: slashDate(day.date), matches: day.matches, isOneCourt }));
  if (postponed.length === 0) return lists;
  return [...lists, { title: matchStates.postponed, matches: postponed, isOneCourt: false }];
}

export function Fixtures(props: PaperProps) {
  const { print: texts } = useAdminTexts();
  const lists = useLists(matchesToPrint(props), props.chosen.order === 'court');
  if (lists.length === 0) return <EmptyText text={texts.empty.fixtures} />;
  return (
    <Paper>
      <PaperTitle title={texts.kinds.fixtures} />
      {lists.map((list) => (
        <MatchTable key={list.title} {...list} />
      ))}
    </Paper>
  );
}

/** Prints each day of each court on a page of its own, to be read from some steps away. */
export function CourtDays(props: PaperProps) {
  const { print: texts } = useAdminTexts();
  const isPlanned = ({ location, state }: Match) => location !== '' && state !== 'postponed';
  const lists = useLists(matchesToPrint(props).filter(isPlanned), true);
  const { name } = useCurrentCup();
  if (lists.length === 0) return <EmptyText text={texts.empty['court-day']} />;
  return (
    <Paper>
      {lists.map((list) => (
        <section key={list.title} className={styles['page']} data-large>
          <p lang={cupLanguage()}>{name}</p>
          <MatchTable {...list} />
        </section>
      ))}
    </Paper>
  );
}
