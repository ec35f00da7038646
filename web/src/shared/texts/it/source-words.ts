import type { SourceWords } from '../source-words';

const PLACES = ['prima', 'seconda', 'terza', 'quarta', 'quinta', 'sesta', 'settima', 'ottava'];

function group(name: string): string {
  return name.length <= 2 ? `girone ${name}` : name;
}

export const sourceWords: SourceWords = {
  winner: (matchNumber) => `Vincente partita ${matchNumber}`,
  loser: (matchNumber) => `Perdente partita ${matchNumber}`,
  group,
  groupPlace: (place, name) => `${place}ª ${group(name)}`,
  bestOfPlace: (place, rank) => `Migliore ${PLACES[place - 1] ?? `${place}ª`} ${rank}`,
};
