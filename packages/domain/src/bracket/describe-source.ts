import type { PlaceholderSource } from '../match/match';
import { describeGroupPlace, placeWord } from './place-names';

/** What matches and groups are called at this moment. */
export interface SourceNames {
  readonly matchNumbers: ReadonlyMap<string, number>;
  /** The name of each group, by group id. */
  readonly groupNames: ReadonlyMap<string, string>;
}

/**
 * The placeholder's text for a source as its match or group is called now ('Winner match 4' once match 3 has become match 4), in
 * a form that binds to the same source again; null when the match or group is deleted.
 */
export function describeSource(source: PlaceholderSource, names: SourceNames): string | null {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser': {
      const matchNumber = names.matchNumbers.get(source.matchId);
      if (matchNumber === undefined) return null;
      return `${source.kind === 'match-winner' ? 'Winner' : 'Loser'} match ${matchNumber}`;
    }
    case 'group-place': {
      const name = names.groupNames.get(source.groupId);
      return name === undefined ? null : describeGroupPlace(source.place, name);
    }
    case 'best-of-place': {
      const word = placeWord(source.place);
      return word && `Best ${word} ${source.rank}`;
    }
  }
}
