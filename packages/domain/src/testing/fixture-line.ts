import { mapSides, type Sides, type SideScore } from '../cup/sides';

export interface FixtureSide extends SideScore {
  readonly name: string;
}

/** A match as one line says it: 'Poland 1-2 Senegal', 'Spain 1-1 (3-4) Russia' with a shoot-out, 'Iran v Spain' unplayed. */
export interface FixtureLine extends Sides<FixtureSide> {
  readonly date: string;
  readonly time: string;
}

const LINE =
  /^(?:(?<date>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d) )?(?<local>.+?) (?:v|(?<goals>\d+-\d+)(?: \((?<kicks>\d+-\d+)\))?) (?<visitor>.+)$/;

function readPair(pair: string | undefined): Sides<number | null> {
  if (pair === undefined) return { local: null, visitor: null };
  const [local, visitor] = pair.split('-');
  return { local: Number(local), visitor: Number(visitor) };
}

/** Reads a line, which may begin with a date and a time. */
export function readFixtureLine(line: string): FixtureLine {
  const parts = LINE.exec(line)?.groups;
  if (!parts) throw new Error(`Not a match: ${line}`);
  const { date = '2026-06-13', time = '10:00', local = '', visitor = '' } = parts;
  const goals = readPair(parts.goals);
  const kicks = readPair(parts.kicks);
  const sides = mapSides({ local, visitor }, (name, side) => ({
    name,
    goals: goals[side],
    kicks: kicks[side],
  }));
  return { date, time, ...sides };
}
