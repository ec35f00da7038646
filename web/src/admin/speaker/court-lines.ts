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
import { shownTexts } from '../../shelf/texts/use-texts';
import type { AdminTexts } from '../texts/admin-texts';
import type { SpeakerLine } from './read-lines';

function byCourt(a: Match, b: Match): number {
  return compareNames(a.location, b.location) || compareByKickOff(a, b);
}

/** The teams of a match, with its category. */
export function teamsInWords({ Stage, local, visitor }: Match, { matches }: AdminTexts): string {
  return inCategory(Stage.category, matches.versus(sideName(local), sideName(visitor)));
}

/** The score of a match in words, or its teams where it has none: 'Lions 2, Bears 1'. */
export function scoreInWords(match: Match, { matches }: AdminTexts): string {
  const [local, visitor] = [sideName(match.local), sideName(match.visitor)];
  const { local: one, visitor: other } = match.running ?? match;
  if (one.goals === null || other.goals === null) return matches.versus(local, visitor);
  return `${local} ${one.goals}, ${visitor} ${other.goals}`;
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

export function courtInWords({ location }: Match): string {
  return location || shownTexts().match.unknownVenue;
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
  const lastFirst = [...(day?.matches ?? [])].reverse();
  const courts = new Map(lastFirst.map((match) => [courtOf(match), match]));
  return { isToday: day?.date === today, matches: [...courts.values()].sort(byCourt) };
}

const CALLED_BEFORE_MS = 10 * 60_000;

/** The next match of each court in a sentence, which calls both teams to the court shortly before the kick-off, once they are known. */
export function nextLines(cup: Cup, clock: Clock, texts: AdminTexts): readonly SpeakerLine[] {
  const { speaker } = texts;
  const { isToday, matches } = nextMatches(cup, clock);
  return matches.map((match) => {
    const { matchId, local, visitor, refereeTeamId } = match;
    const left = kickOffOf(match, clock) - clock.now;
    const isCalled = local.team && visitor.team && left > 0 && left <= CALLED_BEFORE_MS;
    const referee = cup.Teams.find(({ teamId }) => teamId === refereeTeamId);
    const when = whenInWords(match, isToday);
    const parts = [
      speaker.nextOn(courtInWords(match), when, teamsInWords(match, texts)),
      referee && speaker.referees(referee.name),
      isCalled && speaker.call,
    ];
    // With other teams, and on its day, it is another sentence, and corrects nothing.
    const id = ['next', matchId, local.team?.teamId, visitor.team?.teamId, isToday].join('/');
    return { id, text: parts.filter(Boolean).join(' ') };
  });
}
