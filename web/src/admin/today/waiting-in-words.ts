import type { Waiting } from '@futsal-cup/domain/bracket/what-waits';
import { ADMIN_MATCHES_PART, groupAdminAddress, paths } from '../../shelf/addresses/paths';
import { fullStageName, inCategory, stageName } from '../../shelf/cup/stage-name';
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

const IN_FORM = `${paths.fixture}${ADMIN_MATCHES_PART}`;

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

function levelInWords(
  { stageId, groupId, across, teamIds }: Extract<Waiting, { kind: 'level' }>,
  cup: Cup,
  { today }: AdminTexts,
): WaitingInWords {
  const teams = teamsInWords(cup, teamIds);
  const stage = cup.Stages.find((each) => each.stageId === stageId);
  const group = stage?.groups.find((each) => each.groupId === groupId);
  const text =
    across === null
      ? today.level(group?.name ?? '', teams)
      : today.across(stage ? stageName(stage) : '', across, teams);
  const to = groupAdminAddress(groupId ?? stageId);
  return { text: inCategory(stage?.category, text), link: today.decide, to, isOutside: false, group: null };
}

function missingInWords(groupId: string, cup: Cup, texts: AdminTexts): WaitingInWords | null {
  const stage = cup.Stages.find(({ groups }) => groups.some((each) => each.groupId === groupId));
  const group = stage?.groups.find((each) => each.groupId === groupId);
  if (!group) return null;
  const { today } = texts;
  const text = inCategory(stage?.category, today.missing(group.name, pairsInWords(cup, group, texts)));
  return { text, link: today.addMatches, to: IN_FORM, isOutside: false, group };
}

function placedTwice(
  { teamId, stageId, groupIds: [first = stageId] }: Extract<Waiting, { kind: 'placed-twice' }>,
  cup: Cup,
  { today }: AdminTexts,
): WaitingInWords {
  const stage = cup.Stages.find((each) => each.stageId === stageId);
  return {
    text: inCategory(
      stage?.category,
      today.placedTwice(teamsInWords(cup, [teamId]), stage ? stageName(stage) : ''),
    ),
    link: today.toGroups,
    to: groupAdminAddress(first),
    isOutside: false,
    group: null,
  };
}

/** Something about the links for scorers that waits. */
export function ofLinks(text: string, { today }: AdminTexts): WaitingInWords {
  return { text, link: today.toScorers, to: paths.adminScorers, isOutside: false, group: null };
}

/** Returns what waits in words; null for something that has been deleted meanwhile. */
export function waitingInWords(waiting: Waiting, cup: Cup, texts: AdminTexts): WaitingInWords | null {
  if (waiting.kind === 'level') return levelInWords(waiting, cup, texts);
  if (waiting.kind === 'missing-pairs') return missingInWords(waiting.groupId, cup, texts);
  if (waiting.kind === 'placed-twice') return placedTwice(waiting, cup, texts);
  const match = allMatches(cup).find(({ matchId }) => matchId === waiting.matchId);
  if (!match) return null;
  const { today, matches, labelled } = texts;
  const name = `${fullStageName(match.Stage)}, ${matches.versus(sideName(match.local), sideName(match.visitor))}`;
  const text = labelled(name, today.ofMatch[waiting.kind]);
  // A match whose teams nobody has entered has no log yet.
  const isInForm =
    waiting.kind === 'under-review' ||
    waiting.kind === 'undecided' ||
    !match.local.team ||
    !match.visitor.team;
  return {
    text,
    link: isInForm ? today.toMatches : today.toLog,
    to: isInForm ? IN_FORM : scoreAddress(cup.tournamentId, match.matchId),
    isOutside: !isInForm,
    group: null,
  };
}
