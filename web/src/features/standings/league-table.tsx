import type { StandingsRowView } from '@futsal-cup/domain/contracts/views';
import { tableTexts } from '../../shared/texts/table';
import styles from './league-table.module.css';
import { LeagueTableRow } from './league-table-row';

const { columns } = tableTexts;

function Heading({ column, isWide }: { readonly column: keyof typeof columns; readonly isWide?: boolean }) {
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
  readonly rows: readonly StandingsRowView[];
  /** The places that lead to the next stage. */
  readonly qualifying: ReadonlySet<number>;
}

export function LeagueTable({ id, caption, rows, qualifying }: LeagueTableProps) {
  const hasQualifying = rows.some(({ position }) => qualifying.has(position));
  return (
    <div className={styles['frame']} id={id}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{caption}</caption>
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
            <LeagueTableRow key={row.teamId} row={row} isQualifying={qualifying.has(row.position)} />
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
