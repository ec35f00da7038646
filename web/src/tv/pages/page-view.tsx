import type { Cup } from '../../shelf/cup/cup';
import { signed } from '../../shelf/cup/signed';
import { inCategory, stageName } from '../../shelf/cup/stage-name';
import { Bracket } from './bracket';
import { Courts } from './courts';
import { MatchRows } from './match-rows';
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
            {hasBegun && (
              <>
                <td className="figure">{played}</td>
                <td className="figure">{signed(goalDifference)}</td>
                <td className="figure bright">{points}</td>
              </>
            )}
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

function Podium({ page: { category, places } }: { readonly page: PageOf<'podium'> }) {
  const titles = Object.values(useScreenTexts().places);
  return (
    <>
      {category && <h2 className="row soft">{category}</h2>}
      <ol className="podium stack">
        {places.flatMap((names, place) =>
          names.map((name, index) => (
            <li className="stand card" key={`${place} ${index}`} data-place={place + 1}>
              <span className="soft">{titles[place]}</span>
              <bdi className="champion cut">{name}</bdi>
            </li>
          )),
        )}
      </ol>
    </>
  );
}

/** Draws a page of the screen. */
export function PageView({ cup, page }: { readonly cup: Cup; readonly page: Page }) {
  const texts = useScreenTexts();
  switch (page.kind) {
    case 'courts':
      return <Courts cup={cup} page={page} />;
    case 'matches':
      return <MatchRows cup={cup} title={texts[page.title]} matches={page.rows} />;
    case 'round':
      return (
        <MatchRows cup={cup} title={inCategory(page.category, stageName(page.round))} matches={page.rows} />
      );
    case 'tables':
      return <Tables page={page} />;
    case 'bracket':
      return <Bracket page={page} />;
    case 'podium':
      return <Podium page={page} />;
  }
}
