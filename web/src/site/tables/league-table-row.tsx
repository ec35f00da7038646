import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Changing } from '../../shelf/match/changing';
import { TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { Crest } from '../../shelf/ui/crest/crest';
import { named, WithNames } from '../../shelf/cup/with-names';
import { signed } from '../../shelf/cup/signed';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './tables.module.css';
import { useHomeTexts } from '../texts/home-texts';

interface LeagueTableRowProps {
  readonly tournamentId: string;
  readonly row: StandingsRowView;
  /** The criterion that decided the place, in a sentence with marked names. It is null if points decided. */
  readonly reason: string | null;
  /** The stage that the place leads to, in words, or null if there is none. */
  readonly leadsTo: string | null;
  /** Whether points by decision, which are told below the table, are among its points. */
  readonly hasDecision: boolean;
  /** The mark beside the name. */
  readonly mark?: ReactNode;
}

/** Shows the matches, goals and points of a team, a cell each. */
function Numbers({ row, hasDecision }: Pick<LeagueTableRowProps, 'row' | 'hasDecision'>) {
  const { played, wins, draws, losses, goalsFor, goalsAgainst, goalDifference, points } = row;
  const cells = [
    { value: played, look: styles['wide'] },
    { value: wins },
    { value: draws },
    { value: losses },
    { value: `${goalsFor}:${goalsAgainst}`, look: styles['wide'] },
    { value: signed(goalDifference) },
    { value: points, look: styles['points'], mark: hasDecision && <sup>*</sup> },
  ];
  return cells.map(({ value, look, mark }, column) => (
    <td key={column} className={look}>
      <Changing value={value} />
      {mark}
    </td>
  ));
}

/** Shows a team's row with a button that explains its position. */
export function LeagueTableRow(props: LeagueTableRowProps) {
  const { tournamentId, row, reason, leadsTo, hasDecision, mark } = props;
  const { table: tableTexts } = useHomeTexts().cupState;
  const [isExplained, setExplained] = useState(false);
  const reasonId = useId();
  return (
    <>
      <tr data-qualifying={leadsTo !== null || undefined}>
        <td className={styles['position']}>
          {row.position}
          {leadsTo !== null && <span className={styles['mark']} role="img" aria-label={leadsTo} />}
        </td>
        <th scope="row" className={styles['team']}>
          <span className={cluster(2, links['beside'], styles['teamContent'])}>
            <Crest name={row.name} />
            <span className={styles['name']}>
              <TeamLink tournamentId={tournamentId} side={{ team: row, placeholder: null }} />
              {mark && ' '}
              {mark}
            </span>
            {reason && (
              <button
                type="button"
                className={`${styles['why']} ${looks['offPaper']}`}
                aria-expanded={isExplained}
                aria-controls={reasonId}
                onClick={() => setExplained(!isExplained)}
              >
                <Info aria-hidden size={18} />
                <span className={looks['spoken']}>
                  <WithNames text={tableTexts.why(named(row.name))} />
                </span>
              </button>
            )}
          </span>
        </th>
        <Numbers row={row} hasDecision={hasDecision} />
      </tr>
      {reason && (
        <tr id={reasonId} hidden={!isExplained}>
          <td className={styles['reason']} colSpan={9}>
            <WithNames text={reason} />
          </td>
        </tr>
      )}
    </>
  );
}
