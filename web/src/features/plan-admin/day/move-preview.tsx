import {
  findMoveConflicts,
  type MatchDay,
  type MoveConflict,
} from '@futsal-cup/domain/plan/day/find-move-conflicts';
import type { MatchMove } from '@futsal-cup/domain/plan/day/move-matches';
import { allMatches } from '../../../shared/cup/matches/all-matches';
import { ConfirmCallModal } from '../../../shared/cup/confirm-call-modal';
import type { Cup, Match } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { toDomainCup } from '../../../shared/cup/domain-cup';
import { slashDate } from '../../../shared/cup/slash-date';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { useCupMatchName } from '../cup-match-name';
import { usualMinutesPerMatch } from '../draft/plan-draft';
import { useDraft } from '../draft/plan-store';
import styles from '../plan.module.css';
import dayStyles from './day.module.css';

/** How long matches take: as the plan has it, or else by the rules of the cup. */
function useMatchDay(): MatchDay {
  const cup = useCurrentCup();
  const { time } = useDraft().draft;
  return {
    minutesPerMatch: Number(time.minutesPerMatch) || usualMinutesPerMatch(cup),
    leastRest: Number(time.leastRest) || 0,
  };
}

function useConflictSentence(moves: readonly MatchMove[]): (conflict: MoveConflict) => string {
  const { conflict: texts } = useAdminTexts().plan;
  const { Teams } = useCurrentCup();
  const cup = useCurrentCup();
  const times = new Map(allMatches(cup).map(({ matchId, time }) => [matchId, time]));
  for (const { matchId, time } of moves) times.set(matchId, time);
  const teamName = (id: string) => Teams.find(({ teamId }) => teamId === id)?.name ?? '';
  return (conflict) => {
    const [one = '', other = ''] = conflict.matchIds.map((id) => times.get(id));
    switch (conflict.kind) {
      case 'team-twice':
        return texts.teamTwice(teamName(conflict.teamId), one, other);
      case 'short-rest':
        return conflict.rest <= 0
          ? texts.noRest(teamName(conflict.teamId), one, other)
          : texts.shortRest(teamName(conflict.teamId), one, other, conflict.rest);
      case 'court-twice':
        return texts.courtTwice(conflict.location, one, other);
      case 'too-early':
        return texts.tooEarly(one, other);
    }
  };
}

/** What is sent: only what changes, so that the largest day fits in a request. */
function payloadOf(cup: Cup, moves: readonly MatchMove[]) {
  const byId = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  return moves.map(({ matchId, date, time, location }) => {
    const before = byId.get(matchId);
    return {
      matchId,
      ...(before?.date === date ? {} : { date }),
      ...(before?.time === time ? {} : { time }),
      ...(before?.location === location ? {} : { location }),
      updatedAt: before?.updatedAt,
    };
  });
}

interface PreviewProps {
  readonly moves: readonly MatchMove[];
}

function Preview({ moves }: PreviewProps) {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const matchName = useCupMatchName();
  const conflictSentence = useConflictSentence(moves);
  const conflicts = findMoveConflicts(toDomainCup(cup), moves, useMatchDay());
  const byId = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  const placeOf = ({ date, time, location }: Pick<Match, 'date' | 'time' | 'location'>, withDate: boolean) =>
    texts.from(withDate ? `${slashDate(date)} ${time}` : time, location);
  const sentences = [...new Set(conflicts.map(conflictSentence))];
  return (
    <>
      {sentences.length === 0 && <p>{texts.noConflicts}</p>}
      {sentences.length > 0 && (
        <ul className={styles['problems']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {/* Keys scroll through a list that is longer than the window once it has the focus. */}
      <ul className={dayStyles['preview']} tabIndex={0} aria-label={texts.preview}>
        {moves.map((move) => {
          const before = byId.get(move.matchId);
          const isOtherDay = before?.date !== move.date;
          return (
            <li key={move.matchId}>
              <strong>{matchName(move.matchId)}</strong>
              <span>
                {before && <s>{placeOf(before, isOtherDay)}</s>} → {placeOf(move, isOtherDay)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface MovePreviewProps {
  /** Null while nothing is to be moved. */
  readonly moves: readonly MatchMove[] | null;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Shows what would change and what speaks against it, and moves the matches in one commit. */
export function MovePreview({ moves, onClose, onMoved }: MovePreviewProps) {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  return (
    <ConfirmCallModal
      chosen={moves}
      texts={{ title: texts.preview, confirm: texts.confirm(moves?.length ?? 0), success: texts.done }}
      callOf={(chosen) => ({
        call: 'moveMatches',
        payload: { tournamentId: cup.tournamentId, moves: payloadOf(cup, chosen) },
      })}
      closesOnFailure
      onClose={onClose}
      onSuccess={onMoved}
    >
      {(chosen) => <Preview moves={chosen} />}
    </ConfirmCallModal>
  );
}
