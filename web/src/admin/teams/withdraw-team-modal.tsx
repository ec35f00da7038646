import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import {
  cupAfterWithdrawal,
  goalsOfWithdrawal,
  type RunningGoals,
  withdrawTeam,
  type WithdrawalInput,
  type WithdrawnMatch,
} from '@futsal-cup/domain/commands/withdraw-team';
import { mapSides, OTHER_SIDE } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { useCurrentCup } from '../cup/cup-context';
import { toDomainCup } from '../cup/domain-cup';
import { sideName } from '../../shelf/cup/side-name';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './teams.module.css';
import { useAdminTexts } from '../texts/admin-texts';

type Results = WithdrawalInput['results'];
type Forfeited = Extract<WithdrawnMatch, { readonly becomes: 'forfeit' }>;

const CHOICES: readonly Results[] = ['stand', 'annulled'];

/** Returns each match that changes, with its change. The server applies the same rule. @internal */
export function findWithdrawn(
  cup: Cup,
  teamId: string,
  results: Results,
): readonly { readonly match: Match; readonly change: WithdrawnMatch }[] {
  const withdrawn = withdrawTeam(toDomainCup(cup), { teamId, results });
  if (!withdrawn.ok) return [];
  const matches = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  return withdrawn.value.flatMap((change) => {
    const match = matches.get(change.matchId);
    return match ? [{ match, change }] : [];
  });
}

/**
 * Returns the goals of the matches that are being played. They count for a forfeit if they are better for the winner than the usual score.
 */
function runningGoals(cup: Cup): RunningGoals {
  return new Map(
    allMatches(cup).flatMap(({ matchId, running }) =>
      running ? [[matchId, mapSides(running, ({ goals }) => goals ?? 0)] as const] : [],
    ),
  );
}

function Forfeit({ match, change }: { readonly match: Match; readonly change: Forfeited }) {
  const { withdraw: texts } = useAdminTexts().teams;
  const cup = useCurrentCup();
  const { winner } = change;
  const goals = goalsOfWithdrawal(cup.matchRules, change, runningGoals(cup));
  return texts.forfeit(sideName(match[winner]), goals[winner], goals[OTHER_SIDE[winner]]);
}

function Preview({ team, results }: { readonly team: PublicTeamView; readonly results: Results }) {
  const { withdraw: texts } = useAdminTexts().teams;
  const { matches: matchTexts } = useAdminTexts();
  const cup = useCurrentCup();
  const withdrawn = findWithdrawn(cup, team.teamId, results);
  if (withdrawn.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ul className={stack(2)}>
      {withdrawn.map(({ match, change }) => (
        <li key={match.matchId}>
          <strong>{matchTexts.versus(sideName(match.local), sideName(match.visitor))}</strong>
          <br />
          {change.becomes === 'forfeit' ? <Forfeit match={match} change={change} /> : texts.annulled}
        </li>
      ))}
    </ul>
  );
}

interface WithdrawTeamModalProps {
  /** The team that withdraws; null while the modal is closed. */
  readonly team: PublicTeamView | null;
  readonly onClose: () => void;
}

/** Asks how the results of a team that withdraws count, and shows the effect on its matches. */
export function WithdrawTeamModal({ team, onClose }: WithdrawTeamModalProps) {
  const { withdraw: texts } = useAdminTexts().teams;
  const [results, setResults] = useState<Results>('stand');
  const cup = useCurrentCup();
  return (
    <ConfirmCallModal
      chosen={team}
      texts={texts}
      look="danger"
      callOf={({ teamId }) => ({ call: 'withdrawTeam', payload: { teamId, results } })}
      changeOf={({ teamId }, before) => cupAfterWithdrawal(before, { teamId, results }, runningGoals(cup))}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <p>{texts.explanation(shown.name)}</p>
          <fieldset className={stack(1, styles['choices'])}>
            <legend>{texts.results}</legend>
            {CHOICES.map((value) => (
              <label key={value} className={ui['choice']}>
                <input
                  type="radio"
                  name="results"
                  value={value}
                  checked={results === value}
                  onChange={() => setResults(value)}
                />
                {texts.choices[value]}
              </label>
            ))}
          </fieldset>
          <h3 className={ui['subtitle']}>{texts.becomes}</h3>
          <div aria-live="polite">
            <Preview team={shown} results={results} />
          </div>
        </>
      )}
    </ConfirmCallModal>
  );
}
