import type { GroupView, TeamNameView } from '@futsal-cup/domain/contracts/views/cup-views';
import { ArrowRightLeft, Pencil, Trash2 } from 'lucide-react';
import type { Stage } from '../../shelf/cup/cup';
import { inCategory } from '../../shelf/cup/stage-name';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shelf/texts/use-texts';
import { groupPartId, paths } from '../../shelf/addresses/paths';
import { WithdrawnMark } from '../../shelf/match/withdrawn-mark';
import { useAdminTexts } from '../texts/admin-texts';
import { Button, IconButton } from '../../shelf/ui/button';
import { GroupLots } from './lots/group-lots';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import { cupLanguage } from '../../shelf/stores/tournaments';
import styles from './groups.module.css';

interface GroupCardProps {
  readonly stage: Stage;
  readonly group: GroupView;
  readonly onChange: () => void;
  readonly onAddTeams: () => void;
  readonly onMoveTeam: (team: TeamNameView) => void;
  readonly onRemoveTeam: (team: TeamNameView) => void;
  /** Missing where no stage comes before that could decide a place. */
  readonly onAddPlace?: (() => void) | undefined;
  readonly onRemovePlace: (place: number) => void;
}

export function GroupCard({ stage, group, ...events }: GroupCardProps) {
  const { onChange, onAddTeams, onMoveTeam, onRemoveTeam, onAddPlace, onRemovePlace } = events;
  const { list: texts, moveTeam } = useAdminTexts().groups;
  const { match } = useTexts();
  const { groupId, name, Teams, places = [] } = group;
  const fullName = inCategory(stage.category, name);
  const isOfPlace = (id: string) => places.some(({ teamId }) => teamId === id);
  const chosen = Teams.filter(({ teamId }) => !isOfPlace(teamId));
  return (
    <li className={stack(3, styles['card'])} id={groupPartId(groupId)} tabIndex={-1}>
      <h4>
        <button type="button" className={styles['name']} title={texts.open(fullName)} onClick={onChange}>
          <span lang={cupLanguage()}>{name}</span>
          <Pencil aria-hidden size={16} />
        </button>
      </h4>
      {Teams.length + places.length === 0 && <p className={styles['empty']}>{texts.noTeams}</p>}
      <ol>
        {chosen.map((team, index) => (
          <li key={team.teamId} className={styles['team']}>
            <span className={styles['place']}>{index + 1}.</span>
            <span className={ui['rest']}>
              <span lang={cupLanguage()}>{team.name}</span>
              <WithdrawnMark team={team} />
            </span>
            {stage.groups.length > 1 && (
              <IconButton
                label={moveTeam.label(inCategory(stage.category, team.name))}
                icon={<ArrowRightLeft aria-hidden size={18} />}
                onClick={() => onMoveTeam(team)}
              />
            )}
            <IconButton
              label={texts.removeTeam(team.name, fullName)}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => onRemoveTeam(team)}
            />
          </li>
        ))}
        {places.map(({ placeholder, teamId }, index) => (
          <li key={placeholder} className={styles['team']}>
            <span className={styles['place']}>{chosen.length + index + 1}.</span>
            <span className={ui['rest']}>
              {placeholder}
              {Teams.filter((team) => team.teamId === teamId).map((team) => (
                <Fragment key={team.teamId}>
                  : <span lang={cupLanguage()}>{team.name}</span>
                  <WithdrawnMark team={team} />
                </Fragment>
              ))}
            </span>
            <IconButton
              label={texts.removeTeam(placeholder, fullName)}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => onRemovePlace(index)}
            />
          </li>
        ))}
      </ol>
      <Button look="secondary" aria-label={texts.addTeamsTo(fullName)} onClick={onAddTeams}>
        {texts.addTeams}
      </Button>
      {onAddPlace && (
        <Button look="secondary" aria-label={texts.addPlaceTo(fullName)} onClick={onAddPlace}>
          {texts.addPlace}
        </Button>
      )}
      {group.missing && (
        <p className={ui['hint']}>
          <Link to={paths.adminToday}>{match.pairsMissing(name)}</Link>
        </p>
      )}
      <GroupLots group={group} />
    </li>
  );
}
