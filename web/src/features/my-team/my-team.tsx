import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { Cup, Match } from '../../shared/cup/cup';
import { slashDate } from '../../shared/cup/slash-date';
import { MatchLink, TeamLink } from '../../shared/match/links';
import { plays } from '../../shared/match/plays';
import { Score } from '../../shared/match/score';
import { sideName } from '../../shared/match/side-name';
import { useCupStateTexts } from '../../shared/texts/cup-state-texts';
import { useTexts } from '../../shared/texts/use-texts';
import { Crest } from '../../shared/ui/crest';
import styles from './my-team.module.css';

/** As many results as leave the rest of the page in sight. */
const MOST_RESULTS = 3;

interface MyTeamProps {
  readonly cup: Cup;
  readonly teamId: string;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
}

function MatchLine({ title, match }: { readonly title: string; readonly match: Match }) {
  const { match: texts } = useTexts();
  return (
    <li className={styles['line']}>
      <span className={styles['what']}>{title}</span>
      <MatchLink match={match}>
        {sideName(match.local)} – {sideName(match.visitor)} <Score match={match} />
      </MatchLink>
      <span className={styles['when']}>
        {slashDate(match.date)}, {texts.clock(formatTime(match.time))}
        {match.location && ` · ${match.location}`}
      </span>
    </li>
  );
}

/** The team that the visitor follows: where it stands, what it plays next and how it played last. */
export function MyTeam({ cup, teamId, lists, clock }: MyTeamProps) {
  const texts = useCupStateTexts();
  const { matches: matchesTexts } = useTexts();
  const team = cup.Teams.find((each) => each.teamId === teamId);
  if (!team) return null;
  const ofTeam = (matches: readonly Match[]) => matches.filter((match) => plays(match, teamId));
  const now = ofTeam(lists.board);
  const next = ofTeam(lists.upcoming).find(({ state }) => state !== 'postponed');
  const last = ofTeam(lists.results).slice(-MOST_RESULTS).reverse();
  const rows = cup.Stages.flatMap(({ groups }) => groups).flatMap(({ groupId, name, standings }) =>
    standings.filter((row) => row.teamId === teamId).map((row) => ({ ...row, groupId, name })),
  );
  return (
    <section className={styles['card']} aria-labelledby="my-team">
      <Crest name={team.name} />
      <div>
        <p className={styles['what']}>{texts.myTeam}</p>
        <h2 className={styles['name']} id="my-team">
          <TeamLink tournamentId={cup.tournamentId} side={{ team, placeholder: null }} />
        </h2>
        {rows.map(({ groupId, position, played, points, name }) => (
          <p key={groupId}>{played > 0 ? texts.place(position, name, points) : name}</p>
        ))}
      </div>
      <ul className={styles['lines']}>
        {now.map((match) => (
          <MatchLine
            key={match.matchId}
            title={matchesTexts.states[matchStateAt(match, clock)]}
            match={match}
          />
        ))}
        {next && <MatchLine title={texts.next} match={next} />}
        {last.map((match) => (
          <MatchLine key={match.matchId} title={texts.last} match={match} />
        ))}
      </ul>
    </section>
  );
}
