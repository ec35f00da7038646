import { cupLanguage } from '../../shelf/stores/tournaments';
import looks from '../../shelf/styles/looks.module.css';
import { TeamLink } from '../match-row/links';
import { Heading } from '../tables/heading';
import tables from '../tables/tables.module.css';
import { useHomeTexts } from '../texts/home-texts';
import type { PlayerTables } from '../../shelf/lists/player-tables';
import { useLongList } from './use-long-list';

interface ScorerListProps extends Pick<PlayerTables, 'scorers'> {
  readonly tournamentId: string;
  readonly caption: string;
}

/** Lists the players who have scored, each with their team and their goals. */
export function ScorerList({ tournamentId, caption, scorers }: ScorerListProps) {
  const { scorers: texts, cupState } = useHomeTexts();
  const { columns } = cupState.table;
  const { shown, more } = useLongList(scorers);
  return (
    <div className={`${looks['card']} ${tables['frame']}`}>
      <table className={tables['table']}>
        <caption className={tables['caption']}>{caption}</caption>
        <thead>
          <tr>
            <Heading column="position" words={columns.position} />
            <Heading column="player" words={[texts.player]} />
            <Heading column="team" words={columns.team} />
            <Heading column="points" words={[texts.goals]} />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ position, playerId, shownAs, team, goals }) => (
            <tr key={`${team.teamId} ${playerId}`}>
              <td className={tables['position']}>{position}</td>
              <th scope="row" className={tables['half']} lang={cupLanguage()}>
                {shownAs}
              </th>
              <td className={tables['half']}>
                <TeamLink tournamentId={tournamentId} side={{ team, placeholder: null }} />
              </td>
              <td className={tables['points']}>{goals}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}
