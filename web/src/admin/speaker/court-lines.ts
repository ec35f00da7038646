import { compareNames } from '@futsal-cup/domain/cup/text/compare-names';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { type Clock, compareByKickOff, matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { isPlayedNow } from '../../shelf/cup/poll-interval';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { inCategory } from '../../shelf/cup/stage-name';
import type { AdminTexts } from '../texts/admin-texts';
import { joined, type SpeakerLine } from './speaker-words';

type Texts = Pick<AdminTexts, 'speaker' | 'matches'>;

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

/** The next match of each court on the current day, by court: it is to come, or its kick-off is over and nobody has begun it. */
export function nextMatches(cup: Cup, clock: Clock) {
  const coming = allMatches(cup).filter((match) => ['scheduled', 'due'].includes(matchStateAt(match, clock)));
  const today = todayIn(clock.timeZone, clock.now);
  const [day] = matchesByDate(coming.filter(({ date }) => date >= today));
  const courts = new Map<string, Match>();
  for (const match of day?.matches ?? []) {
    const court = nameKey(match.location);
    if (!courts.has(court)) courts.set(court, match);
  }
  return { isToday: day?.date === today, matches: [...courts.values()].sort(byCourt) };
}

/** The next match of each court in a sentence, which calls both teams to the court once they are known. */
export function nextLines(cup: Cup, clock: Clock, texts: Texts): readonly SpeakerLine[] {
  const { isToday, matches } = nextMatches(cup, clock);
  return matches.map((match) => {
    const { matchId, date, time, location, local, visitor, refereeTeamId } = match;
    const when = whenInWords(match, isToday);
    const isCalled = isToday && local.team && visitor.team;
    const referee = cup.Teams.find(({ teamId }) => teamId === refereeTeamId);
    const parts = [
      texts.speaker.nextOn(location, when, teamsInWords(match, texts)),
      referee && texts.speaker.referees(referee.name),
      isCalled && texts.speaker.call,
    ];
    return {
      id: `next/${matchId}`,
      facts: [date, time, location, local.team?.teamId, visitor.team?.teamId, refereeTeamId],
      text: joined(parts, ' '),
    };
  });
}
