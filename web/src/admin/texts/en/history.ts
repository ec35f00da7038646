import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { HistoryKind } from '@futsal-cup/domain/history/recorded-change';

/** The data of a sentence: the names as they were typed, and the numbers of records that were added, deleted or changed. */
export interface Told {
  readonly name: string;
  readonly to: string;
  readonly teams: number;
  readonly stages: number;
  readonly groups: number;
  readonly matches: number;
}

type Counts = Omit<Told, 'name' | 'to'>;

function some(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

const list = new Intl.ListFormat('en-GB');

/** Returns text such as ', with 2 groups and 12 matches'. */
function including({ teams, stages, groups, matches }: Counts): string {
  const parts = [
    ...some(teams, 'team', 'teams'),
    ...some(stages, 'stage', 'stages'),
    ...some(groups, 'group', 'groups'),
    ...some(matches, 'match', 'matches'),
  ];
  return parts.length === 0 ? '' : `, with ${list.format(parts)}`;
}

/** Returns text such as ', 2 matches deleted'. */
function without(matches: number): string {
  const [gone] = some(matches, 'match deleted', 'matches deleted');
  return gone === undefined ? '' : `, ${gone}`;
}

const within = { teams: 0, stages: 0, groups: 0, matches: 0 };

export const historyTexts = {
  /** The texts of the screen on which administrators see and undo changes. */
  history: {
    title: 'History',
    about:
      'Everything that administrators have changed in the last 90 days, and each of their results that scorers have changed. What was changed or deleted by mistake comes back with Undo.',
    results:
      'A score that was taken away comes back with Undo. Other results are corrected in the log of the match.',
    allTournaments: 'History of all tournaments',
    aboutAll:
      'Which tournaments came and went in the last 90 days. A deleted tournament comes back with Undo.',
    ofTournament: 'History of this tournament',
    ofNamed: (name: string) => `History of “${name}”`,
    filter: 'Show',
    everything: 'Everything',
    kinds: {
      tournament: 'Tournament',
      team: 'Teams',
      stage: 'Stages',
      group: 'Groups',
      match: 'Matches',
      result: 'Results',
      plan: 'Plan',
      scorers: 'Scorers',
      people: 'People',
    } satisfies Record<HistoryKind, string>,
    empty: 'Nothing has been changed yet.',
    emptyKind: 'Nothing of this kind has been changed.',
    more: 'Show older changes',
    undo: 'Undo',
    undoOf: (change: string) => `Undo: ${change}`,
    question: 'Undo this change?',
    confirmUndo: 'Yes, undo it',
    undone: 'The change has been undone',
    undid: (change: string) => `Undone: ${change}`,
    byCommand: 'A command',
    byScorer: (device: string, link: string) => `${device}, link for scorers “${link}”`,
    byNobody: '(removed account)',
    openLog: 'To the log of the match',
    openLogs: 'To the logs of the matches',
    inTheWay: (reason: string, name: string) => `${reason} (${name})`,
    reasons: {
      change_was_undone_already: 'Undone',
      change_is_too_old_to_undo: 'Too old to undo',
      result_is_changed_in_its_log: 'Corrected in the log of the match',
      record_was_changed_since: 'Cannot be undone: it was changed since',
      record_is_in_use: 'Cannot be undone: it is in use',
      tournament_not_found: 'Cannot be undone: the tournament was deleted',
    },
    never: {
      people: 'Changed under People',
      scorers: 'Changed under Scorers',
      erased: 'Cannot be undone: the name is kept nowhere',
      tooLarge: 'Cannot be undone: too large to be kept',
    },
    cannot: (reason: string) => `Cannot be undone: ${reason}`,
    /** The reasons why a change cannot be undone. They follow the text `cannot`. */
    causes: {
      tournament_already_exists: 'another tournament has this name on this date',
      team_name_already_exists: 'another team has this name',
      stage_name_already_exists: 'another stage has this name',
      stage_order_already_exists: 'another stage has this place in the order',
      group_name_already_exists: 'another group of the stage has this name',
      name_looks_like_another: 'another name looks the same',
      group_name_reads_like_another: 'another group of the stage reads the same',
      match_already_exists: 'there is another match of these teams at this time',
      team_not_found: 'a team of it was deleted',
      stage_not_found: 'its stage was deleted',
      group_not_found: 'its group was deleted',
      another_match_is_the_final: 'another match is marked as the final',
      match_not_found: 'a match that it refers to was deleted',
    } satisfies Partial<Record<ErrorCode, string>>,
    usedBy: (name: string) => `Cannot be undone: used by ${name}`,
    /** A change, with the score of the match before and after it. */
    withScores: (change: string, from: string, to: string) => `${change}: ${from} → ${to}`,
    noName: 'without a name',
    changes: {
      'tournament-created': ({ name, ...counts }: Told) => `Tournament “${name}” created${including(counts)}`,
      'tournament-changed': ({ name, to }: Told) =>
        name === to ? `Details of the tournament “${name}” changed` : `Tournament “${name}” renamed “${to}”`,
      'tournament-archived': ({ name }: Told) => `Tournament “${name}” archived`,
      'tournament-put-back': ({ name }: Told) => `Tournament “${name}” put back into the list`,
      'message-set': ({ name }: Told) => `Message to everybody: “${name}”`,
      'message-removed': () => 'Message to everybody taken back',
      'sponsors-changed': () => 'Logo and sponsors changed',
      'tournament-deleted': ({ name, ...counts }: Told) => `Tournament “${name}” deleted${including(counts)}`,
      'team-created': ({ name, teams }: Told) =>
        teams > 1 ? `${teams} teams added` : `Team “${name}” added`,
      'team-renamed': ({ name, to }: Told) => `Team “${name}” renamed “${to}”`,
      'team-changed': ({ name }: Told) => `Players of “${name}” changed`,
      'taken-into-category': ({ to }: Told) => `Everything without a category put into “${to}”`,
      'team-points-recorded': ({ name }: Told) => `Points recorded for “${name}”`,
      'team-deleted': ({ name, matches }: Told) =>
        `Team “${name}” deleted${including({ ...within, matches })}`,
      'team-withdrawn': ({ name }: Told) => `Team “${name}” withdrawn`,
      'team-taken-back': ({ name }: Told) => `Withdrawal of team “${name}” taken back`,
      'player-erased': ({ name }: Told) => `A player of “${name}” erased for good`,
      'stage-created': ({ name }: Told) => `Stage “${name}” added`,
      'stage-changed': ({ name, to }: Told) =>
        to && to !== name ? `Stage “${name}” renamed “${to}”` : `Stage “${name}” changed`,
      'stage-moved-to-category': ({ name, to }: Told) =>
        to ? `Stage “${name}” moved to the category “${to}”` : `Stage “${name}” taken out of its category`,
      'stage-rules-changed': ({ name }: Told) => `Rules of “${name}” changed`,
      'stage-decision-recorded': ({ name }: Told) => `Decision across the groups of “${name}” recorded`,
      'stages-reordered': ({ stages }: Told) => `${stages} stages put into another order`,
      'stage-deleted': ({ name, groups, matches }: Told) =>
        `Stage “${name}” deleted${including({ ...within, groups, matches })}`,
      'group-created': ({ name }: Told) => `Group “${name}” added`,
      'group-renamed': ({ name, to }: Told) => `Group “${name}” renamed “${to}”`,
      'group-teams-added': ({ name, to }: Told) => `Teams added to the group “${to}” (${name})`,
      'group-teams-removed': ({ name, to, matches }: Told) =>
        `Team “${name}” taken out of the group “${to}”${including({ ...within, matches })}`,
      'group-place-added': ({ name }: Told) => `Place added to the group “${name}”`,
      'group-place-removed': ({ name, matches }: Told) =>
        `Place taken out of the group “${name}”${including({ ...within, matches })}`,
      'group-teams-moved': ({ name, to, matches }: Told) =>
        `Teams moved from the group “${name}” to “${to}”${without(matches)}`,
      'group-rounds-set': ({ name }: Told) => `How often pairs meet set for the group “${name}”`,
      'group-lots-recorded': ({ name }: Told) => `Decision recorded for the group “${name}”`,
      'group-deleted': ({ name, matches }: Told) =>
        `Group “${name}” deleted${including({ ...within, matches })}`,
      'match-created': ({ name, matches }: Told) =>
        matches > 1 ? `${matches} matches added` : `Match ${name} added`,
      'match-changed': ({ name, matches }: Told) =>
        matches > 1 ? `${matches} matches changed` : `Match ${name} changed`,
      'match-marked-final': ({ name }: Told) => `${name} marked as the final`,
      'match-deleted': ({ name, matches }: Told) =>
        matches > 1 ? `${matches} matches deleted` : `Match ${name} deleted`,
      'match-awarded': ({ name }: Told) => `Award of match ${name} changed`,
      'result-changed': ({ name, matches }: Told) =>
        matches > 1 ? `Results of ${matches} matches changed` : `Result of ${name} changed`,
      'score-removed': ({ name }: Told) => `Score of ${name} taken away`,
      'cards-counted': ({ matches }: Told) =>
        matches > 1 ? `Cards of ${matches} matches counted` : 'Cards of a match counted',
      'plan-applied': ({ stages, groups, matches }: Told) =>
        `Plan applied${including({ ...within, stages, groups, matches })}`,
      'scorer-link-created': ({ name }: Told) => `Link for scorers “${name}” made`,
      'scorer-link-revoked': ({ name }: Told) => `Link for scorers “${name}” revoked`,
      'scorer-device-revoked': ({ name }: Told) => `Device of ${name} revoked`,
      'role-given': ({ name }: Told) => `${name} made an administrator`,
      'role-taken': ({ name }: Told) => `Administrator rights taken from ${name}`,
      'account-removed': ({ name }: Told) => (name ? `Account of ${name} removed` : 'Account removed'),
      'sessions-ended': ({ name }: Told) => `${name} signed out everywhere`,
      'invitation-created': ({ name }: Told) => `Invitation “${name}” made`,
      'invitation-used': ({ name }: Told) => `Invitation used by ${name}`,
      'invitation-revoked': ({ name }: Told) => `Invitation “${name}” revoked`,
    },
  },
} as const;
