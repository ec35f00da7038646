import type { Waiting } from '@futsal-cup/domain/bracket/what-waits';
import { ADMIN_MATCHES_PART, groupAdminAddress, paths } from '../../shelf/addresses/paths';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Group } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { scoreAddress } from '../addresses/score-addresses';
import type { AdminTexts } from '../texts/admin-texts';

/** Something that waits, in a sentence, with the address at which it is mended. */
export interface WaitingInWords {
  readonly text: string;
  readonly link: string;
  readonly to: string;
  /** Whether the address is a page of its own, which is no part of the app. */
  readonly isOutside: boolean;
  /** The group that can be completed although pairs have still to meet. */
  readonly group: Group | null;
}

function teamsInWords({ Teams }: Cup, teamIds: readonly string[]): string {
  return Teams.filter(({ teamId }) => teamIds.includes(teamId))
    .map(({ name }) => name)
    .join(', ');
}

function pairsInWords(cup: Cup, { missing = [] }: Group, { matches }: AdminTexts): string {
  return missing
    .map(({ teamIds: [one, other], times }) => {
      const pair = matches.versus(teamsInWords(cup, [one]), teamsInWords(cup, [other]));
      return times > 1 ? `${pair} (${times}×)` : pair;
    })
    .join('; ');
}

function ofGroup(waiting: Extract<Waiting, { groupId: string }>, cup: Cup, texts: AdminTexts) {
  const group = cup.Stages.flatMap(({ groups }) => groups).find(({ groupId }) => groupId === waiting.groupId);
  if (!group) return null;
  const { today } = texts;
  const common = { to: groupAdminAddress(group.groupId), isOutside: false };
  if (waiting.kind === 'level-in-group') {
    const text = today.level(group.name, teamsInWords(cup, waiting.teamIds));
    return { ...common, text, link: today.decide, group: null };
  }
  const text = today.missing(group.name, pairsInWords(cup, group, texts));
  return { ...common, text, link: today.addMatches, to: `${paths.fixture}${ADMIN_MATCHES_PART}`, group };
}

function acrossGroups(
  { stageId, place, teamIds }: Extract<Waiting, { kind: 'level-across-groups' }>,
  cup: Cup,
  { today }: AdminTexts,
): WaitingInWords {
  const stage = cup.Stages.find((each) => each.stageId === stageId);
  return {
    text: today.across(stage?.name ?? '', place, teamsInWords(cup, teamIds)),
    link: today.decide,
    to: groupAdminAddress(stageId),
    isOutside: false,
    group: null,
  };
}

function placedTwice(
  { teamId, stageId, groupIds: [first = stageId] }: Extract<Waiting, { kind: 'placed-twice' }>,
  cup: Cup,
  { today }: AdminTexts,
): WaitingInWords {
  const stage = cup.Stages.find((each) => each.stageId === stageId);
  return {
    text: today.placedTwice(teamsInWords(cup, [teamId]), stage?.name ?? ''),
    link: today.toGroups,
    to: groupAdminAddress(first),
    isOutside: false,
    group: null,
  };
}

/** Returns what waits in words; null for something that has been deleted meanwhile. */
export function waitingInWords(waiting: Waiting, cup: Cup, texts: AdminTexts): WaitingInWords | null {
  if ('groupId' in waiting) return ofGroup(waiting, cup, texts);
  if (waiting.kind === 'level-across-groups') return acrossGroups(waiting, cup, texts);
  if (waiting.kind === 'placed-twice') return placedTwice(waiting, cup, texts);
  const match = allMatches(cup).find(({ matchId }) => matchId === waiting.matchId);
  if (!match) return null;
  const { today, matches } = texts;
  const text = today.ofMatch[waiting.kind](
    `${match.Stage.name}, ${matches.versus(sideName(match.local), sideName(match.visitor))}`,
  );
  const isInForm = waiting.kind === 'under-review' || waiting.kind === 'undecided';
  return {
    text,
    link: isInForm ? today.toMatches : today.toLog,
    to: isInForm ? `${paths.fixture}${ADMIN_MATCHES_PART}` : scoreAddress(cup.tournamentId, match.matchId),
    isOutside: !isInForm,
    group: null,
  };
}
