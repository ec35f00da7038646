import type { EnteredPhase } from '@futsal-cup/domain/match-log/entries';
import { isUnderWay } from '@futsal-cup/domain/match-log/phases';
import { useScorerTexts } from '../../texts/scorer-texts';
import { nextSteps } from '../next-steps';
import { isAskedFor, type MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import type { OpenSheet } from './open-sheet';
import { stack } from '../../../shelf/styles/layout';

interface MoreSheetProps {
  readonly desk: MatchDesk;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly onClose: () => void;
}

/** Offers the actions that a scorer needs only rarely. */
export function MoreSheet({ desk, onOpen, onClose }: MoreSheetProps) {
  const { sheets: texts, enter: enterTexts } = useScorerTexts();
  const { log, match, changePhase } = desk;
  const { folded } = log;
  const { other } = nextSteps(folded, desk);
  const hasTeams = match.teams.local !== null && match.teams.visitor !== null;
  const handleStep = (to: EnteredPhase) => {
    if (isAskedFor(to)) return onOpen({ kind: 'confirm', to });
    changePhase(to);
    onClose();
  };
  const hasScore = isUnderWay(folded.phase) || folded.phase === 'finished';

  return (
    <Sheet title={texts.more} onClose={onClose}>
      <div className={stack(2)}>
        {hasScore && (
          <ScoreButton onClick={() => onOpen({ kind: 'score' })}>{texts.correctScore}</ScoreButton>
        )}
        {folded.half !== null && isUnderWay(folded.phase) && (
          <ScoreButton onClick={() => onOpen({ kind: 'clock' })}>{texts.setClock}</ScoreButton>
        )}
        {other.map((to) => (
          <ScoreButton key={to} onClick={() => handleStep(to)}>
            {enterTexts[to]}
          </ScoreButton>
        ))}
        {(isUnderWay(folded.phase) || (hasTeams && folded.phase !== 'finished')) && (
          <ScoreButton onClick={() => onOpen({ kind: 'forfeit' })}>{texts.forfeit}</ScoreButton>
        )}
      </div>
    </Sheet>
  );
}
