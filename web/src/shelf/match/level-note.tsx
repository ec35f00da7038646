import { Link, useLocation } from 'react-router-dom';
import { groupAdminAddress, groupTableAddress, isAdminPath, TABLES_ADDRESS } from '../addresses/paths';
import { ACROSS_GROUPS, type LevelGroup } from '../cup/level-group';
import { useCupAddress } from '../cup/use-cup-address';
import { useTexts } from '../texts/use-texts';
import styles from './match.module.css';

/** Links to the table of the level teams, or for an administrator to the place where their lots are recorded. */
export function LevelNote({ group }: { readonly group: LevelGroup }) {
  const { match: texts } = useTexts();
  const ofCup = useCupAddress();
  const isAdmin = isAdminPath(useLocation().pathname);
  const isAcross = group === ACROSS_GROUPS;
  const addressOf = isAdmin ? groupAdminAddress : groupTableAddress;
  const address = isAcross ? TABLES_ADDRESS : addressOf(group.groupId);
  let text = texts.levelAcross;
  if (!isAcross) text = group.missing?.length ? texts.pairsMissing(group.name) : texts.lotsDecide(group.name);
  return (
    <p className={styles['note']}>
      <Link to={ofCup(address)}>{text}</Link>
    </p>
  );
}
