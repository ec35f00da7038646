import { nameKey } from '../cup/text/name-key';
import { CupFileNames } from './cup-file-names';
import { type CupFileProblem, findRepeated } from './problems';
import { findLogProblems } from './find-log-problems';
import { findMatchProblems } from './find-match-problems';
import type { CupFile } from './schema';

function findNameProblems({ teams, stages }: CupFile): CupFileProblem[] {
  return [
    ...findRepeated(
      teams,
      ({ name }) => nameKey(name),
      (index) => `teams[${index}].name`,
      'team_name_already_exists',
    ),
    ...findRepeated(
      stages,
      ({ name }) => nameKey(name),
      (index) => `stages[${index}].name`,
      'stage_name_already_exists',
    ),
    ...findRepeated(
      stages,
      ({ order }) => String(order),
      (index) => `stages[${index}].order`,
      'stage_order_already_exists',
    ),
  ];
}

function findMemberProblems(file: CupFile, names: CupFileNames): CupFileProblem[] {
  return file.groups.flatMap((group, index) => {
    const members = new Set(group.teams.map(nameKey));
    const unknown = group.teams.flatMap((team, place): CupFileProblem[] =>
      names.isTeam(team) ? [] : [{ path: `groups[${index}].teams[${place}]`, msg: 'team_not_found' }],
    );
    const outsiders = group.lots.flatMap((team, place): CupFileProblem[] =>
      members.has(nameKey(team))
        ? []
        : [{ path: `groups[${index}].lots[${place}]`, msg: 'team_not_in_group' }],
    );
    const twice = findRepeated(
      group.lots,
      nameKey,
      (place) => `groups[${index}].lots[${place}]`,
      'team_listed_twice',
    );
    return [...unknown, ...outsiders, ...twice];
  });
}

function findStageProblems(file: CupFile, names: CupFileNames): CupFileProblem[] {
  return file.groups.flatMap((group, index): CupFileProblem[] => {
    const stage = names.stageOfGroup(group);
    if (!stage) return [{ path: `groups[${index}].stage`, msg: 'stage_not_found' }];
    if (stage.type !== 'group')
      return [{ path: `groups[${index}].stage`, msg: 'stage_is_not_a_group_stage' }];
    return [];
  });
}

/** A team is in at most one group of a stage, and only once in that. */
function findSharedTeams(file: CupFile, names: CupFileNames): CupFileProblem[] {
  const memberships = file.groups.flatMap((group, index) =>
    group.teams.map((team, place) => ({
      key: `${nameKey(names.stageOfGroup(group)?.name ?? '')}\n${nameKey(team)}`,
      path: `groups[${index}].teams[${place}]`,
    })),
  );
  return findRepeated(
    memberships,
    ({ key }) => key,
    (index) => memberships[index]?.path ?? '',
    'team_already_in_a_group',
  );
}

function findSameGroups(file: CupFile, names: CupFileNames): CupFileProblem[] {
  return findRepeated(
    file.groups,
    (group) => `${nameKey(names.stageOfGroup(group)?.name ?? '')}\n${nameKey(group.name)}`,
    (index) => `groups[${index}].name`,
    'group_name_already_exists',
  );
}

/** Finds the rules between the parts of a cup file that the file breaks. The schema of the file cannot check these rules. */
export function findCupFileProblems(file: CupFile): CupFileProblem[] {
  const names = new CupFileNames(file);
  const dateProblem: CupFileProblem[] =
    file.date === undefined && file.matches.length === 0 ? [{ path: 'date', msg: 'date_is_mandatory' }] : [];
  return [
    ...dateProblem,
    ...findNameProblems(file),
    ...findStageProblems(file, names),
    ...findSameGroups(file, names),
    ...findMemberProblems(file, names),
    ...findSharedTeams(file, names),
    ...findMatchProblems(file, names),
    ...file.matches.flatMap((match, index) => findLogProblems(file, match, index)),
  ];
}
