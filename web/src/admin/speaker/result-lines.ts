import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { kickOffOf } from '@futsal-cup/domain/schedule/match-state';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { fullStageName } from '../../shelf/cup/stage-name';
import { shootOutText } from '../../shelf/match/score';
import { scoreInWords } from './court-lines';
import { joined, type SpeakerLine, type SpeakerWords } from './speaker-words';

/** A match that is over, with the sentence that tells how it ended. */
export interface ResultLine extends SpeakerLine {
  readonly match: Match;
  /** Whether it was played on another day. */
  readonly isPast: boolean;
}

/** Whether there is something to tell: nobody is told of a score under review, of a match without an opponent, or of one to come. */
function isTold(match: Match, clock: Clock): boolean {
  const { readAs, recorded, teamsChanged } = match;
  if (teamsChanged || readAs === 'bye' || readAs === 'nobody') return false;
  if (readAs === 'annulled') return recorded?.state === 'finished';
  return readAs === undefined || kickOffOf(match, clock) <= clock.now;
}

function noteOf(
  { readAs, forfeit, isForfeit, state, shown }: Match,
  { shared }: SpeakerWords,
): string | null {
  if (forfeit === 'both') return shared.match.forfeitOfBoth;
  if (readAs) return shared.match.readAs[readAs];
  if (isForfeit) return shared.match.forfeit;
  if (state === 'abandoned') return shared.matchStates.abandoned;
  return shown === 'no-results' ? shared.matchStates.played : null;
}

/** Nothing is open in a result, so all of it is one fact. */
function factsOf({ local, visitor, state, readAs, forfeit, isForfeit, shown }: Match): readonly unknown[] {
  const scores = [local.goals, visitor.goals, local.kicks, visitor.kicks];
  const teams = [local.team?.teamId, visitor.team?.teamId];
  return [[...teams, ...scores, state, readAs, forfeit, isForfeit, shown]];
}

/** What has ended, the latest kick-off first. What a match counts as stands in a sentence of its own. */
export function resultLines(cup: Cup, clock: Clock, words: SpeakerWords): readonly ResultLine[] {
  const { results } = arrangeMatches(allMatches(cup), clock);
  const told = results.filter((match) => isTold(match, clock));
  const today = todayIn(clock.timeZone, clock.now);
  return told.reverse().map((match) => {
    const score = joined([scoreInWords(match, words.admin), shootOutText(match, words.shared.match)], ', ');
    const note = noteOf(match, words);
    const text = `${words.admin.labelled(fullStageName(match.Stage), score)}.`;
    return {
      id: `result/${match.matchId}`,
      facts: factsOf(match),
      text: joined([text, note && `${note}.`], ' '),
      match,
      isPast: match.date !== today,
    };
  });
}
