import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { useState } from 'react';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { slashDate } from '../../../shelf/cup/slash-date';
import { ChooseField } from '../../forms/choose-field';
import { useCupCall } from '../../calls/use-cup-call';
import { sideName } from '../../../shelf/cup/side-name';
import { shownTexts } from '../../../shelf/texts/use-texts';
import { shownAdminTexts, useAdminTexts } from '../../texts/admin-texts';
import { ConfirmModal } from '../../ui/confirm-modal';

/** Returns the matches that can take a log: both teams are known, and nobody has begun the match. */
function matchesForLog(cup: Pick<Cup, 'Stages'>, from: Match): Match[] {
  return allMatches(cup).filter(
    (match) =>
      match.matchId !== from.matchId &&
      match.local.team !== null &&
      match.visitor.team !== null &&
      (match.state === 'scheduled' || match.state === 'postponed') &&
      !hasScore(match),
  );
}

function nameOf({ local, visitor }: Match): string {
  return shownAdminTexts().matches.versus(sideName(local), sideName(visitor));
}

function inWords(match: Match): string {
  const { match: matchTexts } = shownTexts();
  return `${nameOf(match)}, ${matchTexts.when(slashDate(match.date), match.time, match.location)}`;
}

interface MoveLogModalProps {
  readonly match: Match;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks which match the log belongs to, and moves it there. */
export function MoveLogModal({ match, isOpen, onClose }: MoveLogModalProps) {
  const { log: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const send = useCupCall();
  const [toMatchId, setToMatchId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const choices = matchesForLog(cup, match);

  const handleConfirm = async () => {
    setMissing(toMatchId === null);
    if (toMatchId === null) return;
    const { tournamentId, matchId } = match;
    const payload = { tournamentId, matchId, toMatchId };
    const answer = await send({ call: 'moveMatchLog', payload, successText: texts.moved });
    if (answer.ok) onClose();
  };

  return (
    <ConfirmModal
      isOpen={isOpen}
      title={texts.moveTitle}
      confirmText={texts.moveConfirm}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <p>{texts.moveExplanation(nameOf(match))}</p>
      {choices.length === 0 ? (
        <p>{texts.noMatchToMoveTo}</p>
      ) : (
        <ChooseField
          label={texts.rightMatch}
          error={isMissing ? texts.pickMatch : null}
          placeholder={texts.pickMatch}
          choices={choices.map((choice) => ({ value: choice.matchId, label: inWords(choice) }))}
          value={toMatchId ?? ''}
          onChoose={setToMatchId}
        />
      )}
    </ConfirmModal>
  );
}
