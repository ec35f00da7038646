import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { type Podium, podiumOf, podiumPlaces, stageThatDecides } from '@futsal-cup/domain/bracket/podium';
import { describeGroupPlace } from '@futsal-cup/domain/bracket/source-words';
import { type Through, type WayThrough, whoIsThrough } from '@futsal-cup/domain/bracket/who-is-through';
import { winnerOf } from '@futsal-cup/domain/bracket/knockout';
import { hasBegun, outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { OTHER_SIDE, type SideKey } from '@futsal-cup/domain/cup/sides';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { type Clock, compareByKickOff } from '@futsal-cup/domain/schedule/kick-off';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { decidedBy } from '@futsal-cup/domain/standings/decided-by';
import type { StandingsRow } from '@futsal-cup/domain/standings/rows';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { fullStageName, inCategory } from '../../shelf/cup/stage-name';
import { cupOfCategory, partsOf } from '../categories/cup-of-category';
import { toDomainCup } from '../cup/domain-cup';
import { courtInWords, whenInWords } from './court-lines';
import { joined, type SpeakerLine, type SpeakerWords } from './speaker-words';

/** Who is through, and the champions. `isPast` says that the team has begun to play on, so that it is no news any more. */
export interface ThroughLine extends SpeakerLine {
  readonly isPast: boolean;
}

type Part = ReturnType<typeof partsOf>[number];

interface Context {
  readonly cup: Cup;
  readonly clock: Clock;
  readonly words: SpeakerWords;
  readonly matches: ReadonlyMap<string, Match>;
}

function nameIn({ Teams }: Cup, teamId: string): string {
  return Teams.find((team) => team.teamId === teamId)?.name ?? '';
}

function sideOf(match: Match, teamId: string): SideKey {
  return match.local.team?.teamId === teamId ? 'local' : 'visitor';
}

/** How a team won or lost a match, its own goals first. */
function byMatch(match: Match, teamId: string, { speaker }: SpeakerWords['admin']): string {
  const side = sideOf(match, teamId);
  const [own, other] = [match[side], match[OTHER_SIDE[side]]];
  const outcome = outcomeOf(match);
  if (outcome.kind === 'won' && outcome.by === 'bye') return speaker.bye;
  const opponent = sideName(other);
  if (match.isForfeit) return speaker.byForfeit(opponent);
  if (outcome.kind === 'won' && outcome.by === 'shoot-out') {
    return speaker.onPenalties(`${own.kicks}–${other.kicks}`, opponent);
  }
  return speaker.against(`${own.goals}–${other.goals}`, opponent);
}

function placeInWords(
  way: Exclude<WayThrough, { matchId: string }>,
  { cup, words: { shared } }: Context,
): string {
  const sources = shared.sources ?? ENGLISH_SOURCE_WORDS;
  const { position } = way.row;
  if (way.kind === 'best-of-place') return sources.bestOf(sources.places[way.place - 1] ?? '', position);
  const group = cup.Stages.flatMap(({ groups }) => groups).find(({ groupId }) => groupId === way.groupId);
  return describeGroupPlace(position, group?.name ?? '', sources);
}

/** Why a team has its place: its points, and what separates it from teams with the same. */
function byRow(row: StandingsRow, place: string, { cup, words }: Context): readonly [string, string | null] {
  const reason = decidedBy(row, (teamId) => nameIn(cup, teamId), words.admin.reasons);
  return [words.admin.speaker.withPoints(place, row.points), reason && `${reason}.`];
}

function whyOf({ teamId, way }: Through, context: Context): readonly [string, string | null] {
  // Across groups results may be left out, so that the points differ from those of the table that everybody sees.
  if (way.kind === 'best-of-place') return [placeInWords(way, context), null];
  if (!('matchId' in way)) return byRow(way.row, placeInWords(way, context), context);
  const match = context.matches.get(way.matchId);
  return [match ? byMatch(match, teamId, context.words.admin) : '', null];
}

/** What a reason says, in no language. */
function factsOf(way: WayThrough, matches: Context['matches']): unknown {
  if (way.kind === 'best-of-place') return way.row.position;
  if (!('matchId' in way)) {
    const { position, points, reasons } = way.row;
    return [position, points, reasons];
  }
  const { local, visitor } = matches.get(way.matchId) ?? {};
  return [way.by, local?.goals, visitor?.goals, local?.kicks, visitor?.kicks];
}

/** The matches that a team plays next: its knockout match, or those of its next group, the first one first. */
function nextOf({ next }: Through, { cup, matches }: Context): readonly Match[] {
  if ('matchId' in next) {
    const match = matches.get(next.matchId);
    return match ? [match] : [];
  }
  return allMatches(cup)
    .filter(({ groupId }) => groupId === next.groupId)
    .sort(compareByKickOff);
}

function nextInWords({ next, teamId }: Through, match: Match, { clock, words }: Context): string | null {
  const { speaker } = words.admin;
  if (!('matchId' in next) || !['scheduled', 'due'].includes(matchStateAt(match, clock))) return null;
  const when = whenInWords(match, match.date === todayIn(clock.timeZone, clock.now));
  const opponent = sideName(match[OTHER_SIDE[sideOf(match, teamId)]]);
  return speaker.playsNext(when, courtInWords(match, words), opponent);
}

function throughLine(through: Through, context: Context): (ThroughLine & { readonly next: Match }) | null {
  const { teamId, way, next } = through;
  const matches = nextOf(through, context);
  const [first] = matches;
  if (!first) return null;
  const { cup, words } = context;
  const categoryId = cup.Stages.find(({ stageId }) => stageId === first.stageId)?.categoryId ?? '';
  const [why, reason] = whyOf(through, context);
  const goesOn = words.admin.speaker.goesOn(nameIn(cup, teamId), fullStageName(first.Stage), why);
  return {
    id: ['through', categoryId, ...Object.values(next)].join('/'),
    facts: [teamId, factsOf(way, context.matches)],
    text: joined([goesOn, reason, nextInWords(through, first, context)], ' '),
    isPast: matches.some(hasBegun) || first.readAs !== undefined,
    next: first,
  };
}

/** Why the first of a podium is first: by the final, or by the last table. */
function whyFirst(part: Cup, { final, first }: Podium<Match>, context: Context) {
  const { speaker } = context.words.admin;
  const match = final && context.matches.get(final.matchId);
  if (match) return [byMatch(match, first, context.words.admin), null] as const;
  const stageId = stageThatDecides(part.Stages)?.stageId;
  const groups = part.Stages.find((stage) => stage.stageId === stageId)?.groups ?? [];
  const row = groups.flatMap(({ standings }) => standings).find(({ teamId }) => teamId === first);
  return row ? byRow(row, speaker.firstPlace, context) : (['', null] as const);
}

function championLine(
  part: Cup,
  { category, categoryId }: Pick<Part, 'category' | 'categoryId'>,
  context: Context,
): readonly ThroughLine[] {
  const podium = shownInPart(part) ? null : podiumOf(part.Stages);
  if (!podium) return [];
  const { speaker } = context.words.admin;
  const places = podiumPlaces(podium);
  const facts = places.map((teamIds) => (teamIds.length > 0 ? teamIds : null));
  const [first = '', second, third] = places.map((teamIds) =>
    teamIds.map((teamId) => nameIn(part, teamId)).join(', '),
  );
  const [why, reason] = whyFirst(part, podium, context);
  const champion = inCategory(category, speaker.champion(first, why));
  return [
    {
      id: `champion/${categoryId ?? ''}/${podium.final?.matchId ?? ''}`,
      facts,
      text: joined([champion, reason, second && speaker.second(second), third && speaker.third(third)], ' '),
      isPast: false,
    },
  ];
}

/** Who is through and why, the next kick-off first, and the champions of each cup that is over. */
export function throughLines(cup: Cup, clock: Clock, words: SpeakerWords): readonly ThroughLine[] {
  const matches = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  const context = { cup, clock, words, matches };
  const champions = partsOf(cup, cup.Stages).flatMap((part) =>
    championLine(cupOfCategory(cup, part.categoryId), part, context),
  );
  const through = whoIsThrough(toDomainCup(cup))
    .flatMap((each) => throughLine(each, context) ?? [])
    .sort((a, b) => compareByKickOff(a.next, b.next));
  return [...champions, ...through];
}

/** Whether a cup still has the first of a podium that was read; where nothing tells any more which match is the final, by what that match says. */
function hasChampion(part: Cup, first: unknown, finalId: string | undefined): boolean {
  const final = allMatches(part).find(({ matchId }) => matchId === finalId);
  const champion = podiumOf(part.Stages)?.first ?? (final && winnerOf(final));
  return Array.isArray(first) && first[0] === champion;
}

/**
 * Whether a sentence that was read, and is not told any more, is wrong. A call to a court is only over, and where nobody is told of winners any
 * more, it is not said that one is wrong.
 */
export function isWrongNow({ id, facts }: Pick<SpeakerLine, 'id' | 'facts'>, cup: Cup): boolean {
  const [kind, categoryId, ofId] = id.split('/');
  if (kind === 'result') return true;
  const part = cupOfCategory(cup, categoryId || null);
  if (part.shown) return false;
  return kind === 'through' || (kind === 'champion' && !hasChampion(part, facts[0], ofId));
}
