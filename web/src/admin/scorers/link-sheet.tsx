import type { ScorerLinkView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import { instantText } from '../cup/instant-text';
import styles from './link-sheet.module.css';

const ROWS = 2;

/** Shows a form for paper, whose boxes a scorer ticks off with a pencil when no device can be used. */
function PaperSheet() {
  const { sheet: texts } = useAdminTexts().scorers;
  const cup = useCurrentCup();
  const rulesOf = { tournament: cup, stages: cup.Stages };
  // One sheet serves matches of several stages, so it has room for the longest.
  const halves = Math.max(
    cup.matchRules.halves,
    ...cup.Stages.map((stage) => matchRulesOf(rulesOf, stage).halves),
  );
  const boxes = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />);
  return (
    <div className={styles['card']}>
      <p className={styles['title']}>{texts.paper}</p>
      <p>{texts.paperHint}</p>
      <p className={styles['blank']}>{texts.match}</p>
      {[1, 2].map((team) => (
        <div key={team} className={styles['team']}>
          <p className={styles['blank']}>
            {texts.team} {team}
          </p>
          {[1, 2].slice(0, halves).map((half) => (
            <div key={half} className={styles['half']}>
              <p>{halves === 1 ? '' : texts.half(half)}</p>
              <p className={styles['boxes']}>
                {texts.goals} {boxes(10)}
              </p>
              <p className={styles['boxes']}>
                {texts.fouls} {boxes(6)}
              </p>
            </div>
          ))}
        </div>
      ))}
      <p className={styles['blank']}>{texts.result}</p>
      <p className={styles['blank']}>{texts.name}</p>
    </div>
  );
}

interface LinkSheetProps {
  readonly link: ScorerLinkView;
  /** The QR code. */
  readonly children: ReactNode;
}

/**
 * Renders the printed page: A4 with four cards of A6, each with the QR code beside a paper score sheet. The screen does not
 * show it.
 */
export function LinkSheet({ link, children }: LinkSheetProps) {
  const { sheet: texts, list } = useAdminTexts().scorers;
  const { name, timeZone } = useCurrentCup();
  const time = (instant: string) => instantText(instant, timeZone);
  return createPortal(
    <div className={styles['sheet']} aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles['row']}>
          <div className={styles['card']}>
            <p>{name}</p>
            <p className={styles['title']}>{link.name}</p>
            <div className={styles['code']}>{children}</div>
            <p>{texts.scan}</p>
            <p>{list.valid(time(link.from), time(link.to))}</p>
          </div>
          <PaperSheet />
        </div>
      ))}
    </div>,
    document.body,
  );
}
