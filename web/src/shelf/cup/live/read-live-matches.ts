import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import type { LiveMatches } from '../cup';

function isPair(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isInteger);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function areListsOfSides(value: unknown): boolean {
  const isList = (each: unknown) => Array.isArray(each) && each.every(Number.isInteger);
  return isRecord(value) && isList(value['local']) && isList(value['visitor']);
}

function isLiveMatch(value: unknown): value is LiveMatch {
  if (!isRecord(value)) return false;
  const { phase, runningSince, elapsed, goals, kicks, fouls, short, log } = value;
  return (
    typeof phase === 'string' &&
    (runningSince === null || Number.isFinite(runningSince)) &&
    Number.isFinite(elapsed) &&
    isPair(goals) &&
    (kicks === null || isPair(kicks)) &&
    isPair(fouls) &&
    (short === undefined || areListsOfSides(short)) &&
    Number.isInteger(log)
  );
}

/**
 * Reads the live matches from an answer (JSON). While a deployment rolls out, older and newer versions answer the same page. If
 * another version sends a match in another form, that match is left out and shown as live without a score.
 */
export function readLiveMatches(json: string | undefined): LiveMatches {
  const answer: unknown = JSON.parse(json ?? '{}');
  const matches = isRecord(answer) ? Object.entries(answer) : [];
  return Object.fromEntries(matches.filter((entry): entry is [string, LiveMatch] => isLiveMatch(entry[1])));
}
