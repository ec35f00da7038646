import type { MatchView, PublicTeamView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { placeholderInWords } from '@futsal-cup/domain/bracket/placeholder-in-words';
import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import { sidesWithTeams } from '@futsal-cup/domain/cup/flat-match';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { compareText } from '@futsal-cup/domain/cup/text/text';
import {
  type CupAsEvent,
  cupEvent,
  matchEvent,
  type StructuredData,
  teamOfCup,
} from '@futsal-cup/domain/schedule/structured-data';
import { categoryOf, categoryOfMatch, partOfCategory } from './category-of-page';
import { type SharedView, withView } from './shared-view';
import { SHARE_WORDS, type ShareWords } from './words';

/** The public pages that can be shared, by their path. */
const SHARED_PAGES = ['home', 'matches', 'teams', 'match', 'team'] as const;
export type SharedPage = (typeof SHARED_PAGES)[number];

export function isSharedPage(page: string): page is SharedPage {
  return SHARED_PAGES.some((shared) => shared === page);
}

/** The requested page of a cup, and the match or team that it is about. */
export interface ShareTarget {
  readonly page: SharedPage;
  readonly matchId?: string | undefined;
  readonly teamId?: string | undefined;
  /** The category of the list that the page shows; one that the cup does not have is ignored. */
  readonly categoryId?: string | undefined;
  /** The view that was shared: its filters, and the part of the page that the `#` names. */
  readonly view?: SharedView | undefined;
}

/** The content of a preview, and the address that it leads to. */
export interface SharePage {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The address of the page itself, from the root of the site. */
  readonly address: string;
  /** The address with the shared view: its filters and its part. */
  readonly opens: string;
  /** Structured data in the terms of schema.org. */
  readonly structured: StructuredData;
  readonly open: string;
}

/** The preview of a page, which does not depend on the shared view. */
type PreviewOfPage = Omit<SharePage, 'opens'>;

export function addressOf(
  cup: TournamentView,
  page: SharedPage,
  ids: Readonly<Record<string, string>> = {},
): string {
  return `/${page}?${new URLSearchParams({ tournament: cup.tournamentId, ...ids })}`;
}

/** The name of a cup, or its day where it has no name. */
export function nameOf(cup: TournamentView): string {
  return cup.name || SHARE_WORDS[cup.language].day(cup.date);
}

function matchesOf(cup: TournamentView) {
  return cup.Stages.flatMap(({ Matches }) => Matches);
}

function daysOf(cup: TournamentView): string[] {
  return [cup.date, ...matchesOf(cup).map(({ date }) => date)].sort(compareText);
}

/** The day of the cup, or its first and last day. */
function daysInWords(cup: TournamentView): string {
  const { day } = SHARE_WORDS[cup.language];
  const [first = cup.date, ...others] = daysOf(cup);
  const last = others.at(-1) ?? first;
  return first === last ? day(first) : `${day(first)} – ${day(last)}`;
}

/** The name of a cup and of a category of it. */
function nameWith(cup: TournamentView, category: string | undefined): string {
  return [nameOf(cup), category].filter(Boolean).join(' · ');
}

/** The cup, or a category of it, as search engines are told of it. */
function asEvent(cup: TournamentView, category?: string): CupAsEvent {
  return { name: nameWith(cup, category), days: daysOf(cup), address: cup.address };
}

/** The name of a match's stage, in the language of its cup. */
export function stageOf(cup: TournamentView, { stageId, Stage }: MatchView): string {
  const names = cup.Stages.find((stage) => stage.stageId === stageId)?.names;
  return names?.[cup.language] ?? Stage.name;
}

/** The names of both sides of a match: their placeholders as long as their teams are not known. */
export function sideNames(match: MatchView, { sources }: ShareWords): readonly [string, string] {
  const { local, visitor } = mapSides(sidesWithTeams(match), ({ team, source, placeholder }) => {
    if (team || placeholder === null) return team?.name ?? '?';
    // The view says a bound placeholder in English.
    return source ? placeholderInWords(placeholder, sources) : placeholder;
  });
  return [local, visitor];
}

/** Whether the score of the match belongs to other teams than those that are in it now. */
export function isUnderReview({ localTeamScore, teamsChanged }: MatchView): boolean {
  return localTeamScore !== null && teamsChanged;
}

/** The score as text; null while there is none, or where it belongs to other teams. */
export function scoreOf(match: MatchView): string | null {
  const { localTeamScore, visitorTeamScore } = match;
  return localTeamScore === null || visitorTeamScore === null || isUnderReview(match)
    ? null
    : `${localTeamScore}–${visitorTeamScore}`;
}

/** A note on the score: that it is under review, why it counts otherwise than it was played, or the shoot-out in words; null for most matches. */
export function noteOf(match: MatchView, words: ShareWords): string | null {
  const { penalties, underReview, readAs, forfeitOfBoth } = words;
  const { localTeamPenaltyScore: local, visitorTeamPenaltyScore: visitor } = match;
  if (isUnderReview(match)) return underReview;
  if (match.forfeit === 'both') return forfeitOfBoth;
  if (match.readAs) return readAs[match.readAs];
  return local === null || visitor === null ? null : penalties(local, visitor);
}

function sharedMatch(cup: TournamentView, match: MatchView): PreviewOfPage {
  const words = SHARE_WORDS[cup.language];
  const [local, visitor] = sideNames(match, words);
  const score = scoreOf(match) ?? '–';
  const category = categoryOfMatch(cup, match);
  return {
    language: cup.language,
    title: `${local} ${score} ${visitor}`,
    description: [
      noteOf(match, words),
      stageOf(cup, match),
      category,
      nameOf(cup),
      `${words.day(match.date)}, ${words.time(match.time)}`,
      match.location,
      cup.address,
    ]
      .filter(Boolean)
      .join(' · '),
    address: addressOf(cup, 'match', { match: match.matchId }),
    structured: matchEvent(
      { ...match, local, visitor, timeZone: cup.timeZone, isPostponed: match.state === 'postponed' },
      asEvent(cup, category),
    ),
    open: words.open,
  };
}

function sharedTeam(cup: TournamentView, team: PublicTeamView): PreviewOfPage {
  const groups = team.Groups.map(({ name }) => name);
  const category = categoryOf(cup, team);
  return {
    language: cup.language,
    title: team.name,
    description: [nameWith(cup, category), ...groups].join(' · '),
    address: addressOf(cup, 'team', { team: team.teamId }),
    structured: teamOfCup(team.name, asEvent(cup, category)),
    open: SHARE_WORDS[cup.language].open,
  };
}

function sharedCup(
  whole: TournamentView,
  page: 'home' | 'matches' | 'teams',
  categoryId: string | undefined,
): PreviewOfPage {
  const category = categoryId && categoryOf(whole, { categoryId });
  const cup = category ? partOfCategory(whole, categoryId) : whole;
  const words = SHARE_WORDS[cup.language];
  const name = nameWith(cup, category);
  return {
    language: cup.language,
    title: page === 'home' ? name : `${words.pages[page]} · ${name}`,
    description: [words.cup[cup.shown ?? 'all'], daysInWords(cup), cup.address].filter(Boolean).join(' · '),
    address: addressOf(cup, page, category ? { category: categoryId } : {}),
    structured: cupEvent(asEvent(cup, category)),
    open: words.open,
  };
}

function previewOf(
  cup: TournamentView,
  { page, matchId, teamId, categoryId }: ShareTarget,
): PreviewOfPage | null {
  if (page === 'match') {
    const match = matchesOf(cup).find((each) => each.matchId === matchId);
    return match ? sharedMatch(cup, match) : null;
  }
  if (page === 'team') {
    const team = cup.Teams.find((each) => each.teamId === teamId);
    return team ? sharedTeam(cup, team) : null;
  }
  return sharedCup(cup, page, categoryId);
}

/** The preview of a page; null where the cup has no such match or team. */
export function sharePage(cup: TournamentView, target: ShareTarget): SharePage | null {
  const preview = previewOf(cup, target);
  return preview && { ...preview, opens: withView(preview.address, cup, target.view) };
}

/** The addresses of all pages of a cup, from the root of the site. */
export function pagesOfCup(cup: TournamentView): string[] {
  const matches = cup.Stages.flatMap(({ Matches }) => Matches);
  return [
    ...(['home', 'matches', 'teams'] as const).map((page) => addressOf(cup, page)),
    ...categoriesOf(cup).map(({ categoryId }) => addressOf(cup, 'home', { category: categoryId })),
    ...cup.Teams.map(({ teamId }) => addressOf(cup, 'team', { team: teamId })),
    ...matches.map(({ matchId }) => addressOf(cup, 'match', { match: matchId })),
  ];
}
