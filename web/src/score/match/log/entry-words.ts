import { mapSides, type Sides } from '@futsal-cup/domain/cup/sides';
import type { EntryInput, LogMarks, ShownScore } from '@futsal-cup/domain/match-log/entries';
import type { ScorerMatchView, ScorerPlayerView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { ScorerTexts } from '../../texts/scorer-texts';
import { clockText } from '../board/clock-text';

export function scoreText({ local, visitor }: Sides<number>): string {
  return `${local}–${visitor}`;
}

/** Formats the score, with the kicks of a shoot-out if there are any. */
export function wholeScoreText(
  { goals, kicks }: Pick<ShownScore, 'goals' | 'kicks'>,
  { match }: ScorerTexts,
): string {
  const penalties = kicks && match.penalties(kicks.local, kicks.visitor);
  return [scoreText(goals), penalties].filter(Boolean).join(', ');
}

/** Returns the names of the two sides: the team's name, or else its placeholder. */
export function sideNames(match: ScorerMatchView | undefined, { matches }: ScorerTexts): Sides<string> {
  return mapSides(match?.teams ?? { local: null, visitor: null }, (team, side) => {
    const placeholder = match?.placeholders[side];
    return team?.name ?? (placeholder ? matches.placeholder(placeholder) : matches.unknownTeam);
  });
}

/** Returns the shirt number, if there is one, and the name: '7 Anna Keller'. */
export function playerWords({ number, name }: ScorerPlayerView): string {
  return number === undefined ? name : `${number} ${name}`;
}

/** Says what a match counts as where that is not what is recorded; null for other matches. */
export function readAsWords(
  { readAs, isForfeitOfBoth }: ScorerMatchView,
  { matches }: ScorerTexts,
): string | null {
  if (!readAs) return null;
  return isForfeitOfBoth ? matches.forfeitOfBoth : matches.readAs[readAs];
}

/** Describes an entry in words that fit into the middle of a sentence. */
export function entryWords(entry: EntryInput & LogMarks, names: Sides<string>, texts: ScorerTexts): string {
  const { what } = texts;
  switch (entry.kind) {
    case 'phase':
      return what.phases[entry.to];
    case 'goal': {
      const byHow = { 'own-goal': what.ownGoal, penalty: what.penalty, open: what.goal };
      return byHow[entry.how ?? 'open'](names[entry.side]);
    }
    case 'kick':
      return (entry.isIn ? what.kickIn : what.kickMissed)(names[entry.side]);
    case 'foul':
      return what.foul(names[entry.side]);
    case 'time-out':
      return what.timeOut(names[entry.side]);
    case 'card': {
      const words = what[entry.how ?? entry.colour](names[entry.side]);
      return entry.isOfficial ? what.official(words) : words;
    }
    case 'clock':
      if (entry.action === 'set') return what.clockSet(clockText(entry.elapsed));
      return entry.action === 'start' ? what.clockStart : what.clockStop;
    case 'score': {
      const ofThisKind = entry.finishes === true ? what.result : what.score;
      return (entry.isOtherEnd ? what.otherEnd : ofThisKind)(wholeScoreText(entry.shown, texts));
    }
    case 'forfeit':
      return what.forfeit(names[entry.side]);
    case 'undo':
      return what.unknown;
  }
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
