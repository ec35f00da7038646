import { podiumOf } from '@futsal-cup/domain/bracket/podium';
import { Champions } from '../../features/champions/champions';
import { Timeline } from '../../features/timeline/timeline';
import type { Cup } from '../../shared/cup/cup';
import { useCupStateTexts } from '../../shared/texts/cup-state-texts';
import { Section } from '../../shared/ui/page/section';
import styles from './page.module.css';

/** What a cup that is over begins with: who won it, and how the final went. */
export function HomeFinished({ cup }: { readonly cup: Cup }) {
  const texts = useCupStateTexts();
  const podium = podiumOf(cup.Stages);
  if (!podium) return null;
  return (
    <div className={styles['stack']}>
      <Champions cup={cup} podium={podium} />
      {podium.final && podium.final.logRevision !== null && (
        <Section title={texts.final}>
          <Timeline match={podium.final} />
        </Section>
      )}
    </div>
  );
}
