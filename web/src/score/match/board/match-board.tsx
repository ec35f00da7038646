import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { isHalf } from '@futsal-cup/domain/match-log/entries';
import { missingPlayers } from '@futsal-cup/domain/match-log/laws/short-handed';
import { shortHandedAt } from '@futsal-cup/domain/match-log/laws/strength';
import { useMemo } from 'react';
import { Crest } from '../../../shelf/ui/crest/crest';
import { useScorerTexts } from '../../texts/scorer-texts';
import { readAsWords, scoreText } from '../log/entry-words';
import { HiddenText } from '../ui/hidden-text';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './match-board.module.css';
import { clockText } from './clock-text';
import { RunningClock, useElapsed } from './running-clock';
import type { MatchDesk } from '../use-match-desk';

interface MatchBoardProps {
  readonly desk: MatchDesk;
  /** The sides in the order of the screen. */
  readonly sides: readonly SideKey[];
  readonly onCorrectClock: () => void;
}

function phaseText({ log: { folded }, rules }: MatchDesk, texts: ReturnType<typeof useScorerTexts>): string {
  const isOnlyHalf = folded.phase === 'first-half' && rules.halves === 1;
  if (folded.isForfeit && folded.phase === 'finished') return texts.match.forfeit;
  return isOnlyHalf ? texts.onlyHalf : texts.phases[folded.phase];
}

/** Says while a side is short of players how many each has, in the order of the screen, and for how long. */
function Strength({ desk: { log }, sides }: Pick<MatchBoardProps, 'desk' | 'sides'>) {
  const { match: texts } = useScorerTexts();
  const { folded } = log;
  const missing = useMemo(() => missingPlayers(folded), [folded]);
  const strength = shortHandedAt(missing, useElapsed(folded.clock));
  if (!strength || !isHalf(folded.phase)) return null;
  const [left, right] = sides.map((side) => strength.players[side]);
  return (
    <p className={styles['kicks']}>{texts.players(left ?? 0, right ?? 0, clockText(strength.next + 999))}</p>
  );
}

/** Shows the two teams with the score in the largest type that fits, the phase and the clock. */
export function MatchBoard({ desk, sides, onCorrectClock }: MatchBoardProps) {
  const texts = useScorerTexts();
  const { names, languages, log } = desk;
  const note = readAsWords(desk.match, texts);
  const { goals, kicks } = log.folded.score;
  // A shoot-out counts only if the goals are level.
  const hasKicks = kicks !== null && goals.local === goals.visitor;
  return (
    <section className={styles['board']} aria-label={texts.match.result}>
      <div className={cluster(4, styles['top'])}>
        <div>
          <p className={styles['phase']}>{phaseText(desk, texts)}</p>
          <Strength desk={desk} sides={sides} />
        </div>
        <RunningClock desk={desk} onCorrect={onCorrectClock} />
      </div>
      {note && <p className={styles['note']}>{note}</p>}
      <div className={stack(3, ui['two'])}>
        {sides.map((side) => (
          <div key={side} className={styles['team']}>
            <p className={cluster(2, styles['name'])}>
              <Crest name={desk.match.teams[side]?.name} />
              <span lang={languages[side]}>{names[side]}</span>
            </p>
            <p className={styles['goals']} data-testid={`goals-${side}`}>
              {goals[side]}
            </p>
          </div>
        ))}
      </div>
      {hasKicks && (
        <p className={styles['kicks']}>
          {texts.match.penalties(kicks[sides[0] ?? 'local'], kicks[sides[1] ?? 'visitor'])}
        </p>
      )}
      <p role="status">
        <HiddenText>{`${names.local} ${scoreText(goals)} ${names.visitor}`}</HiddenText>
      </p>
    </section>
  );
}
