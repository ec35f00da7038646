import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { useScorerTexts } from '../language/scorer-texts';
import { HiddenText } from '../ui/hidden-text';
import { ScoreButton } from '../ui/score-button';
import styles from './controls.module.css';
import { kicksOf } from '../match/next-steps';
import type { MatchDesk } from '../match/use-match-desk';

/** The kicks of one side, a dot each, with places for those to come. */
function Kicks({ desk, side }: { readonly desk: MatchDesk; readonly side: SideKey }) {
  const { match: texts } = useScorerTexts();
  const taken = kicksOf(desk.log.folded, side);
  const places = Math.max(desk.rules.shootOutKicks, taken.length);
  const inWords = taken.map(({ isIn }) => (isIn ? texts.kickIn : texts.kickMissed)).join(', ');
  return (
    <p className={styles['kicks']}>
      <HiddenText>{texts.kicksOf(desk.names[side], inWords)}</HiddenText>
      {Array.from({ length: places }, (_, index) => {
        const kick = taken[index];
        const state = kick ? (kick.isIn ? 'in' : 'missed') : 'open';
        return <span key={index} aria-hidden className={styles['kick']} data-state={state} />;
      })}
    </p>
  );
}

interface ShootOutControlsProps {
  readonly desk: MatchDesk;
  readonly side: SideKey;
  readonly onCard: () => void;
}

export function ShootOutControls({ desk, side, onCard }: ShootOutControlsProps) {
  const { match: texts } = useScorerTexts();
  const team = desk.names[side];
  const enterKick = (isIn: boolean) =>
    void desk.enter(`kick-${side}`, { kind: 'kick', side, isIn, playerId: null });
  return (
    <div className={styles['side']} role="group" aria-label={team}>
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
