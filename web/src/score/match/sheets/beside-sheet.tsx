import { useScorerTexts } from '../../texts/scorer-texts';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import type { BesideTheLaws } from './open-sheet';
import { stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';

interface BesideSheetProps {
  readonly desk: MatchDesk;
  readonly asked: BesideTheLaws;
  readonly onClose: () => void;
}

/**
 * Asks before an entry that the Laws do not provide for. The scorer can still make the entry, because the referee decides; the log marks
 * the entry.
 */
export function BesideSheet({ desk, asked: { mark, button, facts }, onClose }: BesideSheetProps) {
  const { sheets, general } = useScorerTexts();
  const { title, enter, reasons } = sheets.beside;
  const reason = reasons[mark];
  return (
    <Sheet title={title} onClose={onClose}>
      <p>{typeof reason === 'string' ? reason : reason(desk.names[facts.side])}</p>
      <div className={stack(2, ui['two'])}>
        <ScoreButton onClick={onClose}>{general.cancel}</ScoreButton>
        <ScoreButton
          look="goal"
          onClick={() => {
            desk.enter(button, facts);
            onClose();
          }}
        >
          {enter}
        </ScoreButton>
      </div>
    </Sheet>
  );
}
