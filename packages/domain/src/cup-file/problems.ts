import type { ErrorCode } from '../cup/error-codes/error-codes';
import type { FlatSides } from '../cup/flat-match';
import type { ErrorItem } from '../cup/result';
import type { CupFileMatch } from './schema';

/** Problems that only a cup file can have, because no call of the API takes a log or a state in this form. */
export type FileProblem =
  | 'minute_is_not_of_the_match'
  | 'team_is_not_in_the_match'
  | 'team_has_several_players_of_this_name'
  | 'goals_of_the_log_do_not_agree_with_the_score'
  | 'state_must_be_scheduled_finished_postponed_or_abandoned'
  | 'state_does_not_fit_the_score';

/** A problem of a cup file and its place: `path` reads like `matches[12].local`. */
export interface CupFileProblem {
  readonly path: string;
  readonly msg: ErrorCode | FileProblem;
  /** The name that was most likely meant, where the file says one that it does not have. */
  readonly meant?: string;
}

/** A path of keys and indexes as it is written in code. */
export function printPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}

/** The names in a cup file of fields that the API calls otherwise. */
const FILE_NAMES = {
  stageId: 'stage',
  groupId: 'group',
  localTeamId: 'local',
  visitorTeamId: 'visitor',
  localTeamSource: 'local',
  visitorTeamSource: 'visitor',
  localTeamPlaceholder: 'local',
  visitorTeamPlaceholder: 'visitor',
  localTeamScore: 'localScore',
  visitorTeamScore: 'visitorScore',
  localTeamPenaltyScore: 'localPenalty',
  visitorTeamPenaltyScore: 'visitorPenalty',
} as const satisfies Partial<Record<keyof FlatSides | 'stageId' | 'groupId', keyof CupFileMatch>>;

function isRenamed(field: string): field is keyof typeof FILE_NAMES {
  return Object.hasOwn(FILE_NAMES, field);
}

/** What a rule refuses in the record at `place`, as a problem of the file. */
export function problemAt(place: string, { msg, path }: ErrorItem): CupFileProblem {
  if (path === undefined) return { path: place, msg };
  const ofPlayer = path.replace(/^players\.(\d+)\./, 'players[$1].');
  return { path: `${place}.${isRenamed(path) ? FILE_NAMES[path] : ofPlayer}`, msg };
}
