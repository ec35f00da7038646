import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { countdownParts } from '@futsal-cup/domain/schedule/countdown';
import { signed } from '../shelf/cup/signed';
import { stageName } from '../shelf/cup/stage-name';
import type { Cup } from '../shelf/cup/cup';
import { Bracket } from './bracket';
import { Courts } from './courts';
import { MatchRows } from './match-rows';
import type { Page, Table } from './pages';
import { useScreenTexts } from './texts/screen-texts';
import { useNow } from './ticking';

interface PartProps<Kind extends Page['kind']> {
  readonly cup: Cup;
  readonly page: Extract<Page, { readonly kind: Kind }>;
}

const pad = (value: number) => String(value).padStart(2, '0');

function Countdown({ cup, page: { rows } }: PartProps<'countdown'>) {
  const texts = useScreenTexts();
  const now = useNow(1_000);
  const [first] = rows;
  const left = first && countdownParts(instantOf(first.date, first.time, cup.timeZone), now);
  const days = left ? left.weeks * 7 + left.days : 0;
  return (
    <>
      {left && (
        <p className="countdown">
          {texts.startsIn}{' '}
          <span className="left">
            {days > 0 && `${texts.days(days)} `}
            {`${left.hours}:${pad(left.minutes)}:${pad(left.seconds)}`}
          </span>
        </p>
      )}
      <MatchRows cup={cup} title={texts.firstMatches} matches={rows} />
    </>
  );
}

function TableRows({ table: { title, rows, playing } }: { readonly table: Table }) {
  const { columns } = useScreenTexts();
  const hasBegun = rows.some(({ played }) => played > 0);
  return (
    <table className="table">
      <colgroup>
        <col className="place" />
        <col />
        {Object.keys(columns).map((column) => (
          <col className="figure" key={column} />
        ))}
      </colgroup>
      <thead>
        <tr className="row heading">
          <th className="wide" colSpan={2}>
            <bdi>{title}</bdi>
          </th>
          {Object.entries(columns).map(([column, name]) => (
            <th className="figure" key={column}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ teamId, name, position, played, goalDifference, points }) => (
          <tr className="row" key={teamId} data-playing={playing?.has(teamId) || undefined}>
            <td className="place">{hasBegun && position}</td>
            <td className="wide">
              <bdi>{name}</bdi>
            </td>
            <td className="figure">{played}</td>
            <td className="figure">{signed(goalDifference)}</td>
            <td className="figure points">{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tables({ page }: PartProps<'tables'>) {
  return (
    <div className="columns">
      {page.columns.map((tables, index) => (
        <div className="column" key={index}>
          {tables.map((table) => (
            <TableRows key={`${table.title} ${table.rows[0]?.teamId ?? ''}`} table={table} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Teams({ page }: PartProps<'teams'>) {
  return (
    <div className="columns">
      {page.columns.map((lists, index) => (
        <ul className="column" key={index}>
          {lists.flatMap(({ rows }) =>
            rows.map((name) => (
              <li className="row" key={name}>
                <bdi className="wide">{name}</bdi>
              </li>
            )),
          )}
        </ul>
      ))}
    </div>
  );
}

function Podium({ page: { category, places } }: PartProps<'podium'>) {
  const titles = Object.values(useScreenTexts().places);
  return (
    <>
      {category && <h2 className="row heading">{category}</h2>}
      <ol className="podium">
        {places.flatMap((names, place) =>
          names.map((name) => (
            <li className="stand" key={name} data-place={place + 1}>
              <span className="title">{titles[place]}</span>
              <bdi className="champion">{name}</bdi>
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
      return <Courts cup={cup} courts={page.courts} rows={page.rows} />;
    case 'countdown':
      return <Countdown cup={cup} page={page} />;
    case 'matches':
      return <MatchRows cup={cup} title={texts[page.title]} matches={page.rows} />;
    case 'round':
      return <MatchRows cup={cup} title={stageName(page.round)} matches={page.rows} />;
    case 'tables':
      return <Tables cup={cup} page={page} />;
    case 'bracket':
      return <Bracket category={page.category} columns={page.columns} />;
    case 'podium':
      return <Podium cup={cup} page={page} />;
    case 'teams':
      return <Teams cup={cup} page={page} />;
  }
}
