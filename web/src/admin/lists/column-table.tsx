import { LEFT_OUT, type ListTable } from '@futsal-cup/domain/lists/list-table';
import { useAdminTexts } from '../texts/admin-texts';
import { Options } from '../forms/choose-field';
import styles from './lists.module.css';

/** The rows that show what a column is. */
const SHOWN_ROWS = 3;

interface ColumnTableProps<Meaning extends string> {
  readonly table: Pick<ListTable<Meaning>, 'columns' | 'heading' | 'rows'>;
  /** What the columns of such a list can be, and the words for it. */
  readonly meanings: readonly Meaning[];
  readonly words: Readonly<Record<Meaning, string>>;
  readonly onChoose: (column: number, meaning: Meaning | typeof LEFT_OUT) => void;
}

/** Shows the first rows of a list, and above each column what it is, to be corrected with a tap. */
export function ColumnTable<Meaning extends string>(props: ColumnTableProps<Meaning>) {
  const { table, meanings, words, onChoose } = props;
  const { columns: texts } = useAdminTexts().plan.teams;
  const { columns, heading, rows } = table;
  const choices = [
    ...meanings.map((value) => ({ value, label: words[value] })),
    { value: LEFT_OUT, label: texts.leftOut },
  ];
  return (
    <div className={styles['scroll']} role="region" aria-label={texts.title} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((meaning, column) => (
              <th key={column} scope="col">
                <select
                  aria-label={texts.column(column + 1)}
                  className={styles['meaning']}
                  value={meaning}
                  onChange={({ target }) =>
                    onChoose(column, choices.find(({ value }) => value === target.value)?.value ?? LEFT_OUT)
                  }
                >
                  <Options choices={choices} />
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...(heading ? [heading] : []), ...rows.slice(0, SHOWN_ROWS)].map((row) => (
            <tr key={row.line} className={row === heading ? styles['heading'] : undefined}>
              {columns.map((meaning, column) => (
                <td key={column} data-left-out={meaning === LEFT_OUT || undefined}>
                  {row.cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
