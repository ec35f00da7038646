import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { type Clock, compareByKickOff, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { kickOffOf, matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { isPlayedNow } from '../../shelf/cup/poll-interval';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { inCategory } from '../../shelf/cup/stage-name';
import type { AdminTexts } from '../texts/admin-texts';
import { joined, type SpeakerLine, type SpeakerWords } from './speaker-words';

type Texts = Pick<AdminTexts, 'matches'>;

function byCourt(a: Match, b: Match): number {
  return compareNames(a.location, b.location) || compareByKickOff(a, b);
}

/** The teams of a match, with its category. */
export function teamsInWords({ Stage, local, visitor }: Match, { matches }: Texts): string {
  return inCategory(Stage.category, matches.versus(sideName(local), sideName(visitor)));
}

/** The score of a match in words, or its teams where it has none: 'Lions 2, Bears 1'. */
export function scoreInWords(match: Match, { matches }: Texts): string {
  const { local, visitor, running } = match;
  const { local: one, visitor: other } = running ?? match;
  if (one.goals === null || other.goals === null) return matches.versus(sideName(local), sideName(visitor));
  return `${sideName(local)} ${one.goals}, ${sideName(visitor)} ${other.goals}`;
}

/** The time of a match, and its date unless it is today. */
export function whenInWords({ date, time }: Match, isToday: boolean): string {
  return isToday ? time : `${slashDate(date)}, ${time}`;
}

/** The matches that are being played, by court; nobody is told of one that somebody has forgotten to end. */
export function liveMatches(cup: Cup, clock: Clock): readonly Match[] {
  return allMatches(cup)
    .filter((match) => isPlayedNow(match, clock))
    .sort(byCourt);
}

/** The court of a match in words. */
export function courtInWords({ location }: Match, { shared }: SpeakerWords): string {
  return location || shared.match.unknownVenue;
}

/**
 * The next match of each court on the current day, by court. On a court whose matches have logs, a match whose kick-off is over is the next one
 * until somebody begins it; on others nobody says that it has begun.
 */
export function nextMatches(cup: Cup, clock: Clock) {
  const matches = allMatches(cup);
  const courtOf = ({ location }: Match) => nameKey(location);
  const logged = new Set(matches.filter(({ logRevision }) => logRevision !== null).map(courtOf));
  const isToCome = (match: Match) => {
    const state = matchStateAt(match, clock);
    return state === 'scheduled' || (state === 'due' && logged.has(courtOf(match)));
  };
  const today = todayIn(clock.timeZone, clock.now);
  const [day] = matchesByDate(matches.filter((match) => match.date >= today && isToCome(match)));
  const courts = new Map<string, Match>();
  for (const match of day?.matches ?? []) {
    if (!courts.has(courtOf(match))) courts.set(courtOf(match), match);
  }
  return { isToday: day?.date === today, matches: [...courts.values()].sort(byCourt) };
}

const CALLED_BEFORE_MS = 10 * 60_000;

/** The next match of each court in a sentence, which calls both teams to the court shortly before the kick-off, once they are known. */
export function nextLines(cup: Cup, clock: Clock, words: SpeakerWords): readonly SpeakerLine[] {
  const { speaker } = words.admin;
  const { isToday, matches } = nextMatches(cup, clock);
  return matches.map((match) => {
    const { matchId, date, time, location, local, visitor, refereeTeamId } = match;
    const when = whenInWords(match, isToday);
    const untilKickOff = kickOffOf(match, clock) - clock.now;
    const isNear = local.team && visitor.team && untilKickOff <= CALLED_BEFORE_MS;
    const referee = cup.Teams.find(({ teamId }) => teamId === refereeTeamId);
    const parts = [
      speaker.nextOn(courtInWords(match, words), when, teamsInWords(match, words.admin)),
      referee && speaker.referees(referee.name),
      isNear && untilKickOff > 0 && speaker.call,
    ];
    return {
      id: `next/${matchId}`,
      facts: [date, time, location, local.team?.teamId, visitor.team?.teamId, refereeTeamId, isNear || null],
      text: joined(parts, ' '),
    };
  });
}
