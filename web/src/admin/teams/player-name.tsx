import type { PlayerFields } from '@futsal-cup/domain/cup/records';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';
import styles from './teams.module.css';

interface PlayerNameProps {
  readonly player: PlayerFields & { readonly name: string };
}

/** A player as organisers see them: shirt number, full name, captain, and what the website hides of the name. */
export function PlayerName({ player: { name, number, isCaptain, consent } }: PlayerNameProps) {
  const { captain, consent: texts } = useAdminTexts().teams;
  return (
    <>
      {number !== undefined && <span className={styles['number']}>{number}</span>}
      {number !== undefined && ' '}
      {name}
      {isCaptain && ' '}
      {isCaptain && <abbr title={captain}>(C)</abbr>}
      {consent && <span className={ui['hint']}> {texts.marks[consent]}</span>}
    </>
  );
}
