import type { PublicTeamView, StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { decidedBy } from '@futsal-cup/domain/standings/decided-by';
import type { LiveParts } from '../../shelf/cup/live/live-parts';
import { signed } from '../../shelf/cup/signed';
import { named, WithNames } from '../../shelf/cup/with-names';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './tables.module.css';
import { type HomeTexts, useHomeTexts } from '../texts/home-texts';
import { Heading } from './heading';
import { LeagueTableRow } from './league-table-row';
import type { StagesOfPlaces } from './place-rankings';
import { placesOnPosition, type Qualification } from './qualification';

/** The columns that a narrow table leaves out. */
const WIDE: readonly string[] = ['played', 'goals'];

function TableHead() {
  const { columns } = useHomeTexts().cupState.table;
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([column, words]) => (
          <Heading key={column} column={column} words={words} isWide={WIDE.includes(column)} />
        ))}
      </tr>
    </thead>
  );
}

function markOf(qualification: Qualification | undefined, texts: HomeTexts['cupState']): string | null {
  if (!qualification) return null;
  const { stage, isOneOfBest } = qualification;
  return isOneOfBest ? texts.leadsBestTo(stage) : texts.leadsTo(stage);
}

type MarkedPlace = readonly [place: number, mark: string | null];

type BestPlaces = ReadonlyMap<number, StagesOfPlaces>;

/** Returns the marks of the places whose best teams advance. The best teams of one place may advance to several stages. */
function bestMarks(
  bestPlaces: BestPlaces | undefined,
  size: number,
  texts: HomeTexts['cupState'],
): MarkedPlace[] {
  const places = [...(bestPlaces ?? [])].filter(([place]) => place <= size);
  return places.flatMap(([place, stages]) =>
    [...stages.values()].map((stage) => [place, texts.leadsBestTo(stage)] as const),
  );
}

/** Groups the marked places by the stage that they lead to, because the marks in the rows all look alike. */
function placesByMark(marked: readonly MarkedPlace[]) {
  const places = new Map<string, Set<number>>();
  for (const [place, mark] of marked) {
    if (mark !== null) places.set(mark, (places.get(mark) ?? new Set()).add(place));
  }
  return [...places].map(([mark, found]) => ({ mark, places: [...found].sort((a, b) => a - b).join(', ') }));
}

interface LeagueTableProps {
  /** The fragment of an address that leads to this table. */
  readonly id?: string;
  readonly caption: string;
  readonly tournamentId: string;
  /** The rows in the order in which they are shown. */
  readonly rows: readonly StandingsRowView[];
  /** The stage that the current place of each team leads to, by team id. */
  readonly qualifications: ReadonlyMap<string, Qualification>;
  /**
   * The places whose best teams advance, each with the stages that they advance to. Every group shows them, no matter which team
   * leads now.
   */
  readonly bestPlaces?: BestPlaces | undefined;
  /** The teams whose live matches are counted. */
  readonly playing?: ReadonlySet<string> | undefined;
  readonly liveParts?: LiveParts | undefined;
  /** The teams of the cup; points that one has by decision are told below the table. */
  readonly teams?: readonly Pick<PublicTeamView, 'teamId' | 'pointsByDecision'>[];
  /** The names of places whose teams are not known yet, shown below the rows. */
  readonly openPlaces?: readonly string[];
  /** The criteria of the ranking, shown below the table. */
  readonly explanation?: string;
}

export function LeagueTable(props: LeagueTableProps) {
  const { id, caption, tournamentId, rows, qualifications, bestPlaces } = props;
  const { playing, liveParts, explanation, teams = [], openPlaces = [] } = props;
  const { cupState: texts } = useHomeTexts();
  const names = new Map(rows.map(({ teamId, name }) => [teamId, name]));
  const nameOf = (teamId: string) => names.get(teamId) ?? '';
  const markOfRow = (teamId: string) => markOf(qualifications.get(teamId), texts);
  const marks = [
    ...rows.flatMap(({ teamId, position }) =>
      placesOnPosition(rows, position).map((place) => [place, markOfRow(teamId)] as const),
    ),
    ...bestMarks(bestPlaces, rows.length, texts),
  ];
  const legend = placesByMark(marks);
  const decided = teams.filter(({ teamId, pointsByDecision }) => pointsByDecision && names.has(teamId));
  return (
    <div className={`${looks['card']} ${styles['frame']}`} id={id}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>
          <span lang={id && cupLanguage()}>{caption}</span> {playing && liveParts?.provisional}
        </caption>
        <TableHead />
        <tbody>
          {rows.length + openPlaces.length === 0 && (
            <tr>
              <td className={styles['empty']} colSpan={9}>
                {texts.table.empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <LeagueTableRow
              key={row.teamId}
              tournamentId={tournamentId}
              row={row}
              reason={decidedBy(row, (teamId) => named(nameOf(teamId)), texts.reasons)}
              leadsTo={markOfRow(row.teamId)}
              hasDecision={decided.some(({ teamId }) => teamId === row.teamId)}
              mark={playing?.has(row.teamId) && liveParts?.playing}
            />
          ))}
          {openPlaces.map((name) => (
            <tr key={name}>
              <td />
              <td colSpan={8}>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {legend.map(({ mark, places }) => (
        <p className={cluster(1, looks['soft'], styles['legend'])} key={mark}>
          <b className={styles['places']}>{places}</b>
          <span className={styles['mark']} /> {mark}
        </p>
      ))}
      {decided.map(({ teamId, pointsByDecision }) => (
        <p className={cluster(1, looks['soft'], styles['legend'])} key={teamId}>
          {pointsByDecision && (
            <span>
              <WithNames
                text={texts.table.byDecision(
                  named(nameOf(teamId)),
                  signed(pointsByDecision.points),
                  pointsByDecision.note,
                )}
              />
            </span>
          )}
        </p>
      ))}
      {explanation && <p className={cluster(1, looks['soft'], styles['legend'])}>{explanation}</p>}
    </div>
  );
}
