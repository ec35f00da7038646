import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { Cup, Match } from '../../shelf/cup/cup';
import { signed } from '../../shelf/cup/signed';
import { inCategory, stageName } from '../../shelf/cup/stage-name';
import { Courts } from './courts';
import { MatchRows, Side } from './match-rows';
import type { Page, Table } from './pages';
import { useScreenTexts } from '../texts/screen-texts';

type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

/** A table, or before its first match the teams alone. */
function TableRows({ table: { title, rows, playing } }: { readonly table: Table }) {
  const columns = Object.values(useScreenTexts().columns);
  const hasBegun = rows.some(({ played = 0 }) => played > 0);
  return (
    <table className="table">
      <colgroup>
        <col className="place" />
      </colgroup>
      <tbody>
        {title && (
          <tr className="row soft">
            <th className="cut" colSpan={2}>
              <bdi>{title}</bdi>
            </th>
            {hasBegun &&
              columns.map((name) => (
                <th className="figure" key={name}>
                  {name}
                </th>
              ))}
          </tr>
        )}
        {rows.map(({ teamId, name, position, played, goalDifference = 0, points }) => (
          <tr className="row" key={teamId} data-playing={playing?.has(teamId) || undefined}>
            <td className="place soft">{hasBegun && position}</td>
            <td className="team cut">
              <bdi>{name}</bdi>
            </td>
            {(hasBegun ? [played, signed(goalDifference), points] : []).map((figure, index) => (
              <td className={index === 2 ? 'figure bright' : 'figure'} key={index}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tables({ page: { columns } }: { readonly page: PageOf<'tables'> }) {
  return (
    <div className="columns">
      {columns.map((tables, index) => (
        <div className="grow" key={index}>
          {tables.map((table) => (
            <TableRows key={table.rows[0]?.teamId} table={table} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Tie({ match }: { readonly match: Match }) {
  const score = match.running ?? match;
  return (
    <li className="card line" data-live={match.state === 'live' || undefined}>
      <span className="place soft fixed">{match.matchNumber}</span>
      <div className="grow">
        {SIDES.map((side) => (
          <p className="row line" key={side}>
            <Side match={match} side={side} look="grow cut" />
            <span>
              {score[side].goals} {score[side].kicks !== null && `(${score[side].kicks})`}
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}

/** Draws the last rounds beside each other, the matches of a round between those that lead to them. */
function Bracket({ page: { category, columns } }: { readonly page: PageOf<'bracket'> }) {
  return (
    <div className="columns">
      {columns.map((rounds) => (
        <div className="grow stack" key={rounds[0]?.stageId}>
          {rounds.map((round) => (
            <section className="grow stack" key={round.stageId}>
              <h2 className="row soft cut fixed">{inCategory(category, stageName(round))}</h2>
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

function Podium({ page: { category, places } }: { readonly page: PageOf<'podium'> }) {
  const titles = Object.values(useScreenTexts().places);
  return (
    <>
      {category && <h2 className="row soft">{category}</h2>}
      {places.map((names, place) =>
        names.map((name, index) => (
          <p className="stand card line" key={`${place} ${index}`}>
            <span className="where soft fixed">{titles[place]}</span>
            <bdi className={place === 0 ? 'grow cut bright' : 'grow cut'}>{name}</bdi>
          </p>
        )),
      )}
    </>
  );
}

/** Draws a page of the screen. */
export function PageView({ cup, page }: { readonly cup: Cup; readonly page: Page }) {
  switch (page.kind) {
    case 'courts':
      return <Courts cup={cup} courts={page.courts} />;
    case 'matches':
      return <MatchRows cup={cup} title={page.title} matches={page.rows} isOver={page.isOver} />;
    case 'tables':
      return <Tables page={page} />;
    case 'bracket':
      return <Bracket page={page} />;
    case 'podium':
      return <Podium page={page} />;
  }
}
