import { useScorerTexts } from '../../texts/scorer-texts';
import { scoreText } from '../log/entry-words';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from '../ui/sheet.module.css';

interface ConfirmSheetProps {
  readonly desk: MatchDesk;
  readonly to: 'finished' | 'abandoned' | 'postponed';
  readonly onClose: () => void;
}

/** Asks once before the match ends, with the score that it ends with. */
export function ConfirmSheet({ desk, to, onClose }: ConfirmSheetProps) {
  const { sheets: texts, match: matchTexts, enter, general } = useScorerTexts();
  const { goals, kicks } = desk.log.folded.score;
  const title = { finished: texts.end, abandoned: texts.abandon, postponed: texts.postpone }[to];

  return (
    <Sheet title={title} onClose={onClose}>
      {to !== 'postponed' && (
        <div className={styles['result']}>
          <p lang={desk.languages.local}>{desk.names.local}</p>
          <p className={styles['resultScore']}>{scoreText(goals)}</p>
          <p lang={desk.languages.visitor}>{desk.names.visitor}</p>
          {kicks && (
            <p className={styles['resultKicks']}>{matchTexts.penalties(kicks.local, kicks.visitor)}</p>
          )}
        </div>
      )}
      {to === 'abandoned' && <p>{texts.abandonHint}</p>}
      <div className={stack(2, ui['two'])}>
        <ScoreButton onClick={onClose}>{to === 'postponed' ? general.cancel : texts.goOn}</ScoreButton>
        <ScoreButton
          look="goal"
          onClick={() => {
            desk.changePhase(to);
            onClose();
          }}
        >
          {to === 'finished' ? texts.endWith(scoreText(goals)) : enter[to]}
        </ScoreButton>
      </div>
    </Sheet>
  );
}
