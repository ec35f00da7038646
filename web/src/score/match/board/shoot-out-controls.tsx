import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { shootOutOf } from '@futsal-cup/domain/match-log/running-score';
import { markOfKick } from '@futsal-cup/domain/match-log/laws/shoot-out';
import { useScorerTexts } from '../../texts/scorer-texts';
import { HiddenText } from '../ui/hidden-text';
import { ScoreButton } from '../ui/score-button';
import { cluster, stack } from '../../../shelf/styles/layout';
import styles from './controls.module.css';
import type { MatchDesk } from '../use-match-desk';
import { countedKicks } from '../next-steps';
import type { BesideTheLaws } from '../sheets/open-sheet';

/** Shows each kick of one side as a dot, with empty dots for the kicks to come. */
function Kicks({ desk, side }: { readonly desk: MatchDesk; readonly side: SideKey }) {
  const { match: texts } = useScorerTexts();
  const taken = countedKicks(desk.log.folded, side, desk.rules);
  const places = Math.max(desk.rules.shootOutKicks, taken.length);
  const inWords = taken.map(({ isIn }) => (isIn ? texts.kickIn : texts.kickMissed)).join(', ');
  return (
    <p className={cluster(2, styles['kicks'])}>
      <HiddenText>{texts.kicksOf(desk.names[side], inWords)}</HiddenText>
      {Array.from({ length: places }, (_, index) => {
        const kick = taken[index];
        const state = kick ? (kick.isIn ? 'in' : 'missed') : 'open';
        return <span key={index} aria-hidden data-state={state} />;
      })}
    </p>
  );
}

interface ShootOutControlsProps {
  readonly desk: MatchDesk;
  readonly side: SideKey;
  readonly onCard: () => void;
  /** Asks the scorer before an entry that the Laws do not provide for. */
  readonly onBeside: (asked: BesideTheLaws) => void;
}

export function ShootOutControls({ desk, side, onCard, onBeside }: ShootOutControlsProps) {
  const { match: texts } = useScorerTexts();
  const team = desk.names[side];
  const { log, rules } = desk;
  const enterKick = (isIn: boolean) => {
    const [button, facts] = [`kick-${side}`, { kind: 'kick', side, isIn, playerId: null } as const];
    const { shootOut } = shootOutOf(log.folded, rules.shootOutKicks);
    const mark = markOfKick(shootOut, side, rules.shootOutKicks);
    if (mark) onBeside({ mark, button, facts });
    else desk.enter(button, facts);
  };
  return (
    <div className={stack(2, styles['side'])} role="group" aria-label={team}>
      <Kicks desk={desk} side={side} />
      <ScoreButton look="goal" aria-label={texts.kickInOf(team)} onClick={() => enterKick(true)}>
        <span className={styles['goal']}>{texts.kickIn}</span>
      </ScoreButton>
      <ScoreButton aria-label={texts.kickMissedOf(team)} onClick={() => enterKick(false)}>
        {texts.kickMissed}
      </ScoreButton>
      <ScoreButton aria-label={texts.cardOf(team)} onClick={onCard}>
        {texts.card}
      </ScoreButton>
    </div>
  );
}
