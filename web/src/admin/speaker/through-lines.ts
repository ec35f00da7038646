import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { type Podium, podiumOf, podiumPlaces, stageThatDecides } from '@futsal-cup/domain/bracket/podium';
import { describeGroupPlace } from '@futsal-cup/domain/bracket/source-words';
import { type Through, whoIsThrough } from '@futsal-cup/domain/bracket/who-is-through';
import { hasBegun, outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { OTHER_SIDE, type SideKey } from '@futsal-cup/domain/cup/sides';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { decidedBy } from '@futsal-cup/domain/standings/decided-by';
import type { StandingsRow } from '@futsal-cup/domain/standings/rows';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { fullStageName, inCategory } from '../../shelf/cup/stage-name';
import { withParts } from '../../shelf/cup/told-apart';
import { shownTexts } from '../../shelf/texts/use-texts';
import { toDomainCup } from '../cup/domain-cup';
import type { AdminTexts } from '../texts/admin-texts';
import { courtInWords, whenInWords } from './court-lines';
import type { SpeakerLine } from './read-lines';

interface Context {
  readonly cup: Cup;
  readonly clock: Clock;
  readonly texts: AdminTexts;
}

/** Why a team is through, and the sentence that tells what separates it from others. */
type Why = readonly [string, (string | null)?];

function nameIn({ Teams }: Cup, teamId: string): string {
  return Teams.find((team) => team.teamId === teamId)?.name ?? '';
}

function sideOf(match: Match, teamId: string): SideKey {
  return match.local.team?.teamId === teamId ? 'local' : 'visitor';
}

/** How a team won or lost a match, its own goals first. */
function byMatch(match: Match, teamId: string, { texts: { speaker } }: Context): string {
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

/** Why a team has its place: its points, and what separates it from teams with the same. */
function byRow(row: StandingsRow, place: string, { cup, texts }: Context): Why {
  const reason = decidedBy(row, (teamId) => nameIn(cup, teamId), texts.reasons);
  return [texts.speaker.withPoints(place, row.points), reason && `${reason}.`];
}

function whyOf({ teamId, way }: Through, context: Context): Why {
  const { cup } = context;
  if ('matchId' in way) {
    const match = allMatches(cup).find(({ matchId }) => matchId === way.matchId);
    return [match ? byMatch(match, teamId, context) : ''];
  }
  const words = shownTexts().sources ?? ENGLISH_SOURCE_WORDS;
  const { position } = way.row;
  // Across groups results may be left out, so that the points differ from those of the table that everybody sees.
  if (way.kind === 'best-of-place') return [words.bestOf(words.places[way.place - 1] ?? '', position)];
  const group = cup.Stages.flatMap(({ groups }) => groups).find(({ groupId }) => groupId === way.groupId);
  return byRow(way.row, describeGroupPlace(position, group?.name ?? '', words), context);
}

function nextInWords(match: Match, teamId: string, { clock, texts }: Context): string | null {
  if (!['scheduled', 'due'].includes(matchStateAt(match, clock))) return null;
  const when = whenInWords(match, match.date === todayIn(clock.timeZone, clock.now));
  const opponent = sideName(match[OTHER_SIDE[sideOf(match, teamId)]]);
  return texts.speaker.playsNext(when, courtInWords(match), opponent);
}

/** Who is through, and why; it is no news any more once the team has begun to play on. */
function throughLine(through: Through, context: Context): readonly SpeakerLine[] {
  const { teamId, next } = through;
  const { cup, texts } = context;
  const isKnockout = 'matchId' in next;
  const matches = allMatches(cup).filter(({ matchId, groupId }) =>
    isKnockout ? matchId === next.matchId : groupId === next.groupId,
  );
  const [first] = matches;
  if (!first || matches.some(hasBegun) || matches.every(({ readAs }) => readAs)) return [];
  const [why, reason] = whyOf(through, context);
  const goesOn = texts.speaker.goesOn(nameIn(cup, teamId), fullStageName(first.Stage), why);
  return [
    {
      id: ['through', ...Object.values(next)].join('/'),
      text: [goesOn, reason].filter(Boolean).join(' '),
      more: isKnockout ? nextInWords(first, teamId, context) : null,
    },
  ];
}

/** Why the first of a podium is first: by the final, or by the last table. */
function whyFirst({ Stages }: Cup, { final, first }: Podium<Match>, context: Context): Why {
  if (final) return [byMatch(final, first, context)];
  const stageId = stageThatDecides(Stages)?.stageId;
  const groups = Stages.find((stage) => stage.stageId === stageId)?.groups ?? [];
  const row = groups.flatMap(({ standings }) => standings).find(({ teamId }) => teamId === first);
  return row ? byRow(row, context.texts.speaker.firstPlace, context) : [''];
}

function championLine(part: Cup, context: Context): readonly SpeakerLine[] {
  const podium = part.shown ? null : podiumOf(part.Stages);
  if (!podium) return [];
  const { speaker } = context.texts;
  const [first = '', second, third] = podiumPlaces(podium).map((teamIds) =>
    teamIds.map((teamId) => nameIn(part, teamId)).join(', '),
  );
  const [why, reason] = whyFirst(part, podium, context);
  const champion = inCategory(part.category, speaker.champion(first, why));
  const parts = [champion, reason, second && speaker.second(second), third && speaker.third(third)];
  return [{ id: `champion/${part.category ?? ''}`, text: parts.filter(Boolean).join(' ') }];
}

/** The champions of each cup that is over, and who is through and why. */
export function throughLines(cup: Cup, clock: Clock, texts: AdminTexts): readonly SpeakerLine[] {
  const context = { cup, clock, texts };
  const parts = (cup.categories && withParts(cup).parts) ?? [cup];
  return [
    ...parts.flatMap((part) => championLine(part, context)),
    ...whoIsThrough(toDomainCup(cup)).flatMap((through) => throughLine(through, context)),
  ];
}
