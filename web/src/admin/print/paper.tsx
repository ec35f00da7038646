import { Printer } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { pictureAddress } from '../../shelf/cup/pictures';
import { inCategory } from '../../shelf/cup/stage-name';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { cluster } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';
import { EmptyText } from '../../shelf/ui/content-states';
import { useCurrentCup } from '../cup/cup-context';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts';
import styles from './paper.module.css';

export type Kind = keyof AdminTexts['print']['kinds'];

export type ChosenField = keyof AdminTexts['print']['fields'];

/** What each kind of paper is made from: the cup of each category that is printed, and what is chosen of them; an empty or missing value stands for all. */
export interface PaperProps {
  readonly kind: Kind;
  readonly parts: readonly Cup[];
  readonly chosen: Readonly<Partial<Record<ChosenField, string>>>;
}

interface SheetsProps extends Pick<PaperProps, 'kind'> {
  readonly children: ReactNode;
}

/**
 * Shows what is printed, and the button that prints it, or what is missing. Nothing else of the page comes on paper.
 */
export function Paper({ kind, children }: SheetsProps) {
  const { print: texts } = useAdminTexts();
  if (kind !== 'poster' && Children.toArray(children).length === 0)
    return <EmptyText text={texts.empty[kind]} />;
  return (
    <>
      <div className={cluster(3)}>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={20} />
          {texts.print}
        </Button>
      </div>
      <div className={styles['paper']} role="region" aria-label={texts.preview} tabIndex={0}>
        {children}
      </div>
    </>
  );
}

/** The club's logo, if it has one. */
export function Logo() {
  const { logo } = useCurrentCup();
  return logo && <img className={styles['logo']} src={pictureAddress(logo)} alt="" />;
}

interface PaperPageProps {
  readonly title: string;
  readonly category?: string | undefined;
  readonly children: ReactNode;
}

/** Begins a page with the name of the cup and what the page shows. */
export function PaperPage({ title, category, children }: PaperPageProps) {
  const { name } = useCurrentCup();
  return (
    <section className={styles['page']}>
      <p lang={cupLanguage()}>{inCategory(category, name)}</p>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A column is as wide as it says, or shares with others what is left. */
export type Column<Name, Row> = readonly [name: Name, width: string, cell: (row: Row) => ReactNode];

interface PaperTableProps<Name extends string, Row> {
  readonly title: string;
  readonly heads: Readonly<Record<Name, string>>;
  readonly columns: readonly Column<Name, Row>[];
  readonly rows: readonly Row[];
}

/** A table whose title and heads are printed again where it goes on on the next page. */
export function PaperTable<Name extends string, Row>(props: PaperTableProps<Name, Row>) {
  const { title, heads, columns, rows } = props;
  return (
    <div className={styles['fits']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th colSpan={columns.length}>{title}</th>
          </tr>
          <tr>
            {columns.map(([name, width]) => (
              <th key={name} data-column={name} style={{ width }}>
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(([name, width, cell]) => (
                <td key={name} data-column={name} style={{ width }}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
