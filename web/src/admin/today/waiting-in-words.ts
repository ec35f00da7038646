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
  readonly isOutside?: boolean;
  /** The group that can be completed although pairs have still to meet. */
  readonly group?: Group;
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

type OfMatch = Extract<Waiting, { matchId: string }>;

function matchInWords({ kind, matchId }: OfMatch, cup: Cup, texts: AdminTexts): WaitingInWords | null {
  const match = allMatches(cup).find((each) => each.matchId === matchId);
  if (!match) return null;
  const { today, matches, labelled } = texts;
  const name = `${fullStageName(match.Stage)}, ${matches.versus(sideName(match.local), sideName(match.visitor))}`;
  const text = labelled(name, today.ofMatch[kind]);
  // A match whose teams nobody has entered has no log yet.
  const isInForm =
    kind === 'under-review' || kind === 'undecided' || !match.local.team || !match.visitor.team;
  if (isInForm) return { text, link: today.toMatches, to: IN_FORM };
  return { text, link: today.toLog, to: scoreAddress(cup.tournamentId, matchId), isOutside: true };
}

/** Something about the links for scorers that waits. */
export function ofLinks(text: string, { today }: AdminTexts): WaitingInWords {
  return { text, link: today.toScorers, to: paths.adminScorers };
}

/** Returns what waits in words; null for something that has been deleted meanwhile. */
export function waitingInWords(waiting: Waiting, cup: Cup, texts: AdminTexts): WaitingInWords | null {
  if ('matchId' in waiting) return matchInWords(waiting, cup, texts);
  const groupId = waiting.kind === 'placed-twice' ? waiting.groupIds[0] : waiting.groupId;
  const stage = cup.Stages.find(({ stageId, groups }) =>
    'stageId' in waiting ? stageId === waiting.stageId : groups.some((each) => each.groupId === groupId),
  );
  const group = stage?.groups.find((each) => each.groupId === groupId);
  if (!stage) return null;
  const { today } = texts;
  const to = groupAdminAddress(groupId ?? stage.stageId);
  const inStage = (text: string) => inCategory(stage.category, text);
  if (waiting.kind === 'missing-pairs') {
    if (!group) return null;
    const text = inStage(today.missing(group.name, pairsInWords(cup, group, texts)));
    return { text, link: today.addMatches, to: IN_FORM, group };
  }
  if (waiting.kind === 'placed-twice') {
    const text = inStage(today.placedTwice(teamsInWords(cup, [waiting.teamId]), stageName(stage)));
    return { text, link: today.toGroups, to };
  }
  const teams = teamsInWords(cup, waiting.teamIds);
  const text =
    waiting.across === null
      ? today.level(group?.name ?? '', teams)
      : today.across(stageName(stage), waiting.across, teams);
  return { text: inStage(text), link: today.decide, to };
}
