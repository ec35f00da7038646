import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { kickOffOf } from '@futsal-cup/domain/schedule/match-state';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { fullStageName } from '../../shelf/cup/stage-name';
import { noteOf } from '../../shelf/match/note-of';
import { shootOutText } from '../../shelf/match/score';
import { shownTexts } from '../../shelf/texts/use-texts';
import type { AdminTexts } from '../texts/admin-texts';
import { scoreInWords } from './court-lines';
import type { SpeakerLine } from './read-lines';

/** Whether there is something to tell: nobody is told of a score under review, of a match without an opponent, or of one to come. */
function isTold(match: Match, clock: Clock): boolean {
  const { readAs, recorded, teamsChanged } = match;
  if (teamsChanged || readAs === 'bye' || readAs === 'nobody') return false;
  if (readAs === 'annulled') return recorded?.state === 'finished';
  return readAs === undefined || kickOffOf(match, clock) <= clock.now;
}

/** What has ended today, the latest kick-off first. What a match counts as stands in a sentence of its own. */
export function resultLines(cup: Cup, clock: Clock, texts: AdminTexts): readonly SpeakerLine[] {
  const today = todayIn(clock.timeZone, clock.now);
  const ofToday = allMatches(cup).filter(({ date }) => date === today);
  const told = arrangeMatches(ofToday, clock).results.filter((match) => isTold(match, clock));
  return told.reverse().map((match) => {
    const { match: words, matchStates } = shownTexts();
    const shootOut = shootOutText(match, words);
    const score = [scoreInWords(match, texts), shootOut].filter(Boolean).join(', ');
    const note = noteOf(match) ?? (match.shown === 'no-results' && matchStates.played);
    const text = `${texts.labelled(fullStageName(match.Stage), score)}.${note ? ` ${note}.` : ''}`;
    return { id: `result/${match.matchId}`, text };
  });
}
