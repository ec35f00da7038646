import { awardMatch } from '@futsal-cup/domain/commands/award-match';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { useState } from 'react';
import type { Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { toDomainCup } from '../cup/domain-cup';
import { useCurrentCup } from '../cup/cup-context';
import { asRecorded } from '../cup/recorded-match';
import { ChooseRadio } from '../forms/radio-field';
import { Unsaved } from '../forms/unsaved-form';
import { useAdminTexts } from '../texts/admin-texts';

const CHOICES = ['none', 'local', 'visitor', 'both'] as const;

type Chosen = (typeof CHOICES)[number];

interface AwardMatchModalProps {
  readonly match: Match;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks which side forfeits a match, or takes that back. What was played stays on record. */
export function AwardMatchModal({ match, isOpen, onClose }: AwardMatchModalProps) {
  const { award: texts } = useAdminTexts().matches;
  const { forfeitGoals } = matchRulesOf(toDomainCup(useCurrentCup()), match);
  const now = asRecorded(match).forfeit ?? 'none';
  const [chosen, setChosen] = useState<Chosen>(now);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Each time the form opens it begins with what is recorded, not with a choice that was not saved.
    if (isOpen) setChosen(now);
  }
  const { matchId, updatedAt } = match;
  const forfeit = chosen === 'none' ? null : chosen;
  const name = (value: Chosen) => {
    if (value === 'none') return texts.asPlayed;
    return value === 'both' ? texts.both(forfeitGoals) : texts.side(sideName(match[value]), forfeitGoals);
  };
  return (
    <ConfirmCallModal
      chosen={isOpen ? match : null}
      texts={texts}
      callOf={() => ({ call: 'awardMatch', payload: { matchId, forfeit, updatedAt } })}
      changeOf={(_match, before) => awardMatch(before, { matchId, forfeit })}
      onClose={onClose}
    >
      {() => (
        <>
          <Unsaved isUnsaved={isOpen && chosen !== now} />
          <p>{texts.explanation}</p>
          <ChooseRadio
            label={texts.who}
            choices={CHOICES.map((value) => ({ value, label: name(value) }))}
            value={chosen}
            onChoose={setChosen}
          />
        </>
      )}
    </ConfirmCallModal>
  );
}
