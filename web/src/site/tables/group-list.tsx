import type { Group } from '../../shelf/cup/cup';
import { groupPartId } from '../../shelf/addresses/paths';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { Crest } from '../../shelf/ui/crest/crest';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import styles from './tables.module.css';

interface GroupListProps {
  readonly tournamentId: string;
  readonly group: Group;
}

/** Lists the teams of a group by name, where everybody sees the cup without its tables. */
export function GroupList({ tournamentId, group: { groupId, name, Teams } }: GroupListProps) {
  const id = groupPartId(groupId);
  return (
    <section className={`${looks['card']} ${styles['frame']}`} id={id} aria-labelledby={`${id}-name`}>
      <p className={styles['caption']} id={`${id}-name`} lang={cupLanguage()}>
        {name}
      </p>
      <ul className={looks['ruled']}>
        {Teams.map((team) => (
          <li key={team.teamId} className={cluster(3, links['beside'], styles['member'])}>
            <Crest name={team.name} />
            <TeamLink tournamentId={tournamentId} side={{ team, placeholder: null }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
