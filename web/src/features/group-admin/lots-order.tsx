import { ArrowDown, ArrowUp } from 'lucide-react';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { IconButton } from '../../shared/ui/icon-button';
import { moveTeam, type LevelTeams } from './level-teams';
import styles from './group-lots.module.css';

const texts = groupAdminTexts.lots;

interface LotsOrderProps {
  readonly level: LevelTeams;
  readonly nameOf: (teamId: string) => string;
  readonly onChange: (teamIds: readonly string[]) => void;
}

/** Level teams in an order that arrows change, so that it works with a thumb and with the keyboard. */
export function LotsOrder({ level: { from, to, teamIds }, nameOf, onChange }: LotsOrderProps) {
  return (
    <fieldset className={styles['order']}>
      <legend>{texts.places(from, to)}</legend>
      <ol start={from}>
        {teamIds.map((teamId, index) => (
          <li key={teamId} className={styles['team']}>
            <span className={styles['place']}>{from + index}.</span>
            <span className={styles['name']}>{nameOf(teamId)}</span>
            <IconButton
              label={texts.up(nameOf(teamId))}
              icon={<ArrowUp aria-hidden size={20} />}
              disabled={index === 0}
              onClick={() => onChange(moveTeam(teamIds, index, -1))}
            />
            <IconButton
              label={texts.down(nameOf(teamId))}
              icon={<ArrowDown aria-hidden size={20} />}
              disabled={index === teamIds.length - 1}
              onClick={() => onChange(moveTeam(teamIds, index, 1))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
