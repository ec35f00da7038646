import type { ScorerTeamView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { ReactNode } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import { ScoreButton } from '../ui/score-button';
import { stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';

interface PlayerListProps {
  readonly team: ScorerTeamView | null;
  readonly onChoose: (playerId: string | null) => void;
  /** What stands below the name of some players, by their id. */
  readonly notes?: ReadonlyMap<string, string>;
  /** A further choice, beside 'Unknown'. */
  readonly children?: ReactNode;
}

/** 'Unknown' comes first, because at the scorers' table there is no time to look up a name. */
export function PlayerList({ team, onChoose, notes, children }: PlayerListProps) {
  const { sheets: texts } = useScorerTexts();
  const players = team?.players ?? [];
  return (
    <>
      <ul className={stack(2, ui['two'])}>
        <li>
          <ScoreButton look="main" onClick={() => onChoose(null)}>
            {texts.unknown}
          </ScoreButton>
        </li>
        {children && <li>{children}</li>}
        {players.map(({ playerId, name }) => (
          <li key={playerId}>
            <ScoreButton onClick={() => onChoose(playerId)}>
              {name} {notes?.has(playerId) && <small>{notes.get(playerId)}</small>}
            </ScoreButton>
          </li>
        ))}
      </ul>
      {players.length === 0 && <p>{texts.noPlayers}</p>}
    </>
  );
}
