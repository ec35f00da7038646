import type { MatchRules } from '../cup/match-rules';
import { nameKey } from '../cup/text/name-key';
import { SIDES, type SideKey } from '../cup/sides';
import { sideOfLine } from './log-entries';
import { findMinute } from './log-minutes';
import type { LogLine } from './log-schema';
import type { CupFileProblem } from './problems';
import type { CupFile, CupFileMatch } from './schema';

interface LogOfFile {
  readonly file: CupFile;
  readonly match: CupFileMatch;
  readonly path: string;
}

function findLineProblems(line: LogLine, path: string, { file, match }: LogOfFile): CupFileProblem[] {
  const side = sideOfLine(line, match);
  const problems: CupFileProblem[] = [];
  if (findMinute(line.minute, rulesOf(match, file)) === null) {
    problems.push({ path: `${path}.minute`, msg: 'minute_is_not_of_the_match' });
  }
  if (side === null) problems.push({ path: `${path}.team`, msg: 'team_is_not_in_the_match' });
  else if (line.player) {
    const namesakes = countPlayers(line.player, match[side], file);
    if (namesakes === 0) problems.push({ path: `${path}.player`, msg: 'player_not_found' });
    if (namesakes > 1)
      problems.push({ path: `${path}.player`, msg: 'team_has_several_players_of_this_name' });
  }
  return problems;
}

function rulesOf({ stage }: CupFileMatch, { stages, matchRules }: CupFile): MatchRules {
  return stages.find(({ name }) => nameKey(name) === nameKey(stage))?.matchRules ?? matchRules;
}

function countPlayers(player: string, team: string, { teams }: CupFile): number {
  const found = teams.find(({ name }) => nameKey(name) === nameKey(team));
  return found?.players.filter(({ name }) => nameKey(name) === nameKey(player)).length ?? 0;
}

const GOALS: readonly LogLine['what'][] = ['goal', 'own-goal', 'penalty'];

function countGoals(lines: readonly LogLine[], side: SideKey, match: CupFileMatch): number {
  return lines.filter((line) => GOALS.includes(line.what) && !line.undone && sideOfLine(line, match) === side)
    .length;
}

function findScoreProblem(lines: readonly LogLine[], { match, path }: LogOfFile): CupFileProblem[] {
  const scores = { local: match.localScore ?? null, visitor: match.visitorScore ?? null };
  const isByTheRules = match.isForfeit ?? (match.forfeit ?? null) !== null;
  const disagree = SIDES.some(
    (side) => !isByTheRules && scores[side] !== null && countGoals(lines, side, match) !== scores[side],
  );
  return disagree ? [{ path, msg: 'goals_of_the_log_do_not_agree_with_the_score' }] : [];
}

/** The problems of a match's log: lines that name no team or player of the match, and goals that do not add up to its score. */
export function findLogProblems(file: CupFile, match: CupFileMatch, index: number): CupFileProblem[] {
  const lines = match.log;
  if (!lines) return [];
  const path = `matches[${index}].log`;
  const log = { file, match, path };
  if (match.state === 'postponed' && lines.length > 0) {
    return [{ path: `matches[${index}].state`, msg: 'state_does_not_fit_the_score' }];
  }
  const problems = lines.flatMap((line, place) => findLineProblems(line, `${path}[${place}]`, log));
  return problems.length > 0 ? problems : findScoreProblem(lines, log);
}
