import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { PagesTexts } from '../texts/pages-texts';

/** Returns the minute as reports write it: 12', or 12+1' in added time. It is null outside of the halves. */
export function minuteText({ minute, added }: Pick<TimelineItemView, 'minute' | 'added'>): string | null {
  if (minute === null) return null;
  return added > 0 ? `${minute}+${added}'` : `${minute}'`;
}

/** Describes an event in the reader's language. */
export function whatHappened(item: TimelineItemView, texts: PagesTexts['timeline']): string {
  switch (item.kind) {
    case 'phase':
      return item.phase === 'scheduled' ? '' : texts.changes[item.phase];
    case 'goal':
      return item.how === 'own-goal' || item.how === 'penalty' ? texts[item.how] : texts.goal;
    case 'kick':
      return item.isIn ? texts.kickIn : texts.kickMissed;
    case 'time-out':
      return texts['time-out'];
    case 'card':
      if (item.how === 'second-yellow') return texts.secondYellow;
      return item.colour === 'red' ? texts.red : texts.yellow;
    case 'score':
      return item.phase === 'finished' ? texts.result : texts.score;
    case 'forfeit':
      return texts.forfeit;
  }
}
