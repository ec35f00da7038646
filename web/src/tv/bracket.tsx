import type { BracketColumn } from '../shelf/bracket/bracket-columns';
import type { Match } from '../shelf/cup/cup';
import { stageName } from '../shelf/cup/stage-name';
import { Side, useKicks } from './match-rows';

function SideRow({ match, side }: { readonly match: Match; readonly side: 'local' | 'visitor' }) {
  const { goals } = (match.running ?? match)[side];
  return (
    <p className="row of-side">
      <Side match={match} side={side} />
      <span className="goals">{goals}</span>
    </p>
  );
}

function Tie({ match }: { readonly match: Match }) {
  const kicks = useKicks(match);
  return (
    <li className="tie" data-live={match.state === 'live' || undefined}>
      <SideRow match={match} side="local" />
      <SideRow match={match} side="visitor" />
      <span className="number">{match.matchNumber}</span>
      {kicks && <p className="tie-kicks">{kicks}</p>}
    </li>
  );
}

interface BracketProps {
  readonly category: string | undefined;
  readonly columns: readonly BracketColumn[];
}

/** Draws the last rounds beside each other, the matches of a round between those that lead to them. */
export function Bracket({ category, columns }: BracketProps) {
  return (
    <div className="bracket">
      {columns.map((rounds) => (
        <div className="rounds" key={rounds[0]?.stageId}>
          {rounds.map((round) => (
            <section className="round" key={round.stageId}>
              <h2 className="round-name">
                {category && `${category} · `}
                {stageName(round)}
              </h2>
              <ul className="ties">
                {round.seeds.map(({ id, match }) => (
                  <Tie key={id} match={match} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
