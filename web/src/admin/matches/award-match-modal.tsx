import { awardMatch, type AwardInput } from '@futsal-cup/domain/commands/award-match';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { useState } from 'react';
import type { Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { stack } from '../../shelf/styles/layout';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { toDomainCup } from '../cup/domain-cup';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import { asRecorded } from '../cup/recorded-match';

type Forfeit = AwardInput['forfeit'];

const CHOICES: readonly Forfeit[] = [null, 'local', 'visitor', 'both'];

interface AwardMatchModalProps {
  readonly match: Match;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks which side forfeits a match, or takes that back. What was played stays on record. */
export function AwardMatchModal({ match, isOpen, onClose }: AwardMatchModalProps) {
  const { award: texts } = useAdminTexts().matches;
  const { forfeitGoals } = matchRulesOf(toDomainCup(useCurrentCup()), match);
  const now = asRecorded(match).forfeit ?? null;
  const [chosen, setChosen] = useState<Forfeit>(now);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Each time the form opens it begins with what is recorded, not with a choice that was not saved.
    if (isOpen) setChosen(now);
  }
  const { matchId, updatedAt } = match;
  const name = (forfeit: Forfeit) => {
    if (forfeit === null) return texts.asPlayed;
    return forfeit === 'both' ? texts.both(forfeitGoals) : texts.side(sideName(match[forfeit]), forfeitGoals);
  };
  return (
    <ConfirmCallModal
      chosen={isOpen ? match : null}
      texts={texts}
      callOf={() => ({ call: 'awardMatch', payload: { matchId, forfeit: chosen, updatedAt } })}
      changeOf={(_match, before) => awardMatch(before, { matchId, forfeit: chosen })}
      onClose={onClose}
    >
      {() => (
        <>
          <p>{texts.explanation}</p>
          <fieldset className={stack(1)}>
            <legend>{texts.who}</legend>
            {CHOICES.map((forfeit) => (
              <label key={String(forfeit)} className={ui['choice']}>
                <input
                  type="radio"
                  name="forfeit"
                  checked={chosen === forfeit}
                  onChange={() => setChosen(forfeit)}
                />
                {name(forfeit)}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </ConfirmCallModal>
  );
}
