import type { GroupView, TeamNameView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ArrowRightLeft, Pencil, Trash2 } from 'lucide-react';
import type { Stage } from '../../shelf/cup/cup';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shelf/texts/use-texts';
import { groupPartId, paths } from '../../shelf/addresses/paths';
import { WithdrawnMark } from '../../shelf/match/withdrawn-mark';
import { useAdminTexts } from '../texts/admin-texts';
import { Button, IconButton } from '../../shelf/ui/button';
import { GroupLots } from './lots/group-lots';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './groups.module.css';

interface GroupCardProps {
  readonly stage: Stage;
  readonly group: GroupView;
  readonly onChange: () => void;
  readonly onAddTeams: () => void;
  readonly onMoveTeam: (team: TeamNameView) => void;
  readonly onRemoveTeam: (team: TeamNameView) => void;
}

export function GroupCard({ stage, group, onChange, onAddTeams, onMoveTeam, onRemoveTeam }: GroupCardProps) {
  const { list: texts, moveTeam } = useAdminTexts().groups;
  const { match } = useTexts();
  const { groupId, name, Teams } = group;
  return (
    <li className={stack(3, styles['card'])} id={groupPartId(groupId)} tabIndex={-1}>
      <h4>
        <button type="button" className={styles['name']} title={texts.open(name)} onClick={onChange}>
          {name}
          <Pencil aria-hidden size={16} />
        </button>
      </h4>
      {Teams.length === 0 && <p className={styles['empty']}>{texts.noTeams}</p>}
      <ol>
        {Teams.map((team, index) => (
          <li key={team.teamId} className={styles['team']}>
            <span className={styles['place']}>{index + 1}.</span>
            <span className={ui['rest']}>
              {team.name}
              <WithdrawnMark team={team} />
            </span>
            {stage.groups.length > 1 && (
              <IconButton
                label={moveTeam.label(team.name)}
                icon={<ArrowRightLeft aria-hidden size={18} />}
                onClick={() => onMoveTeam(team)}
              />
            )}
            <IconButton
              label={texts.removeTeam(team.name, name)}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => onRemoveTeam(team)}
            />
          </li>
        ))}
      </ol>
      <Button look="secondary" aria-label={texts.addTeamsTo(name)} onClick={onAddTeams}>
        {texts.addTeams}
      </Button>
      {group.missing && (
        <p className={ui['hint']}>
          <Link to={paths.adminToday}>{match.pairsMissing(name)}</Link>
        </p>
      )}
      <GroupLots group={group} />
    </li>
  );
}
