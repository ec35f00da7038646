import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Stage } from '../../shared/cup/cup';
import type { AdminAreaTexts } from '../../shared/texts/catalogue';

type GuideTexts = AdminAreaTexts['fixture']['guide'];

export type Manager = 'stages' | 'groups' | 'matches';

export interface GuideStep {
  readonly title: string;
  readonly hint: string;
  readonly manager: Manager;
  readonly isDone: boolean;
  /** What is missing, or what there is to know. */
  readonly note: string | null;
}

type Progress = Pick<GuideStep, 'isDone' | 'note'>;

function names(records: readonly { readonly name: string }[]): string {
  return records.map(({ name }) => name).join(', ');
}

function stagesProgress({ Stages }: Cup, texts: GuideTexts): Progress {
  const isDone = Stages.length > 0;
  return { isDone, note: isDone ? names(Stages) : texts.stages.missing };
}

function groupsProgress(cup: Cup, groupStages: readonly Stage[], texts: GuideTexts): Progress {
  if (groupStages.length === 0) {
    const isDone = cup.Stages.length > 0;
    return { isDone, note: isDone ? texts.groups.notNeeded : texts.groups.missingStages };
  }
  const empty = groupStages.filter(({ groups }) => groups.length === 0);
  if (empty.length > 0) return { isDone: false, note: texts.groups.missing(names(empty)) };
  return { isDone: true, note: names(groupStages.flatMap(({ groups }) => groups)) };
}

function teamsInNoGroup(cup: Cup): number {
  return cup.Teams.filter(({ Groups }) => Groups.length === 0).length;
}

function teamsProgress(cup: Cup, groupStages: readonly Stage[], texts: GuideTexts): Progress {
  if (cup.Teams.length === 0) return { isDone: false, note: texts.teams.missingTeams };
  if (groupStages.length === 0) {
    return {
      isDone: cup.Stages.length > 0,
      note: cup.Stages.length > 0 ? texts.teams.notNeeded : texts.teams.missingGroups,
    };
  }
  const groups: readonly GroupView[] = groupStages.flatMap((stage) => stage.groups);
  if (groups.length === 0) return { isDone: false, note: texts.teams.missingGroups };
  const small = groups.filter(({ Teams }) => Teams.length < 2);
  if (small.length > 0) return { isDone: false, note: texts.teams.missing(names(small)) };
  const left = teamsInNoGroup(cup);
  return { isDone: true, note: left > 0 ? texts.teams.left(left) : null };
}

function matchesProgress({ Stages }: Cup, texts: GuideTexts): Progress {
  if (Stages.length === 0) return { isDone: false, note: texts.matches.missingStages };
  const empty = Stages.filter(({ Matches }) => Matches.length === 0);
  if (empty.length > 0) return { isDone: false, note: texts.matches.missing(names(empty)) };
  const toReview = Stages.flatMap(({ Matches }) => Matches).filter(({ teamsChanged }) => teamsChanged).length;
  if (toReview > 0) return { isDone: false, note: texts.matches.review(toReview) };
  const count = Stages.reduce((sum, { Matches }) => sum + Matches.length, 0);
  return { isDone: true, note: texts.matches.count(count) };
}

/** The four steps to a fixture, and how far each of them is. */
export function guideSteps(cup: Cup, texts: GuideTexts): readonly GuideStep[] {
  const groupStages = cup.Stages.filter(({ type }) => type === 'group');
  const { stages, groups, teams, matches } = texts;
  return [
    { title: stages.title, hint: stages.hint, manager: 'stages', ...stagesProgress(cup, texts) },
    { title: groups.title, hint: groups.hint, manager: 'groups', ...groupsProgress(cup, groupStages, texts) },
    { title: teams.title, hint: teams.hint, manager: 'groups', ...teamsProgress(cup, groupStages, texts) },
    { title: matches.title, hint: matches.hint, manager: 'matches', ...matchesProgress(cup, texts) },
  ];
}
