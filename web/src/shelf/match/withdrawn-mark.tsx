import type { TeamNameView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useTexts } from '../texts/use-texts';
import styles from './match.module.css';

/** Says behind the name of a team that it has withdrawn, and draws nothing for any other team. */
export function WithdrawnMark({ team }: { readonly team: Pick<TeamNameView, 'withdrawn'> }) {
  const { match: texts } = useTexts();
  return team.withdrawn ? <span className={styles['withdrawn']}> ({texts.withdrawn})</span> : null;
}
