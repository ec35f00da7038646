import type { ScorerPlayerView, ScorerTeamView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import type { ReactNode } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import { ScoreButton } from '../ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import styles from '../ui/sheet.module.css';

interface PlayerListProps {
  readonly team: ScorerTeamView | null;
  readonly onChoose: (playerId: string | null) => void;
  /** What stands below the name of some players, by their id. */
  readonly notes?: ReadonlyMap<string, string>;
  /** A further choice, beside 'Unknown'. */
  readonly children?: ReactNode;
}

/** Shirt numbers go up to 99. */
const AFTER_ALL_NUMBERS = 100;

/** Sorts the players by number, then those without one by name. Suspended players come last. A squad without numbers keeps its order. */
function inOrder(players: readonly ScorerPlayerView[]): readonly ScorerPlayerView[] {
  const hasNumbers = players.some(({ number }) => number);
  const rank = ({ suspended, number = AFTER_ALL_NUMBERS }: ScorerPlayerView) =>
    (suspended ? 2 * AFTER_ALL_NUMBERS : 0) + number;
  return players.toSorted((a, b) => rank(a) - rank(b) || (hasNumbers ? compareNames(a.name, b.name) : 0));
}

/** 'Unknown' comes first, because at the scorers' table there is no time to look up a name. A shirt number is a key of its own. */
export function PlayerList({ team, onChoose, notes, children }: PlayerListProps) {
  const { sheets: texts } = useScorerTexts();
  const players = inOrder(team?.players ?? []);
  return (
    <>
      <ul className={stack(2, styles['players'])}>
        <li>
          <ScoreButton look="main" onClick={() => onChoose(null)}>
            {texts.unknown}
          </ScoreButton>
        </li>
        {children && <li>{children}</li>}
        {players.map(({ playerId, name, number, isCaptain, suspended }) => (
          <li key={playerId} data-has-number={number !== undefined}>
            <ScoreButton onClick={() => onChoose(playerId)}>
              {number !== undefined && <strong>{number}</strong>}{' '}
              <span>
                {name}
                {isCaptain && ' '}
                {isCaptain && (
                  <span role="img" aria-label={texts.captain}>
                    (C)
                  </span>
                )}
              </span>{' '}
              {suspended && <small>{texts.suspended(texts.suspendedFor[suspended])}</small>}{' '}
              {notes?.has(playerId) && <small>{notes.get(playerId)}</small>}
            </ScoreButton>
          </li>
        ))}
      </ul>
      {players.length === 0 && <p>{texts.noPlayers}</p>}
    </>
  );
}
