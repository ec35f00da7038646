import { finalOf } from '@futsal-cup/domain/bracket/final';
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
import { fullTeamName } from '../../categories/cup-of-category';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import { useCupMatchName } from '../cup-match-name';
import { useDraft } from '../draft/plan-store';
import { usePublished } from '../published/published-context';
import { stack } from '../../../shelf/styles/layout';
import styles from '../plan.module.css';
import { payloadOf, type AskedMove } from './asked-moves';
import dayStyles from './day.module.css';

/** Returns how the matches are played by the published plan, or else by the draft and the rules of the cup. */
function useMatchDay(): MatchDay {
  const cup = useCurrentCup();
  const { settings = null, blocks } = usePublished() ?? {};
  const { time } = useDraft().draft;
  const { minutesBetween, leastRest } = blocks?.settings ?? settings?.time ?? time;
  // The matches of blocks may be of several lengths: those that are not known from the rules count as the longest.
  const ofBlocks = blocks?.settings.blocks.map((block) => block.minutesPerMatch);
  const minutesPerMatch = ofBlocks ? Math.max(...ofBlocks) : (settings?.time ?? time).minutesPerMatch;
  return {
    minutesPerMatch: Number(minutesPerMatch) || usualMinutesPerMatch(cup.matchRules),
    minutesBetween: Number(minutesBetween) || 0,
    leastRest: Number(leastRest) || 0,
    // Others may play beside the final of a category.
    finalId: blocks ? null : (finalOf(cup.Stages)?.matchId ?? null),
    apart: blocks?.settings.apart ?? [],
    settings,
  };
}

function useConflictSentence(moves: readonly MatchMove[]): (conflict: MoveConflict) => string {
  const { conflict: texts, time: timeTexts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const wishes = usePublished()?.settings?.wishes ?? [];
  const times = new Map(allMatches(cup).map(({ matchId, time }) => [matchId, time]));
  for (const { matchId, time } of moves) times.set(matchId, time);
  const teamName = (id: string) => {
    const team = cup.Teams.find(({ teamId }) => teamId === id);
    return team ? fullTeamName(cup, team) : '';
  };
  return (conflict) => {
    const matchIds = 'matchIds' in conflict ? conflict.matchIds : [conflict.matchId];
    const [one = '', other = ''] = matchIds.map((id) => times.get(id));
    switch (conflict.kind) {
      case 'team-twice':
        return texts.teamTwice(teamName(conflict.teamId), one, other);
      case 'short-rest': {
        const who = conflict.teamId === null ? texts.whoever : teamName(conflict.teamId);
        return conflict.rest <= 0
          ? texts.noRest(who, one, other)
          : texts.shortRest(who, one, other, conflict.rest);
      }
      case 'pair-at-once':
        return texts.pairAtOnce(conflict.teamIds.map(teamName), one, other);
      case 'final-not-alone':
        return texts.finalNotAlone(one);
      case 'court-twice':
        return texts.courtTwice(conflict.location, one, other);
      case 'short-between':
        return texts.shortBetween(conflict.location, one, other, conflict.minutes);
      case 'too-early':
        return texts.tooEarly(one, other);
      case 'court-closed': {
        const open = conflict.open.map(({ from, to }) => `${from}–${to}`).join(', ');
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
