import type { StandingsRowView } from '@futsal-cup/domain/contracts/views';
import type { PublicTexts } from '../../shared/texts/catalogue';
import { decidedBy } from '@futsal-cup/domain/standings/decided-by';
import type { LiveParts } from '../../shared/live/live-parts';
import { useTexts } from '../../shared/texts/use-texts';
import styles from './league-table.module.css';
import { LeagueTableRow } from './league-table-row';

interface HeadingProps {
  readonly column: keyof PublicTexts['table']['columns'];
  readonly isWide?: boolean;
}

function Heading({ column, isWide }: HeadingProps) {
  const { columns } = useTexts().table;
  const [short, long] = columns[column];
  return (
    <th scope="col" className={isWide ? styles['wide'] : undefined} data-column={column}>
      <abbr title={long}>{short}</abbr>
    </th>
  );
}

interface LeagueTableProps {
  /** The part of an address after `#` that leads here. */
  readonly id?: string;
  readonly caption: string;
  readonly tournamentId: string;
  readonly rows: readonly StandingsRowView[];
  /** The places that lead to the next stage. */
  readonly qualifying: ReadonlySet<number>;
  /** The teams whose running matches are counted. */
  readonly playing?: ReadonlySet<string> | undefined;
  readonly liveParts?: LiveParts | undefined;
}

export function LeagueTable(props: LeagueTableProps) {
  const { id, caption, tournamentId, rows, qualifying, playing, liveParts } = props;
  const texts = useTexts();
  const tableTexts = texts.table;
  const names = new Map(rows.map(({ teamId, name }) => [teamId, name]));
  const nameOf = (teamId: string) => names.get(teamId) ?? '';
  const hasQualifying = rows.some(({ position }) => qualifying.has(position));
  return (
    <div className={styles['frame']} id={id}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>
          {caption} {playing && liveParts?.provisional}
        </caption>
        <thead>
          <tr>
            <Heading column="position" />
            <Heading column="team" />
            <Heading column="played" isWide />
            <Heading column="wins" />
            <Heading column="draws" />
            <Heading column="losses" />
            <Heading column="goals" isWide />
            <Heading column="difference" isWide />
            <Heading column="points" />
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td className={styles['empty']} colSpan={9}>
                {tableTexts.empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <LeagueTableRow
              key={row.teamId}
              tournamentId={tournamentId}
              row={row}
              reason={decidedBy(row, nameOf, texts.reasons)}
              isQualifying={qualifying.has(row.position)}
              mark={playing?.has(row.teamId) && liveParts?.playing}
            />
          ))}
        </tbody>
      </table>
      {hasQualifying && (
        <p className={styles['legend']}>
          <span className={styles['mark']} aria-hidden="true">
            ▲
          </span>
          {tableTexts.qualifies}
        </p>
      )}
    </div>
  );
}
