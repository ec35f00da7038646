import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { Crest } from '../../shelf/ui/crest/crest';
import { TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { Heading } from '../tables/heading';
import tables from '../tables/tables.module.css';
import { useHomeTexts } from '../texts/home-texts';
import type { PlayerTables } from '../../shelf/lists/player-tables';
import { useLongList } from './use-long-list';

interface FairPlayTableProps extends Pick<PlayerTables, 'fairPlay'> {
  readonly tournamentId: string;
  readonly caption: string;
}

/** Ranks the teams by the points for their cards, and says how the cup counts them. */
export function FairPlayTable({ tournamentId, caption, fairPlay }: FairPlayTableProps) {
  const { scorers: texts, cupState } = useHomeTexts();
  const { columns } = cupState.table;
  const { rows, isInPart, scale } = fairPlay;
  const { shown, more } = useLongList(rows);
  return (
    <div className={`${looks['card']} ${tables['frame']}`}>
      <table className={tables['table']}>
        <caption className={tables['caption']}>{caption}</caption>
        <thead>
          <tr>
            <Heading column="position" words={columns.position} />
            <Heading column="team" words={columns.team} />
            <Heading column="yellow" words={texts.cards.yellow} />
            <Heading column="secondYellow" words={texts.cards.secondYellow} />
            <Heading column="red" words={texts.cards.red} />
            <Heading column="points" words={columns.points} />
          </tr>
        </thead>
        <tbody>
          {shown.map(({ position, team, yellow, secondYellow, red, points }) => (
            <tr key={team.teamId}>
              <td className={tables['position']}>{position}</td>
              <th scope="row" className={tables['team']}>
                <span className={cluster(2, links['beside'], tables['teamContent'])}>
                  <Crest name={team.name} />
                  <span className={tables['name']}>
                    <TeamLink tournamentId={tournamentId} side={{ team, placeholder: null }} />
                  </span>
                </span>
              </th>
              <td>{yellow}</td>
              <td>{secondYellow}</td>
              <td>{red}</td>
              <td className={tables['points']}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
      <p className={cluster(1, looks['soft'], tables['legend'])}>
        {[scale.kind === 'cards' ? texts.rule(scale) : texts.typed, isInPart && texts.inPart]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
