import { tableRulesAfter } from '../commands/tournaments';
import { matchRulesOf } from '../cup/match-rules';
import { mapSides, type Side } from '../cup/sides';
import type { Cup, Player } from '../cup/records';
import { instantOf } from '../cup/time-zone';
import type { Entry } from '../match-log/entries';
import { addMatches, enterScores, findMatchProblems, findPlaceTexts } from './build-matches';
import { findLogProblems } from './find-log-problems';
import { entriesOfLog, entriesOfState } from './log-entries';
import type { CupFileProblem } from './problems';
import { replayStructure } from './replay-structure';
import type { CupFile } from './schema';

export interface NewRecords {
  /** A fresh id for each record. */
  readonly newId: () => string;
  /** The instant of creation in milliseconds; matches get one each, a millisecond apart, in the order of the file. */
  readonly now: number;
}

/** The entries of the matches that have a log in the file, by match id. The caller that writes the cup has to write them too. */
export type CupLogs = ReadonlyMap<string, readonly Entry[]>;

/** A cup of a file; without problems it is whole. */
export interface BuiltCup {
  readonly cup: Cup;
  readonly logs: CupLogs;
  readonly problems: readonly CupFileProblem[];
}

const NO_LOGS: CupLogs = new Map();

function playersOf({ teams }: Cup, { teamId }: Side): readonly Player[] {
  return teams.find((team) => team.teamId === teamId)?.players ?? [];
}

function buildLogs(file: CupFile, cup: Cup, newId: () => string): CupLogs {
  const { timeZone } = cup.tournament;
  const logs = new Map<string, readonly Entry[]>();
  file.matches.forEach(({ log, ...names }, index) => {
    const match = cup.matches[index];
    if (!match) return;
    const kickOff = instantOf(match.date, match.time, timeZone);
    const players = mapSides(match, (side) => playersOf(cup, side));
    const rules = matchRulesOf(cup, match);
    const logged = { match, kickOff, rules, players, names, newId };
    const entries = log ? entriesOfLog(log, logged) : entriesOfState(logged);
    if (log || entries.length > 0) logs.set(match.matchId, entries);
  });
  return logs;
}

function emptyCup(file: CupFile, tournamentId: string): Cup {
  const { name, date = '', points, timeZone, language, matchRules, playerNames } = file;
  const { isArchived, shown, address, playerRules } = file;
  const rules = {
    points,
    ...tableRulesAfter({}, file),
    ...(shown && { shown }),
    ...(address && { address }),
    matchRules,
    ...(playerRules !== undefined && { playerRules }),
  };
  const tournament = { tournamentId, name, date, ...rules, timeZone, language, playerNames };
  return {
    tournament: isArchived ? { ...tournament, isArchived } : tournament,
    teams: [],
    stages: [],
    groups: [],
    matches: [],
  };
}

/**
 * Makes the cup of a file without categories, or of one of its categories, as administrators would, but for its dates, which may be past: the commands add teams, stages and groups to an
 * empty cup, then come the matches, and at last the scores. What is refused is a problem of the file; scores and circles of
 * placeholders are looked at where there is none so far, because without the right matches nobody knows their teams.
 */
export function buildCup(file: CupFile, records: NewRecords): BuiltCup {
  const { newId } = records;
  const structure = replayStructure(emptyCup(file, newId()), file, newId);
  const cup = addMatches(structure.cup, file, records);
  const problems: readonly CupFileProblem[] = [
    ...structure.problems,
    ...findPlaceTexts(cup, file),
    ...findMatchProblems(cup, file),
    ...file.matches.flatMap((match, index) => findLogProblems(file, match, index)),
  ];
  if (problems.length > 0) return { cup, logs: NO_LOGS, problems };
  const scored = enterScores(cup, file);
  const logs = scored.problems.length > 0 ? NO_LOGS : buildLogs(file, scored.cup, newId);
  return { ...scored, logs };
}
