import { podiumOf } from '@futsal-cup/domain/bracket/podium';
import type { MatchView, PublicTeamView, TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { sidesWithTeams } from '@futsal-cup/domain/cup/flat-match';
import type { Sides } from '@futsal-cup/domain/cup/sides';
import { spanOf } from '@futsal-cup/domain/schedule/cup-span';
import { cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import { categoryOf, categoryOfMatch, partOfCategory } from '../category-of-page';
import { isUnderReview, nameOf, noteOf, scoreOf, sideNames, stageOf, type ShareTarget } from '../share-page';
import { SHARE_WORDS } from '../words';
import { isDrawable } from './drawable';

/** The picture for the home page of a cup, for its list of matches or for its list of teams. */
export interface CupPicture {
  readonly kind: 'cup';
  readonly name: string;
  /** The page of the cup that the picture is for, and its category; null for the home page of the whole cup. */
  readonly page: string | null;
  /** The days and the place of the cup. */
  readonly facts: readonly string[];
  readonly champion: { readonly title: string; readonly name: string } | null;
}

export interface TeamPicture {
  readonly kind: 'team';
  readonly name: string;
  readonly cup: string;
  /** The groups of the team. */
  readonly facts: readonly string[];
}

export interface PictureSide {
  readonly name: string;
  /** Whether the side is a team and not a placeholder. */
  readonly isTeam: boolean;
}

export interface MatchPicture extends Sides<PictureSide> {
  readonly kind: 'match';
  /** The score, or the time of the kick-off, or a dash where there is neither. */
  readonly middle: string;
  /** The shoot-out, or why the match is not played, or that its score is under review. */
  readonly note: string | null;
  readonly stage: string;
  readonly cup: string;
  /** The day, time and place of the match. */
  readonly facts: readonly string[];
}

/** The whole content of a picture: pictures with the same content are identical. */
export type PictureContent = CupPicture | TeamPicture | MatchPicture;

const withoutEmpty = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '') as string[];

/** The champion of a finished cup. A cup with categories has one for each of them, so its whole has none. */
function championOf(cup: TournamentView): string | null {
  const stages = cup.Stages.map((stage) => ({
    ...stage,
    Matches: stage.Matches.map((match) => ({ ...match, ...sidesWithTeams(match) })),
  }));
  const matches = stages.flatMap(({ Matches }) => Matches);
  // The clock does not matter for whether a match is finished, so `now` may be 0.
  const lists = arrangeMatches(matches, { timeZone: cup.timeZone, now: 0 });
  if (cupStateOf(lists) !== 'finished') return null;
  const first = podiumOf(stages)?.first;
  return cup.Teams.find(({ teamId }) => teamId === first)?.name ?? null;
}

function pictureOfCup(
  whole: TournamentView,
  page: 'home' | 'matches' | 'teams',
  categoryId: string | undefined,
): CupPicture {
  const category = categoryId && categoryOf(whole, { categoryId });
  const cup = category ? partOfCategory(whole, categoryId) : whole;
  const hasChampion = page === 'home' && (category || categoriesOf(cup).length === 0);
  const words = SHARE_WORDS[cup.language];
  const { lastDay, place } = spanOf(cup.Stages.flatMap(({ Matches }) => Matches));
  const days = lastDay !== null && lastDay > cup.date ? [cup.date, lastDay] : [cup.date];
  const champion = hasChampion ? championOf(cup) : null;
  return {
    kind: 'cup',
    name: nameOf(cup),
    page: withoutEmpty([category ?? '', page === 'home' ? '' : words.pages[page]]).join(' · ') || null,
    // A picture with a champion has no room for the name of the page.
    facts: withoutEmpty([
      (champion && category) ?? null,
      days.map(words.day).join(' – '),
      cup.address ?? place,
    ]),
    champion: champion === null ? null : { title: words.champion, name: champion },
  };
}

function pictureOfTeam(cup: TournamentView, team: PublicTeamView): TeamPicture {
  const { name, Groups } = team;
  const category = categoryOf(cup, team) ?? null;
  const words = SHARE_WORDS[cup.language];
  const cupName = nameOf(cup);
  const groups = Groups.map((group) => group.name);
  return {
    kind: 'team',
    name,
    cup: cupName,
    facts: withoutEmpty([words.day(cup.date), category, ...groups]),
  };
}

function pictureOfMatch(cup: TournamentView, match: MatchView): MatchPicture {
  const words = SHARE_WORDS[cup.language];
  const [local, visitor] = sideNames(match, words);
  const { state } = match;
  const isOff = state === 'postponed' || state === 'abandoned';
  const isOpen = isOff || isUnderReview(match);
  const score = scoreOf(match);
  const when = score === null ? [words.day(match.date)] : [words.day(match.date), words.time(match.time)];
  return {
    kind: 'match',
    local: { name: local, isTeam: match.LocalTeam !== null },
    visitor: { name: visitor, isTeam: match.VisitorTeam !== null },
    middle: score ?? (isOpen ? '–' : match.time),
    note: isOff && !match.readAs ? words.states[state] : noteOf(match, words),
    stage: withoutEmpty([categoryOfMatch(cup, match) ?? '', stageOf(cup, match)]).join(' · '),
    cup: nameOf(cup),
    facts: withoutEmpty([...when, match.location]),
  };
}

function contentOf(
  cup: TournamentView,
  { page, matchId, teamId, categoryId }: ShareTarget,
): PictureContent | null {
  if (page === 'match') {
    const match = cup.Stages.flatMap(({ Matches }) => Matches).find((each) => each.matchId === matchId);
    return match ? pictureOfMatch(cup, match) : null;
  }
  if (page === 'team') {
    const team = cup.Teams.find((each) => each.teamId === teamId);
    return team ? pictureOfTeam(cup, team) : null;
  }
  return pictureOfCup(cup, page, categoryId);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** The content of the picture for a page; null where there is no such page, or where the font lacks a character of the content. */
export function pictureOf(cup: TournamentView, target: ShareTarget): PictureContent | null {
  const content = contentOf(cup, target);
  return content && textsOf(content).every(isDrawable) ? content : null;
}
