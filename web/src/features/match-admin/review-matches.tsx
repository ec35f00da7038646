import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { allMatches } from '../../shared/cup/all-matches';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { ActionButton } from '../../shared/forms/form-buttons';
import { sideName } from '../../shared/match/side-name';
import { matchTexts } from '../../shared/texts/matches';
import { matchAdminTexts } from '../../shared/texts/admin/match-admin';
import { Panel } from '../../shared/ui/page/panel';
import { reviewCallOf } from './match-form/match-calls';
import styles from './review-matches.module.css';

const texts = matchAdminTexts.review;

function scoreInWords(match: MatchView): string {
  const { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore } = match;
  const score = matchAdminTexts.versus(String(localTeamScore), String(visitorTeamScore));
  if (localTeamPenaltyScore === null || visitorTeamPenaltyScore === null) return score;
  return `${score} ${matchTexts.penalties(localTeamPenaltyScore, visitorTeamPenaltyScore)}`;
}

function scoredTeamsInWords({ Teams }: TournamentView, { scoredTeams }: MatchView): string {
  const nameOf = (wanted: string | undefined) =>
    Teams.find(({ teamId }) => teamId === wanted)?.name ?? texts.deletedTeam;
  return matchAdminTexts.versus(nameOf(scoredTeams?.local), nameOf(scoredTeams?.visitor));
}

function Review({ match }: { readonly match: MatchView }) {
  const cup = useCurrentCup();
  const send = useCupCall();
  const handleChoice = (score: 'keep' | 'clear') =>
    void send({ ...reviewCallOf(match, score), successText: score === 'keep' ? texts.kept : texts.cleared });
  const now = matchAdminTexts.versus(sideName(match, 'local'), sideName(match, 'visitor'));
  return (
    <li className={styles['review']}>
      <h3 className={styles['match']}>
        {match.matchNumber === null ? match.Stage.name : matchTexts.match(match.matchNumber)}
      </h3>
      <p>{texts.wasPlayedBy(scoreInWords(match), scoredTeamsInWords(cup, match))}</p>
      <p>{texts.isPlayedBy(now)}</p>
      <div className={styles['actions']}>
        {match.LocalTeam && match.VisitorTeam && (
          <ActionButton look="secondary" onClick={() => handleChoice('keep')}>
            {texts.keep}
          </ActionButton>
        )}
        <ActionButton look="danger" onClick={() => handleChoice('clear')}>
          {texts.clear}
        </ActionButton>
      </div>
    </li>
  );
}

/** The matches whose teams have changed since their score was entered. */
export function ReviewMatches() {
  const changed = allMatches(useCurrentCup()).filter(({ teamsChanged }) => teamsChanged);
  if (changed.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <p>{texts.explanation}</p>
      <ul className={styles['reviews']}>
        {changed.map((match) => (
          <Review key={match.matchId} match={match} />
        ))}
      </ul>
    </Panel>
  );
}
