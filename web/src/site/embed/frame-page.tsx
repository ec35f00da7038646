import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import { Link, useLocation } from 'react-router-dom';
import type { EmbedPart } from '../../shelf/addresses/embed';
import { paths } from '../../shelf/addresses/paths';
import { ApiError, isGone } from '../../shelf/api/api-error';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { Bracket } from '../../shelf/bracket/bracket';
import { type Cup, hasBracket, type Match } from '../../shelf/cup/cup';
import { useCupView } from '../../shelf/cup/cup-view';
import { slashDate } from '../../shelf/cup/slash-date';
import { plays } from '../../shelf/match/plays';
import { shownView, useTournaments } from '../../shelf/stores/tournaments';
import looks from '../../shelf/styles/looks.module.css';
import { useTexts } from '../../shelf/texts/use-texts';
import { EmptyText, Skeleton } from '../../shelf/ui/content-states';
import { PublicCup } from '../cup/public-cup';
import { Section } from '../layout/section';
import { MatchLists } from '../matches/match-lists';
import { useMatchLists } from '../matches/use-match-lists';
import { Scoreboard } from '../scoreboard/scoreboard';
import { GroupTables, useTitleOfTables } from '../tables/group-tables';
import { useEmbedTexts } from '../texts/embed/embed-texts';
import { useSiteTexts } from '../texts/site-texts';
import styles from './frame.module.css';

/** A frame shows at most this many matches of each list, because the page around it is as long as the frame. */
const MOST = 100;

interface FramePageProps {
  readonly part: EmbedPart;
  /** The team that is shown alone, if the address names one. */
  readonly team: string | null;
}

function count({ upcoming, board, results }: ArrangedMatches<Match>): number {
  return upcoming.length + board.length + results.length;
}

/** Shows the matches that are on, the next ones and the last ones. */
function MatchesInFrame({ cup, team }: Pick<FramePageProps, 'team'> & { readonly cup: Cup }) {
  const { clock, lists } = useMatchLists(cup);
  const { noMatches } = useSiteTexts().matches;
  const { more } = useEmbedTexts();
  const of = (matches: readonly Match[]) => matches.filter((match) => team === null || plays(match, team));
  const all = { upcoming: of(lists.upcoming), board: of(lists.board), results: of(lists.results) };
  const shown = {
    upcoming: all.upcoming.slice(0, MOST),
    board: all.board.slice(0, MOST),
    results: all.results.slice(-MOST),
  };
  if (count(all) === 0) return <EmptyText text={noMatches} />;
  return (
    <>
      {shown.board.length > 0 && <Scoreboard cup={cup} lists={shown} clock={clock} />}
      <MatchLists cup={cup} lists={shown} />
      {count(shown) < count(all) && <p className={looks['soft']}>{more(count(shown), count(all))}</p>}
    </>
  );
}

/** Shows a part of the cup, or says why there is nothing to show. */
function PartInFrame({ cup, part, team }: FramePageProps & { readonly cup: Cup }) {
  const { unknownTeam, notShown } = useEmbedTexts();
  const { bracket } = useSiteTexts();
  const tables = useTitleOfTables(cup);
  if (team !== null && !cup.Teams.some(({ teamId }) => teamId === team)) {
    return <EmptyText text={unknownTeam} />;
  }
  if (part === 'matches') return <MatchesInFrame cup={cup} team={team} />;
  if (cup.shown) return <EmptyText text={notShown} />;
  return (
    <Section title={part === 'table' ? tables : bracket.title}>
      {part === 'table' ? (
        <GroupTables cup={cup} only={team ?? undefined} />
      ) : hasBracket(cup) ? (
        <Bracket cup={cup} />
      ) : (
        <EmptyText text={bracket.empty} />
      )}
    </Section>
  );
}

/** What another website shows in a frame: a part of a cup, kept up to date, and one line that leads to the site, whatever else can be shown. */
export function FramePage({ part, team }: FramePageProps) {
  const view = useTournaments(shownView);
  const { data, error } = useCupView(view);
  const { mainPage, tournaments } = useSiteTexts();
  const { unknownCategory, onSite, toSite } = useEmbedTexts();
  const { general } = useTexts();
  const here = useLocation();
  if (!view || isGone(error)) {
    const isOfCategory = error instanceof ApiError && error.items[0]?.msg === 'category_not_found';
    return (
      <EmptyText text={isOfCategory ? unknownCategory : mainPage.cupGone}>
        <Link to={paths.main}>{tournaments.cups}</Link>
      </EmptyText>
    );
  }
  const named = data && (data.cup.name || tournaments.unnamed(slashDate(data.cup.date)));
  return (
    <>
      <ErrorBoundary inPlace={<EmptyText text={general.loadFailed} />}>
        <PublicCup skeleton={<Skeleton height="20rem" />}>
          {(cup) => (
            <>
              <h1 className={looks['spoken']}>{cup.name}</h1>
              <PartInFrame cup={cup} part={part} team={team} />
            </>
          )}
        </PublicCup>
      </ErrorBoundary>
      <p className={`${looks['soft']} ${styles['foot']}`}>
        <Link to={here}>{named ? onSite(named) : toSite}</Link>
      </p>
    </>
  );
}
