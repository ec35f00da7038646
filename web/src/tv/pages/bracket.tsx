import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { Match } from '../../shelf/cup/cup';
import { inCategory, stageName } from '../../shelf/cup/stage-name';
import { Side, useKicks } from './match-rows';
import type { Page } from './pages';

function Tie({ match }: { readonly match: Match }) {
  const kicks = useKicks(match);
  return (
    <li className="tie card" data-live={match.state === 'live' || undefined}>
      {SIDES.map((side) => (
        <p className="row line" key={side}>
          <Side match={match} side={side} look="grow cut" />
          <span>{(match.running ?? match)[side].goals}</span>
        </p>
      ))}
      <span className="number row soft">{match.matchNumber}</span>
      {kicks && <p className="tie-kicks soft">{kicks}</p>}
    </li>
  );
}

/** Draws the last rounds beside each other, the matches of a round between those that lead to them. */
export function Bracket({ page }: { readonly page: Extract<Page, { readonly kind: 'bracket' }> }) {
  return (
    <div className="columns">
      {page.columns.map((rounds) => (
        <div className="rounds grow stack" key={rounds[0]?.stageId}>
          {rounds.map((round) => (
            <section className="grow stack" key={round.stageId}>
              <h2 className="row soft cut fixed">{inCategory(page.category, stageName(round))}</h2>
              <ul className="ties grow stack">
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
