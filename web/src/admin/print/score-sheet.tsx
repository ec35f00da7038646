import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { type MatchRules, matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { type SideKey, SIDES } from '@futsal-cup/domain/cup/sides';
import { countsKicks } from '@futsal-cup/domain/standings/presets';
import type { CSSProperties, ReactNode } from 'react';
import type { Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { cupOfStage } from '../categories/cup-of-category';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import { kickOffTime, placeInCup, refereeOf, scoreText } from './match-papers';
import styles from './score-sheet.module.css';

/** A sheet has at least as many lines for players, to write in those whom nobody has entered. */
const LEAST_LINES = 14;
const GOAL_BOXES = 12;
/** How many fouls beyond the limit are counted on paper. */
const FOULS_BEYOND = 3;
const FOULS_WITHOUT_LIMIT = 8;

/** Players with a longer name are written smaller, so that each has one line. */
const LONG_NAME = 34;

/** Boxes to tick, of which the first ones have their number. */
function boxes(count: number, numbered = 0) {
  return Array.from({ length: count }, (_, index) => <i key={index}>{index < numbered && index + 1}</i>);
}

interface ScoreSheetProps {
  readonly match: Match;
  /** The teams as they are stored. */
  readonly teams: readonly TeamView[];
  /** The ids of the players who miss the match. */
  readonly suspended: ReadonlySet<string>;
}

interface TeamPartProps extends Pick<ScoreSheetProps, 'suspended'> {
  readonly name: string;
  readonly team: TeamView | undefined;
  readonly lines: number;
  readonly rules: MatchRules;
}

function TeamPart({ name, team, lines, suspended, rules }: TeamPartProps) {
  const { print, scorers } = useAdminTexts();
  const { sheet: texts } = print;
  const { foulLimit, timeOuts, halves } = rules;
  const { half, fouls } = scorers.sheet;
  const foulBoxes = foulLimit ? foulLimit + FOULS_BEYOND : FOULS_WITHOUT_LIMIT;
  const ticked = [
    ...[1, 2].slice(0, halves).map((number) => ({
      label: halves === 1 ? fouls : `${half(number)}: ${fouls}`,
      boxes: boxes(foulBoxes, foulLimit),
    })),
    ...(timeOuts > 0 ? [{ label: texts.timeOuts, boxes: boxes(timeOuts * halves) }] : []),
  ];
  return (
    <div className={styles['team']}>
      <h3 lang={team && cupLanguage()}>{name}</h3>
      <table className={styles['squad']}>
        <thead>
          <tr>
            {(['shirt', 'player', 'yellow', 'red'] as const).map((head) => (
              <th key={head}>{texts[head]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: lines }, (_, index) => {
            const player = team?.Players[index];
            const marks = [
              player?.isCaptain && '(C)',
              player && suspended.has(player.playerId) && `– ${texts.suspended}`,
            ];
            const words = [player?.name, ...marks].filter(Boolean).join(' ');
            const size = Math.min(1, LONG_NAME / words.length);
            return (
              <tr key={index}>
                <td>{player?.number}</td>
                <td lang={cupLanguage()} style={{ '--size': size } as CSSProperties}>
                  {words}
                </td>
                <td />
                <td />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{texts.goal}</p>
      <p className={styles['goals']}>{boxes(GOAL_BOXES)}</p>
      {ticked.map((line) => (
        <p key={line.label} className={styles['boxes']}>
          <span>{line.label}</span>
          {line.boxes}
        </p>
      ))}
    </div>
  );
}

/** The form of one match on one page, with both squads. */
export function ScoreSheet({ match, teams, suspended }: ScoreSheetProps) {
  const cup = useCurrentCup();
  const { match: matchTexts } = useTexts();
  const { print, scorers } = useAdminTexts();
  const { sheet: texts } = print;
  const rules = matchRulesOf({ tournament: cup, stages: cup.Stages }, match);
  const isKnockout = match.groupId === null;
  const stored = (side: SideKey) => teams.find(({ teamId }) => teamId === match[side].team?.teamId);
  const lines = Math.max(LEAST_LINES, ...SIDES.map((side) => stored(side)?.Players.length ?? 0));
  const mayHaveKicks = isKnockout || countsKicks(cupOfStage(cup, match.stageId));
  const kicks = boxes(rules.shootOutKicks);
  const rows: readonly (readonly [label: string, content: ReactNode] | false)[] = [
    rules.halves === 2 && [texts.halfTime, ':'],
    [texts.normalTime, ':'],
    isKnockout && rules.extraTimeMinutes > 0 && [texts.extraTime, ':'],
    mayHaveKicks && [
      texts.kicks,
      <span key="kicks" className={styles['boxes']}>
        {kicks} : {kicks}
      </span>,
    ],
    [scorers.sheet.result, scoreText(match)],
  ];
  const time = kickOffTime(match);
  const number = match.matchNumber === null ? null : matchTexts.match(match.matchNumber);
  return (
    <section className={styles['sheet']} style={{ '--lines': lines } as CSSProperties}>
      <header className={styles['head']}>
        <div>
          <h2 lang={cupLanguage()}>{cup.name}</h2>
          <p>{[texts.title, number, placeInCup(cup, match)].filter(Boolean).join(' · ')}</p>
        </div>
        <div>
          <p>
            <b>{time === null ? '\u00a0' : `${slashDate(match.date)} · ${time}`}</b>
          </p>
          <p lang={cupLanguage()}>{match.location || matchTexts.unknownVenue}</p>
        </div>
      </header>
      <div className={styles['teams']}>
        {SIDES.map((side) => (
          <TeamPart
            key={side}
            {...{ lines, suspended, rules }}
            name={sideName(match[side])}
            team={stored(side)}
          />
        ))}
      </div>
      <table className={styles['results']}>
        <tbody>
          {rows.map(
            (row) =>
              row && (
                <tr key={row[0]}>
                  <th scope="row">{row[0]}</th>
                  <td>{row[1]}</td>
                </tr>
              ),
          )}
        </tbody>
      </table>
      <div className={styles['lines']}>
        <p>{texts.remarks}</p>
        <p>
          {print.match.referee} <b lang={cupLanguage()}>{refereeOf(cup, match)}</b>
        </p>
        <p>{scorers.sheet.name}</p>
        {SIDES.map((side) => (
          <p key={side}>{texts.captain(sideName(match[side]))}</p>
        ))}
      </div>
    </section>
  );
}
