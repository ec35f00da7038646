import { SIDES, type Score, type Sides, type SideScore } from '../cup/sides';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { nameKey } from '../cup/text/name-key';
import { findScoreProblem } from '../cup/score-rules';
import { type CupFileProblem, findRepeated } from './problems';
import type { CupFileNames } from './cup-file-names';
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
  return SIDES.filter((side) => !members.has(nameKey(match[side]))).map((side) => ({
    field: side,
    msg: 'team_not_in_group',
  }));
}

function findSideProblems(match: CupFileMatch, names: CupFileNames): Finding[] {
  if (nameKey(match.local) !== nameKey(match.visitor)) return [];
  const msg = names.isTeam(match.local) ? 'same_team_selected' : 'same_team_placeholder_selected';
  return [{ field: 'visitor', msg }];
}

/** The names of the score fields of each side in the file. */
const FILE_NAMES = {
  local: { goals: 'localScore', kicks: 'localPenalty' },
  visitor: { goals: 'visitorScore', kicks: 'visitorPenalty' },
} as const satisfies Sides<Record<keyof SideScore, keyof CupFileMatch>>;

/** The score of a match of the file, in the form of the domain. */
export function scoreOf(match: CupFileMatch): Score {
  return {
    local: { goals: match.localScore ?? null, kicks: match.localPenalty ?? null },
    visitor: { goals: match.visitorScore ?? null, kicks: match.visitorPenalty ?? null },
  };
}

function findScoreProblems(match: CupFileMatch): Finding[] {
  const problem = findScoreProblem(scoreOf(match));
  return problem ? [{ field: FILE_NAMES[problem.side][problem.field], msg: problem.msg }] : [];
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
