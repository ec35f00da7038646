import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { ReadMatch } from '@futsal-cup/domain/bracket/read-match';
import { withdrawTeam, type WithdrawalInput } from '@futsal-cup/domain/commands/withdraw-team';
import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { OTHER_SIDE } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { fullTeamName } from '../cup/cup-of-category';
import { useCurrentCup } from '../cup/cup-context';
import { toDomainCup } from '../cup/domain-cup';
import { ChooseRadio } from '../forms/radio-field';
import { Unsaved } from '../forms/unsaved-form';
import { sideName } from '../../shelf/cup/side-name';
import { stack } from '../../shelf/styles/layout';
import { useTexts } from '../../shelf/texts/use-texts';
import ui from '../ui/ui.module.css';
import { useAdminTexts } from '../texts/admin-texts';

type Results = WithdrawalInput['results'];

const CHOICES: readonly Results[] = ['stand', 'annulled'];

/** A match of the team with what it counts as after the withdrawal; null for one that is being played, which its log ends. */
interface Affected {
  readonly match: Match;
  readonly read: ReadMatch | null;
}

function countsAlike(before: ReadMatch | undefined, { readAs, forfeit }: ReadMatch): boolean {
  return before?.readAs === readAs && before?.forfeit === forfeit;
}

/** Returns the matches that count otherwise after the withdrawal, and those of the team that are being played. @internal */
export function findWithdrawn(cup: Cup, teamId: string, results: Results): readonly Affected[] {
  const before = toDomainCup(cup);
  const withdrawn = withdrawTeam(before, { teamId, results }, 0);
  if (!withdrawn.ok) return [];
  const past = resolveCup(before).read;
  const { read, sides } = resolveCup(withdrawn.value);
  return allMatches(cup).flatMap((match): Affected[] => {
    const { matchId, state } = match;
    const after = read.get(matchId);
    if (after) return countsAlike(past.get(matchId), after) ? [] : [{ match, read: after }];
    const teams = sides.get(matchId);
    const isIts = teams?.local === teamId || teams?.visitor === teamId;
    return isIts && state === 'live' ? [{ match, read: null }] : [];
  });
}

/** Says what becomes of a match: who wins it by forfeit, or in short why it counts otherwise. */
function Effect({ match, read }: Affected) {
  const { withdraw: texts } = useAdminTexts().teams;
  const { match: matchTexts } = useTexts();
  if (!read) return texts.isPlaying;
  const { forfeit, readAs, local, visitor } = read;
  if (readAs !== 'withdrawn' || !forfeit) return readAs && matchTexts.readAs[readAs];
  if (forfeit === 'both') return matchTexts.forfeitOfBoth;
  const winner = OTHER_SIDE[forfeit];
  const [goals, against] = winner === 'local' ? [local.goals, visitor.goals] : [visitor.goals, local.goals];
  return texts.forfeit(sideName(match[winner]), goals ?? 0, against ?? 0);
}

function Preview({ team, results }: { readonly team: PublicTeamView; readonly results: Results }) {
  const { withdraw: texts } = useAdminTexts().teams;
  const { matches: matchTexts } = useAdminTexts();
  const affected = findWithdrawn(useCurrentCup(), team.teamId, results);
  if (affected.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ul className={stack(2)}>
      {affected.map(({ match, read }) => (
        <li key={match.matchId}>
          <strong>{matchTexts.versus(sideName(match.local), sideName(match.visitor))}</strong>
          <br />
          <Effect match={match} read={read} />
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
  const cup = useCurrentCup();
  const [results, setResults] = useState<Results>('stand');
  const [wasFor, setWasFor] = useState(team);
  if (team !== wasFor) {
    setWasFor(team);
    // What was chosen for one team is no answer for the next one.
    if (team) setResults('stand');
  }
  return (
    <ConfirmCallModal
      chosen={team}
      texts={texts}
      look="danger"
      callOf={({ teamId }) => ({ call: 'withdrawTeam', payload: { teamId, results } })}
      changeOf={({ teamId }, before) => withdrawTeam(before, { teamId, results }, 0)}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <Unsaved isUnsaved={team !== null && results !== 'stand'} />
          <p>{texts.explanation(fullTeamName(cup, shown))}</p>
          <ChooseRadio
            label={texts.results}
            choices={CHOICES.map((value) => ({ value, label: texts.choices[value] }))}
            value={results}
            onChoose={setResults}
          />
          <h3 className={ui['subtitle']}>{texts.becomes}</h3>
          <div aria-live="polite">
            <Preview team={shown} results={results} />
          </div>
        </>
      )}
    </ConfirmCallModal>
  );
}
