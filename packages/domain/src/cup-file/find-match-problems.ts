import type { ErrorCode } from '../contracts/error-codes';
import { nameKey } from '../cup/name-key';
import { findScoreProblem } from '../match/score-rules';
import { findRepeated, type CupFileNames } from './cup-file-names';
import type { CupFileProblem } from './problem';
import type { CupFile, CupFileMatch } from './schema';

interface Finding {
  readonly field: string;
  readonly msg: ErrorCode;
}

function findPlaceProblems(match: CupFileMatch, names: CupFileNames): Finding[] {
  const stage = names.stage(match.stage);
  if (!stage) return [{ field: 'stage', msg: 'stage_not_found' }];
  if (stage.type === 'knockout') {
    return match.group ? [{ field: 'group', msg: 'stage_is_not_a_group_stage' }] : [];
  }
  if (!match.group) return [{ field: 'group', msg: 'please_select_a_group' }];
  const group = names.group(stage, match.group);
  if (!group) return [{ field: 'group', msg: 'group_not_found' }];
  const members = new Set(group.teams.map(nameKey));
  const sides = ['local', 'visitor'] as const;
  return sides
    .filter((side) => !members.has(nameKey(match[side])))
    .map((side) => ({ field: side, msg: 'team_not_in_group' }));
}

function findSideProblems(match: CupFileMatch, names: CupFileNames): Finding[] {
  if (nameKey(match.local) !== nameKey(match.visitor)) return [];
  const msg = names.isTeam(match.local) ? 'same_team_selected' : 'same_team_placeholder_selected';
  return [{ field: 'visitor', msg }];
}

const SCORE_FIELDS = {
  localTeamScore: 'localScore',
  visitorTeamScore: 'visitorScore',
  localTeamPenaltyScore: 'localPenalty',
  visitorTeamPenaltyScore: 'visitorPenalty',
} as const;

/** The scores of a match of the file as every other match has them. */
export function scoreOf(match: CupFileMatch) {
  return {
    localTeamScore: match.localScore ?? null,
    visitorTeamScore: match.visitorScore ?? null,
    localTeamPenaltyScore: match.localPenalty ?? null,
    visitorTeamPenaltyScore: match.visitorPenalty ?? null,
  };
}

function findScoreProblems(match: CupFileMatch): Finding[] {
  const problem = findScoreProblem(scoreOf(match));
  return problem ? [{ field: SCORE_FIELDS[problem.path], msg: problem.msg }] : [];
}

function fixtureKey(match: CupFileMatch): string {
  const pair = [nameKey(match.local), nameKey(match.visitor)].sort();
  return [nameKey(match.stage), ...pair, match.date, match.time].join('\n');
}

export function findMatchProblems({ matches }: CupFile, names: CupFileNames): CupFileProblem[] {
  const own = matches.flatMap((match, index) =>
    [...findPlaceProblems(match, names), ...findSideProblems(match, names), ...findScoreProblems(match)].map(
      ({ field, msg }) => ({ path: `matches[${index}].${field}`, msg }),
    ),
  );
  const repeated = findRepeated(matches, fixtureKey, (index) => `matches[${index}]`, 'match_already_exists');
  return [...own, ...repeated];
}
