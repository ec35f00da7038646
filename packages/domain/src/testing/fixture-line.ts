import type { Score } from '../cup/records';

/** A match as one line says it: 'Poland 1-2 Senegal', 'Spain 1-1 (3-4) Russia' with a shoot-out, 'Iran v Spain' unplayed. */
export interface FixtureLine extends Score {
  readonly date: string;
  readonly time: string;
  readonly local: string;
  readonly visitor: string;
}

const LINE =
  /^(?:(?<date>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d) )?(?<local>.+?) (?:v|(?<goals>\d+-\d+)(?: \((?<kicks>\d+-\d+)\))?) (?<visitor>.+)$/;

function readPair(pair: string | undefined): [number | null, number | null] {
  const [local, visitor] = (pair ?? '').split('-');
  return pair === undefined ? [null, null] : [Number(local), Number(visitor)];
}

/** Reads a line, which may begin with a date and a time. */
export function readFixtureLine(line: string): FixtureLine {
  const parts = LINE.exec(line)?.groups;
  if (!parts) throw new Error(`Not a match: ${line}`);
  const [localTeamScore, visitorTeamScore] = readPair(parts.goals);
  const [localTeamPenaltyScore, visitorTeamPenaltyScore] = readPair(parts.kicks);
  return {
    date: parts.date ?? '2026-06-13',
    time: parts.time ?? '10:00',
    local: parts.local ?? '',
    visitor: parts.visitor ?? '',
    localTeamScore,
    visitorTeamScore,
    localTeamPenaltyScore,
    visitorTeamPenaltyScore,
  };
}
