import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/usual-minutes';
import {
  findMoveConflicts,
  type MatchDay,
  type MoveConflict,
} from '@futsal-cup/domain/plan/day/find-move-conflicts';
import type { MatchMove } from '@futsal-cup/domain/plan/day/move-matches';
import { allMatches } from '../../../shelf/cup/all-matches';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { slashDate } from '../../../shelf/cup/slash-date';
import { inCategory } from '../../../shelf/cup/stage-name';
import { fullTeamName } from '../../categories/cup-of-category';
import { useAdminTexts } from '../../texts/admin-texts';
import { useCupMatchName } from '../cup-match-name';
import { useDraft } from '../draft/plan-store';
import { usePublished } from '../published/published-context';
import { stack } from '../../../shelf/styles/layout';
import styles from '../plan.module.css';
import { payloadOf, type AskedMove } from './asked-moves';
import dayStyles from './day.module.css';
import { finalIdsOf } from './final-ids';

/** Returns how the matches are played by the published plan, or else by the draft and the rules of the cup. */
function useMatchDay(): MatchDay {
  const cup = useCurrentCup();
  const plan = usePublished();
  const { time } = useDraft().draft;
  const { minutesBetween, leastRest } = plan?.blocks?.settings ?? plan?.settings?.time ?? time;
  return {
    minutesPerMatch: Number(time.minutesPerMatch) || usualMinutesPerMatch(cup.matchRules),
    minutesBetween: Number(minutesBetween) || 0,
    leastRest: Number(leastRest) || 0,
    finalIds: finalIdsOf(cup),
    plan,
  };
}

function useConflictSentence(moves: readonly MatchMove[]): (conflict: MoveConflict) => string {
  const { conflict: texts, time: timeTexts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const plan = usePublished();
  const wishes = plan?.settings?.wishes ?? [];
  const byId = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  const times = new Map(moves.map(({ matchId, time }) => [matchId, time]));
  const teamName = (id: string) => {
    const team = cup.Teams.find(({ teamId }) => teamId === id);
    return team ? fullTeamName(cup, team) : '';
  };
  return (conflict) => {
    const matchIds = 'matchIds' in conflict ? conflict.matchIds : [conflict.matchId];
    const [one = '', other = ''] = matchIds.map((id) => times.get(id) ?? byId.get(id)?.time);
    const { category } = byId.get(matchIds[0])?.Stage ?? {};
    switch (conflict.kind) {
      case 'team-twice':
        return texts.teamTwice(teamName(conflict.teamId), one, other);
      case 'short-rest': {
        const who =
          conflict.teamId === null ? inCategory(category, texts.whoever) : teamName(conflict.teamId);
        return conflict.rest <= 0
          ? texts.noRest(who, one, other)
          : texts.shortRest(who, one, other, conflict.rest);
      }
      case 'final-not-alone':
        return inCategory(category, texts.finalNotAlone(one));
      case 'court-twice':
        return texts.courtTwice(conflict.location, one, other);
      case 'short-between':
        return texts.shortBetween(conflict.location, one, other, conflict.minutes);
      case 'too-early':
        return inCategory(category, texts.tooEarly(one, other));
      case 'pair-at-once':
        return texts.pairAtOnce(teamName(conflict.teamIds[0]), teamName(conflict.teamIds[1]), one, other);
      case 'court-closed': {
        const open = conflict.open.map(({ from, to }) => `${from}–${to}`).join(', ');
        if (plan?.blocks)
          return open === ''
            ? texts.noBlock(category ?? '', conflict.location, one)
            : texts.otherBlock(category ?? '', conflict.location, open, one);
        return open === ''
          ? texts.courtShut(conflict.location, one)
          : texts.courtClosed(conflict.location, open, one);
      }
      case 'wish': {
        const wish = wishes[conflict.wish];
        if (!wish || !('time' in wish)) return '';
        const limit = wish.kind === 'not-before' ? timeTexts.notBefore : timeTexts.notAfter;
        return texts.teamWish(teamName(conflict.teamId), `${limit} ${wish.time}`, one);
      }
      case 'past-midnight':
        return texts.pastMidnight(one);
    }
  };
}

interface PreviewProps {
  readonly asked: readonly AskedMove[];
}

function Preview({ asked }: PreviewProps) {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const matchName = useCupMatchName();
  const moves = asked.map(({ move }) => move);
  const conflictSentence = useConflictSentence(moves);
  const conflicts = findMoveConflicts(toDomainCup(cup), moves, useMatchDay());
  const placeOf = ({ date, time, location }: Pick<Match, 'date' | 'time' | 'location'>, withDate: boolean) =>
    texts.from(withDate ? `${slashDate(date)} ${time}` : time, location);
  const sentences = [...new Set(conflicts.map(conflictSentence))];
  return (
    <>
      {sentences.length === 0 && <p>{texts.noConflicts}</p>}
      {sentences.length > 0 && (
        <ul className={stack(1, styles['problems'])}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {/* A list that is longer than the window can be scrolled with keys once it has the focus. */}
      <ul className={stack(2, dayStyles['preview'])} tabIndex={0} aria-label={texts.preview}>
        {asked.map(({ move, before }) => {
          const isOtherDay = before.date !== move.date;
          return (
            <li key={move.matchId}>
              <strong>{matchName(move.matchId)}</strong>
              <span>
                <s>{placeOf(before, isOtherDay)}</s> → {placeOf(move, isOtherDay)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface MovePreviewProps {
  /** The requested moves; null while the preview is closed. */
  readonly asked: readonly AskedMove[] | null;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Shows the changes and their conflicts, and moves the matches in one call. */
export function MovePreview({ asked, onClose, onMoved }: MovePreviewProps) {
  const { day: texts } = useAdminTexts().plan;
  const { tournamentId } = useCurrentCup();
  return (
    <ConfirmCallModal
      chosen={asked}
      texts={{ title: texts.preview, confirm: texts.confirm(asked?.length ?? 0), success: texts.done }}
      callOf={(chosen) => ({
        call: 'moveMatches',
        payload: { tournamentId, moves: payloadOf(chosen) },
      })}
      closesOnFailure
      onClose={onClose}
      onSuccess={onMoved}
    >
      {(chosen) => <Preview asked={chosen} />}
    </ConfirmCallModal>
  );
}
