import { describeGroupPlace, placeWord } from '@futsal-cup/domain/bracket/placeholders';
import type { SourceWords } from '../source-words';

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Winner match ${matchNumber}`,
  loser: (matchNumber) => `Loser match ${matchNumber}`,
  group: (name) => (name.length <= 2 ? `Group ${name}` : name),
  groupPlace: describeGroupPlace,
  bestOfPlace: (place, rank) => `Best ${placeWord(place) ?? place} ${rank}`,
};
