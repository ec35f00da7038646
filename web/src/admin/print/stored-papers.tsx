import { CLUB_NAME } from '@futsal-cup/domain/account/club-name';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { lastDayOf } from '../../shelf/cup/all-matches';
import { inCategory } from '../../shelf/cup/stage-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { hasSuspensions, useSuspensions } from '../cards/use-cards';
import { useCurrentCup } from '../cup/cup-context';
import { useStoredTeams } from '../teams/stored-teams';
import { useAdminTexts } from '../texts/admin-texts';
import { matchesToPrint } from './match-papers';
import { Logo, Paper, type PaperProps } from './paper';
import styles from './paper.module.css';
import { placesOf } from './places';
import { ScoreSheet } from './score-sheet';

/** Prints a sheet for each match, once all squads and suspensions of this version of the cup are read: a sheet without them looks complete. */
export function ScoreSheets(props: PaperProps) {
  const cup = useCurrentCup();
  const stored = useStoredTeams();
  const { data: cards, isError, refetch } = useSuspensions();
  const matches = matchesToPrint(props).filter(({ readAs }) => readAs !== 'bye' && readAs !== 'nobody');
  if (matches.length === 0) return <Paper kind={props.kind}>{null}</Paper>;
  const needed = matches.flatMap((match) => SIDES.flatMap((side) => match[side].team?.teamId ?? []));
  const known = new Set(stored.teams?.map(({ teamId }) => teamId));
  const tryAgain = () => {
    stored.tryAgain();
    void refetch();
  };
  if (stored.hasFailed || isError) return <LoadFailed onTryAgain={tryAgain} />;
  const isRead = needed.every((teamId) => known.has(teamId)) && (cards || !hasSuspensions(cup));
  if (!stored.teams || !isRead) return <Skeleton height="24rem" />;
  const { teams } = stored;
  const suspendedIn = (matchId: string) =>
    new Set(cards?.suspensions.flatMap((each) => (each.matchId === matchId ? each.playerId : [])));
  return (
    <Paper kind={props.kind}>
      {matches.map((match) => (
        <ScoreSheet key={match.matchId} {...{ match, teams }} suspended={suspendedIn(match.matchId)} />
      ))}
    </Paper>
  );
}

/** Prints a page for each team, of the day on which its cup ends, with its place where that is decided and everybody may know it. */
export function Certificates({ parts, kind }: PaperProps) {
  const { print: texts } = useAdminTexts();
  const { name: cupName, date } = useCurrentCup();
  const { teams, hasFailed, tryAgain } = useStoredTeams();
  const given = parts
    .flatMap((part) => {
      const [places, day] = [placesOf(part), lastDayOf(part) ?? date];
      const took = part.Teams.filter(({ withdrawn }) => !withdrawn);
      return took.map((team) => ({ ...team, category: part.category, day, place: places.get(team.teamId) }));
    })
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
  if (given.length > 0 && hasFailed) return <LoadFailed onTryAgain={tryAgain} />;
  if (given.length > 0 && !teams) return <Skeleton height="24rem" />;
  const squadOf = (id: string) => teams?.find(({ teamId }) => teamId === id)?.Players ?? [];
  return (
    <Paper kind={kind}>
      {given.map(({ teamId, name, category, day, place }) => (
        <section key={teamId} className={styles['certificate']} lang={cupLanguage()}>
          <Logo />
          <p>{inCategory(category, cupName)}</p>
          <h2>{texts.certificate.title}</h2>
          <h3>{name}</h3>
          <b>{place === undefined ? texts.certificate.took : texts.place(place)}</b>
          <small>
            {squadOf(teamId)
              .map((player) => player.name)
              .join(' · ')}
          </small>
          <p className={styles['signed']}>
            <span>{slashDate(day)}</span>
            <span>{CLUB_NAME}</span>
          </p>
        </section>
      ))}
    </Paper>
  );
}
