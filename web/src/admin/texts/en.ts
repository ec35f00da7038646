import { MIN_PASSWORD_LENGTH } from '@futsal-cup/domain/account/credentials';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { HistoryKind } from '@futsal-cup/domain/history/recorded-change';
import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { englishFormErrors } from '../forms/english-form-errors';

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

/** The texts that administrators read, with login and registration. The other languages have the same shape. */
export const adminTexts = {
  account: {
    title: 'Your account',
    signedInAs: (email: string) => `Signed in as ${email}`,
    toAdmin: 'To the administration',
    logOut: 'Log out',
    noRole: {
      title: 'No administrator rights yet',
      what: 'Your account is ready, but it may not change any tournament yet. Ask an administrator of the club for an invitation link, or to give your account the rights on the page People.',
      check: 'I have been given the rights',
      notYet: 'Your account still has no administrator rights.',
    },
    name: {
      title: 'Your name',
      label: 'Display name',
      hint: 'Other administrators, and scorers in the log of a match, see it in place of your e-mail address.',
      question: 'What may others call you?',
      save: 'Save name',
      later: 'Not now',
      saved: 'Your name has been saved',
    },
    password: {
      title: 'Change password',
      current: 'Current password',
      fresh: 'New password',
      confirmation: 'Confirm new password',
      submit: 'Change password',
      success: 'Your password has been changed; you are signed out everywhere else',
    },
    sessions: {
      title: 'Sessions',
      about: 'Signs you out on every device, here too.',
      end: 'Sign out everywhere',
      ended: 'You are signed out everywhere',
    },
    forgot: {
      link: 'Forgot your password?',
      title: 'Forgot your password?',
      about:
        'Type the e-mail address of your account. If there is one, a mail with a link to set another password is on its way.',
      submit: 'Send the mail',
      submitting: 'Sending, please wait…',
      sent: 'If there is an account with this address, the mail is on its way. Look among the junk mail too.',
      back: 'Back to the login',
    },
    reset: {
      title: 'Set a new password',
      submit: 'Set password',
      success: 'Your new password is set: please log in',
    },
    invitation: {
      title: 'Invitation',
      about: 'This link gives your account the administrator rights, once.',
      needsAccount: 'Log in, or register if you have no account yet; this page comes back after that.',
      logIn: 'Log in',
      register: 'Register',
      accept: (email: string) => `Accept as ${email}`,
      other: 'Use another account',
      accepted: 'You are an administrator now',
    },
  },
  admin: {
    signedInAs: (email: string) => `Logged in as ${email}`,
    guide: 'Guide: a club’s first cup',
    /** The titles in the pages' banners. */
    titles: {
      club: 'Admin',
      details: 'Admin tournament Details',
      teams: 'Admin Teams',
      updateTeam: 'Admin Teams update',
      fixture: 'Admin Fixture',
    },
    main: {
      title: 'Tournaments',
      empty: 'There are not tournaments created yet',
      create: 'Create tournament',
    },
    options: {
      title: 'Tournament options',
      details: 'Tournament details',
      teams: 'Teams',
      fixture: 'Fixture',
      /** The label, for screen readers, of the navigation to the plan, the scorers and the history. */
      more: 'Match day',
      notFound: 'We could not find the tournament you are looking for',
      backToTournaments: 'Back to the tournaments',
    },
    website: 'Website',
    logOut: 'Log out',
  },
  confirm: {
    cancel: 'Cancel',
    canUndo: 'The history can undo this for 90 days.',
  },
  details: {
    header: 'SET THE TOURNAMENT DETAILS HERE',
    noDate: 'No date found',
    noName: 'No name found',
    date: 'Date',
    name: 'Name',
    nameHint: `Optional, ${MIN_TOURNAMENT_NAME_LENGTH} to ${MAX_TOURNAMENT_NAME_LENGTH} characters`,
    edit: 'Edit',
    create: 'Create tournament',
    set: 'Set tournament details',
    save: 'Edit tournament details',
    cancel: 'Cancel',
    created: 'Tournament has been created',
    updated: 'Tournament details have been updated',
    toOptions: 'Tournament options',
    rules: {
      title: 'Points, ties, time zone and language',
      hint: 'They are set as most cups have them. Change them only if yours is different.',
      points: 'Points',
      win: 'For a win',
      draw: 'For a draw',
      loss: 'For a loss',
      pointsInWords: (win: number, draw: number, loss: number) =>
        `${win} for a win, ${draw} for a draw, ${loss} for a loss`,
      tieBreakers: 'When teams have the same points',
      'goal-difference': 'Goal difference first',
      'goal-difference-hint':
        'The difference between goals scored and conceded in all matches decides, then goals scored, then the matches between the teams. Usual in Swiss indoor cups.',
      'head-to-head': 'Matches between the teams first',
      'head-to-head-hint':
        'Only the matches that the teams played against each other decide, then goal difference and goals of all matches. Usual in European cups.',
      'world-cup-26': 'FIFA World Cup 26',
      'uefa-futsal': 'UEFA futsal',
      'uefa-youth': 'UEFA youth competitions',
      'swiss-amateur': 'Swiss amateur leagues',
      own: 'Own order',
      language: 'Language',
      languageHint:
        'What the website is shown in to visitors whose browser asks for none of its languages. Everybody can choose another.',
      timeZone: 'Time zone',
      timeZoneHint:
        'Where the cup is played. Dates and times of the matches are those that the clocks show there.',
    },
    play: {
      title: 'How matches are played, and players’ names',
      hint: 'Choose what is closest. Only the scorer’s page and the clock follow these rules.',
      rules: 'Rules of a match',
      'indoor-cup': 'Indoor cup 1 × 12 running',
      'indoor-cup-hint':
        'One half of twelve minutes, the clock runs through; no extra time, three kicks each in a shoot-out.',
      futsal: 'Futsal 2 × 20 stopped',
      'futsal-hint':
        'Two halves of twenty minutes, the clock stops with the ball; extra time of 2 × 5, five kicks each in a shoot-out.',
      own: 'Own values',
      halves: 'Halves',
      oneHalf: '1 half',
      twoHalves: '2 halves',
      clock: 'Clock',
      running: 'running clock',
      stopped: 'stopped clock',
      length: (halves: number, minutes: number) => `${halves} × ${minutes} min`,
      numbers: {
        minutesPerHalf: 'Minutes of a half',
        extraTimeMinutes: 'Minutes of a half of extra time (0: none)',
        shootOutKicks: 'Kicks each in a shoot-out',
        foulLimit: 'Fouls of a half without a kick from ten metres (0: no limit)',
        timeOuts: 'Time-outs each in a half',
        forfeitGoals: 'Goals of a win by forfeit',
      },
      shortMatch:
        'For a match of up to 14 minutes, Bavaria gives the kick from ten metres from the fourth foul on: 3.',
      players: 'Players’ names in public',
      names: {
        initial: 'First name and initial',
        'initial-hint': 'Anna K. A name of one word is shown as it is.',
        full: 'Full name',
        'full-hint': 'Anna Keller. Ask for consent: many players are minors.',
        number: 'Number',
        'number-hint': 'The place in the list of the team.',
      },
      shortened:
        'What has been loaded cannot be called back. Open pages show the shorter form within minutes; browsers and caches may keep the old one for up to a day.',
    },
  },
  /** A sentence for each error code. It is null if the app creates the sentence from the code itself, as in English. */
  errorCodes: null as Readonly<Record<ErrorCode, string>> | null,
  /** The texts that the message banner shows for a failed call if the server gave no reason. */
  errors: {
    unexpected: 'An unexpected error ocurred',
    noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
    noAdministrator: 'Your account has no administrator rights yet',
    logInAgain: 'Please log in to continue',
  },
  fixture: {
    guide: {
      title: 'How to set up the fixture',
      done: 'Done',
      open: 'To do',
      step: (number: number) => `Step ${number}`,
      stages: {
        title: 'Define the tournament stages',
        hint: 'For example group stage, quarterfinals, semifinals, final.',
        missing: 'No stages have been set yet',
      },
      groups: {
        title: 'Name the groups',
        hint: 'Every stage of type group has at least one group.',
        missingStages: 'Set a stage of type group first, or go on without groups',
        missing: (stages: string) => `No groups yet in: ${stages}`,
        notNeeded: 'Not needed: there are knockout stages only',
      },
      teams: {
        title: 'Assign teams to groups',
        hint: 'Every group has at least two teams.',
        missingTeams: 'No teams added yet',
        missing: (groups: string) => `Fewer than two teams in: ${groups}`,
        left: (count: number) => (count === 1 ? '1 team is in no group' : `${count} teams are in no group`),
        missingGroups: 'There are no groups yet',
        notNeeded: 'Not needed: there are no groups',
      },
      matches: {
        title: 'Schedule matches',
        hint: 'Date, time and location, and the teams as soon as they are known.',
        missing: (stages: string) => `No matches yet in: ${stages}`,
        missingStages: 'Set the stages first',
        waits: (count: number) =>
          count === 1
            ? '1 decision waits on the page “Today”'
            : `${count} decisions wait on the page “Today”`,
        review: (count: number) =>
          count === 1
            ? '1 match has other teams than its score'
            : `${count} matches have other teams than their score`,
        count: (count: number) => (count === 1 ? '1 match is scheduled' : `${count} matches are scheduled`),
      },
    },
    stages: { show: 'Show stages', hide: 'Hide stages' },
    groups: { show: 'Show groups', hide: 'Hide groups' },
    matches: { show: 'Show matches', hide: 'Hide matches' },
  },
  /** The texts of the forms about their input. In English they are the domain's own texts. */
  formErrors: englishFormErrors,
  groups: {
    form: {
      title: 'Setting groups',
      stage: 'Stage',
      pickStage: 'Please pick a stage',
      noStages: 'No group stages are set. Please set one in the stages section',
      name: 'Group name',
      submit: 'Add new group',
      // The specification uses the text about a new team for a new group too.
      success: 'Team has been created',
    },
    list: {
      title: 'GROUPS',
      empty: 'No groups have been set yet',
      noTeams: 'No teams set for this group yet',
      open: (group: string) => `Delete or edit ${group}`,
      addTeams: 'Add teams',
      addTeamsTo: (group: string) => `Add teams to ${group}`,
      removeTeam: (team: string, group: string) => `Remove ${team} from ${group}`,
    },
    change: {
      title: 'Delete or edit group',
      delete: 'Delete',
      edit: 'Edit',
      warning: (group: string) =>
        `${group} and all its related records (matches) will be permanently deleted.`,
      count: (matches: number) => `Matches: ${matches}.`,
      confirmDelete: 'Delete group',
      name: 'Group name',
      confirmEdit: 'Edit group',
      deleted: 'Group has been deleted',
      renamed: 'Group name has been updated',
    },
    moveTeam: {
      label: (team: string) => `Move ${team} to another group`,
      title: 'Move team',
      group: 'Group',
      pick: 'Pick a group',
      submit: 'Move',
      success: 'The team has moved',
      warning: (team: string, group: string) => `${team} leaves ${group}; its matches there are deleted.`,
    },
    removeTeam: {
      title: 'Delete team from group',
      confirm: 'Delete from group',
      warning: (team: string, group: string) =>
        `${team} will be removed from ${group}, and all related records (its matches there that are still to play) will be permanently deleted.`,
      success: 'Team has been deleted from the group',
    },
    addTeams: {
      title: 'Update Team',
      available: 'Available teams',
      submit: 'Update',
      failed: 'An error ocurred getting the teams',
      none: 'No teams availabe at the moment',
      toTeams: 'Go to the teams',
      success: 'Group has been updated',
    },
    lots: {
      needed: 'The rules cannot separate these teams: lots decide.',
      record: 'Enter the order of the lots',
      recorded: (names: string) => `Decided by lots: ${names}`,
      takeBack: 'Take it back',
      kept: (names: string) => `Results decide now; the lots are kept for when they do not: ${names}`,
      takenBack: 'The order of the lots has been taken back',
      title: 'The order that the lots gave',
      explanation:
        'These teams are level on everything that the rules compare. Put them into the order that the lots, a shoot-out or fair play gave.',
      up: (team: string) => `Move ${team} up`,
      down: (team: string) => `Move ${team} down`,
      places: (from: number, to: number) => `Places ${from} to ${to}`,
      submit: 'Save the order',
      success: 'The order of the lots has been saved',
    },
    fields: { name: 'Group name', lots: 'Lots' },
  },
  /** The texts of the screen on which administrators see and undo changes. */
  history: {
    title: 'History',
    about:
      'Everything that administrators have changed in the last 90 days, and each of their results that scorers have changed. What was changed or deleted by mistake comes back with Undo.',
    results: 'Results are not undone here: correct them in the log of the match.',
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
      match_already_exists: 'there is another match of these teams at this time',
      team_not_found: 'a team of it was deleted',
      stage_not_found: 'its stage was deleted',
      group_not_found: 'its group was deleted',
      match_not_found: 'a match that it refers to was deleted',
    } satisfies Partial<Record<ErrorCode, string>>,
    usedBy: (name: string) => `Cannot be undone: used by ${name}`,
    noName: 'without a name',
    changes: {
      'tournament-created': ({ name, ...counts }: Told) => `Tournament “${name}” created${including(counts)}`,
      'tournament-changed': ({ name, to }: Told) =>
        name === to ? `Details of the tournament “${name}” changed` : `Tournament “${name}” renamed “${to}”`,
      'tournament-archived': ({ name }: Told) => `Tournament “${name}” archived`,
      'tournament-put-back': ({ name }: Told) => `Tournament “${name}” put back into the list`,
      'tournament-deleted': ({ name, ...counts }: Told) => `Tournament “${name}” deleted${including(counts)}`,
      'team-created': ({ name, teams }: Told) =>
        teams > 1 ? `${teams} teams added` : `Team “${name}” added`,
      'team-renamed': ({ name, to }: Told) => `Team “${name}” renamed “${to}”`,
      'team-changed': ({ name }: Told) => `Players of “${name}” changed`,
      'team-deleted': ({ name, matches }: Told) =>
        `Team “${name}” deleted${including({ ...within, matches })}`,
      'team-withdrawn': ({ name }: Told) => `Team “${name}” withdrawn`,
      'team-taken-back': ({ name }: Told) => `Withdrawal of team “${name}” taken back`,
      'player-erased': ({ name }: Told) => `A player of “${name}” erased for good`,
      'stage-created': ({ name }: Told) => `Stage “${name}” added`,
      'stage-changed': ({ name, to }: Told) =>
        to && to !== name ? `Stage “${name}” renamed “${to}”` : `Stage “${name}” changed`,
      'stages-reordered': ({ stages }: Told) => `${stages} stages put into another order`,
      'stage-deleted': ({ name, groups, matches }: Told) =>
        `Stage “${name}” deleted${including({ ...within, groups, matches })}`,
      'group-created': ({ name }: Told) => `Group “${name}” added`,
      'group-renamed': ({ name, to }: Told) => `Group “${name}” renamed “${to}”`,
      'group-teams-added': ({ name, to }: Told) => `Teams added to the group “${to}” (${name})`,
      'group-teams-removed': ({ name, to, matches }: Told) =>
        `Team “${name}” taken out of the group “${to}”${including({ ...within, matches })}`,
      'group-teams-moved': ({ name, to, matches }: Told) =>
        `Teams moved from the group “${name}” to “${to}”${without(matches)}`,
      'group-lots-recorded': ({ name }: Told) => `Lots recorded for the group “${name}”`,
      'group-rounds-set': ({ name }: Told) => `How often pairs meet set for the group “${name}”`,
      'group-deleted': ({ name, matches }: Told) =>
        `Group “${name}” deleted${including({ ...within, matches })}`,
      'match-created': ({ name, matches }: Told) =>
        matches > 1 ? `${matches} matches added` : `Match ${name} added`,
      'match-changed': ({ name, matches }: Told) =>
        matches > 1 ? `${matches} matches changed` : `Match ${name} changed`,
      'match-deleted': ({ name, matches }: Told) =>
        matches > 1 ? `${matches} matches deleted` : `Match ${name} deleted`,
      'match-awarded': ({ name }: Told) => `Award of match ${name} changed`,
      'result-changed': ({ name, matches }: Told) =>
        matches > 1 ? `Results of ${matches} matches changed` : `Result of ${name} changed`,
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
  today: {
    title: 'Today',
    waits: 'What waits for you',
    nothing: 'Nothing waits for you.',
    decide: 'Record the decision',
    addMatches: 'Add the matches',
    complete: 'Complete all the same',
    completed: 'The group is complete',
    toMatches: 'Open the matches',
    toLog: 'Open the log',
    level: (group: string, teams: string) =>
      `${group}: ${teams} are level, and later matches depend on their places.`,
    across: (stage: string, place: number, teams: string) =>
      `${stage}: on place ${place} of the groups there are level teams, and later matches depend on them (${teams}).`,
    missing: (group: string, pairs: string) =>
      `${group}: all matches are over, but these pairs have still to meet, so nobody is through yet: ${pairs}`,
    ofMatch: {
      'under-review': (match: string) => `${match}: the score was entered for other teams than those of now.`,
      undecided: (match: string) =>
        `${match}: there is no winner yet, although it decides who plays or who is champion.`,
      'played-by-withdrawn': (match: string) =>
        `${match}: a team that has withdrawn is still playing. End the match in its log.`,
      'late-entries': (match: string) => `${match}: entries came after the end. Decide what counts.`,
      'awaiting-result': (match: string) => `${match}: the result is missing.`,
    },
  },
  keep: {
    title: 'Duplicate, archive or delete',
    duplicate: {
      button: 'Duplicate',
      title: 'Duplicate tournament',
      name: 'Name of the copy',
      date: 'Date of the copy',
      copy: 'What is copied',
      structure: 'Stages and groups',
      teams: 'Stages, groups and teams',
      matches: 'All of it with the matches, without results',
      submit: 'Duplicate',
      success: 'The tournament has been duplicated',
    },
    archive: {
      button: 'Archive',
      title: 'Archive tournament',
      confirm: 'Archive',
      warning: (name: string) =>
        `Visitors no longer find ${name} in the list. Whoever has its address can still read it.`,
      success: 'The tournament has been archived',
      list: 'Archived tournaments',
      show: 'Show archived tournaments',
      hide: 'Hide archived tournaments',
      empty: 'No tournament is archived',
      back: (name: string) => `Put ${name} back into the list`,
      putBack: 'Put back into the list',
      isBack: 'The tournament is in the list again',
    },
    remove: {
      button: 'Delete',
      title: 'Delete tournament',
      warning: (name: string, teams: number, matches: number) =>
        `${name} will be deleted with its teams (${teams}) and matches (${matches}). Whoever is scoring a match of it can no longer enter anything.`,
      backup: 'Download a backup first',
      backupHint:
        'A cup file with teams, groups, matches and scores; npm run import makes a tournament of it. It leaves out the minute-by-minute logs, the links for scorers, and which matches are postponed, abandoned or forfeited.',
      typeName: (name: string) => `Type the name to confirm: ${name}`,
      noName: 'The tournament has no name: leave the field empty.',
      confirm: 'Delete tournament',
      success: 'The tournament has been deleted',
    },
  },
  leaving: {
    title: 'Leave this page?',
    question: 'What you entered is not saved yet and will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  matches: {
    noTeams: {
      title: 'No teams found',
      text: 'Please add teams before adding a match',
      add: 'Add team',
    },
    bracket: {
      noStages: 'Please add knockout stages before adding matches',
      noMatches: 'No matches set for any knockout stage yet',
      manage: { show: 'Manage knockout matches', hide: 'Hide knockout matches' },
      levelAcross:
        'Once that is decided, edit this match and enter the team’s name in place of the placeholder.',
    },
    groups: {
      title: 'GROUPS',
      noStages: 'Please add group stages before adding matches',
      noGroups: 'Please add groups before adding matches',
      noMatches: 'No matches set for this group stage yet',
      matchName: (local: string, visitor: string, group: string) => `${local} – ${visitor} (${group})`,
      matchesOn: (date: string) => `Matches on ${date}`,
      columns: {
        match: 'Match',
        group: 'Group',
        time: 'Time',
        local: 'Local Team',
        visitor: 'Visitor Team',
        location: 'Location',
        actions: 'Actions',
      },
    },
    add: { show: 'Add match', hide: 'Hide add match' },
    form: {
      stage: 'Stage',
      pickStage: 'Please pick a stage',
      group: 'Group',
      pickGroup: 'Please pick a group',
      teams: 'Teams',
      known: 'I know the teams',
      unknown: 'I do not know the teams',
      local: 'Local team',
      visitor: 'Visitor team',
      pickTeam: 'Please pick a team',
      localPlaceholder: 'Local team placeholder',
      visitorPlaceholder: 'Visitor team placeholder',
      placeholderExample: 'Winner match 1',
      placeholderHint: 'The team appears by itself as soon as it is known. A team’s name works too.',
      date: 'Date',
      time: 'Time',
      location: 'Location',
      zone: (timeZone: string) => `Date and time as the clocks show them in ${timeZone}`,
      confirm: 'Confirm',
      addAnyway: 'Add it anyway',
    },
    score: {
      title: 'Score',
      local: 'Local team score',
      visitor: 'Visitor team score',
      localPenalty: 'Local team penalty score',
      visitorPenalty: 'Visitor team penalty score',
      hint: 'Leave all empty while the match is not played. Penalty scores only after a level score.',
      groupHint: 'Leave both empty while the match is not played.',
      running: (local: number, visitor: number) => `Running: ${local}–${visitor}`,
      runningHint: 'Saving a score ends the match. Leave all empty while it is being played.',
      notYet: 'A score can be entered as soon as both teams are known.',
    },
    log: {
      keep: 'Keep the log',
      move: 'Move the log',
      moved: 'The log has been moved',
      moveTitle: 'Move the log',
      moveConfirm: 'Move it',
      moveExplanation: (match: string) =>
        `The log was begun on ${match}. Everything in it goes to the match that you choose; nothing is lost.`,
      rightMatch: 'The right match',
      pickMatch: 'Please pick a match',
      noMatchToMoveTo:
        'There is no other match that could take it: it needs both teams, and must not have begun.',
    },
    meaning: {
      winner: (number: number, sides: string) => `Bound to match ${number}: the winner of ${sides}`,
      loser: (number: number, sides: string) => `Bound to match ${number}: the loser of ${sides}`,
      groupPlace: (place: number, group: string) => `Bound to group "${group}": the team in place ${place}`,
      bestOfPlace: (rank: number, place: number, stage: string) =>
        `Bound to ${stage}: number ${rank} among the teams in place ${place} of their groups`,
      team: (team: string) => `The team ${team}`,
      /** This text is added if the chosen place in a group is higher than the number of its teams. */
      fewTeams: (count: number) => `. Teams in it so far: ${count}.`,
      fewGroups: (count: number) => `. Groups in it so far: ${count}.`,
      cycle: 'Leads back to this match itself: please name another match.',
      textOnly: 'Text only: no match, group or team is called that, so no team will take its place.',
      notYet: 'Nothing is called that yet. The match is bound to it as soon as it is there.',
      didYouMean: (team: string) => `Text only: no team is called that. Did you mean ${team}?`,
      lost: 'Text only: what it referred to was deleted, and it is not bound by itself any more.',
    },
    lost: {
      title: 'Texts that lead nowhere',
      explanation:
        'What these texts named was deleted, or is there without being bound to them. They do not bind by themselves, because another match may have the number by now.',
      was: (what: string) => `It was: ${what}.`,
      winnerOf: (sides: string) => `winner of ${sides}`,
      loserOf: (sides: string) => `loser of ${sides}`,
      now: (meaning: string) => `Suggested: ${meaning}`,
      bind: 'Bind it',
      bound: 'The text is bound now',
      nothing: 'Nothing suggests itself. Please edit the match.',
    },
    noWinner: {
      notice:
        'This match has no winner yet, so nobody goes on. If there was a shoot-out, please enter the penalty scores too.',
      saved: 'Match has been updated. It has no winner yet',
      short: 'No winner yet',
    },
    notices: {
      title: 'Please confirm',
      confirm: 'Save it',
      passed: (time: string) =>
        `Today ${time} has already passed. Please confirm that the match is at that time.`,
      otherTeams: (now: string, before: string) =>
        `Since you opened this form, other teams are in the match: ${now} in place of ${before}. The score will be theirs.`,
      review: 'This brings other teams into matches that have a score already:',
      reviewNext: 'Their scores stay as they are until you have reviewed them.',
      match: (match: string, sides: string, score: string) => `${match}: ${sides}, ${score}`,
    },
    draft: {
      notSaved: 'Not saved',
      notSavedScore: (local: string, visitor: string) => `Not saved: ${local} – ${visitor}`,
      tryAgain: 'Try again',
      tryAgainFor: (match: string) => `Try again: ${match}`,
      title: 'This is not saved yet. What is saved:',
      field: (label: string, value: string) => `${label}: ${value}`,
      nothing: '–',
      discard: 'Go back to what is saved',
    },
    createKnockout: { title: 'Create match', confirm: 'Create match', success: 'Match has been created' },
    createGroup: { title: 'Confirm match', confirm: 'Confirm match', success: 'Match has been created' },
    editKnockout: { title: 'Edit match', confirm: 'Save match', success: 'Match has been updated' },
    editGroup: { title: 'Edit Match', confirm: 'Save match', success: 'Match has been updated' },
    remove: {
      title: 'Delete Match',
      confirm: 'Delete match',
      success: 'Match has been deleted',
      warning: 'This match and all its related records (its score) will be permanently deleted.',
    },
    review: {
      title: 'Please review',
      explanation:
        'A correction elsewhere brought other teams into these matches than the ones that their score belongs to. Until you have decided, these scores count nowhere and nobody goes on from them.',
      wasPlayedBy: (score: string, teams: string) => `The score ${score} was entered for ${teams}.`,
      isPlayedBy: (teams: string) => `Now the teams are ${teams}.`,
      deletedTeam: 'a team that is not known any more',
      first: (match: string) => `Decide on ${match} first: its result says who plays here.`,
      keep: 'The score is right',
      clear: 'Take the score away',
      kept: 'The score has been confirmed',
      cleared: 'The score has been taken away',
    },
    award: {
      open: 'Award the match',
      title: 'Award the match',
      confirm: 'Save',
      success: 'The award has been saved',
      explanation:
        'The match counts with the goals of the rules. A score that is better for the side without fault stays. What was played stays on record.',
      who: 'Who forfeits?',
      asPlayed: 'Nobody: the match counts as played',
      side: (team: string, goals: number) => `${team} (the other side wins by ${goals})`,
      both: (goals: number) => `Both (lost by both, ${goals} goals against each)`,
    },
    versus: (local: string, visitor: string) => `${local} – ${visitor}`,
    editMatch: (match: string) => `Edit ${match}`,
    deleteMatch: (match: string) => `Delete ${match}`,
  },
  people: {
    title: 'People',
    about: 'Who has registered, and who may change tournaments.',
    list: {
      title: 'Accounts',
      administrator: 'Administrator',
      you: 'you',
      disabled: 'disabled',
      since: (day: string) => `Administrator since ${day}`,
      sinceBy: (day: string, by: string) => `Administrator since ${day}, by ${by}`,
      registered: (day: string) => `Registered on ${day}`,
      lastSignIn: (day: string) => `last signed in on ${day}`,
      neverSignedIn: 'never signed in',
      more: (shown: number, total: number) => `The ${shown} that registered last of ${total} are shown.`,
      actions: (name: string) => `Actions for ${name}`,
    },
    give: {
      label: 'Give rights',
      title: 'Give administrator rights',
      confirm: 'Give rights',
      success: 'The account has the rights now',
      warning: (name: string) => `${name} will be able to change and delete every tournament.`,
      provedEmail: 'The e-mail address is confirmed: this person has set a password by a mail sent to it.',
      unprovedEmail:
        'The e-mail address is not confirmed: anybody can register any address and choose any name. Ask the person whether this account is theirs.',
    },
    take: {
      label: 'Take rights',
      title: 'Take administrator rights',
      confirm: 'Take rights',
      success: 'The account has no rights any more',
      warning: (name: string) =>
        `${name} can change nothing any more, is signed out everywhere, and open invitations by this account are revoked.`,
    },
    end: {
      label: 'Sign out',
      title: 'End all sessions',
      confirm: 'Sign out',
      success: 'The account is signed out everywhere',
      warning: (name: string) => `${name} is signed out on every device and can log in again.`,
    },
    remove: {
      label: 'Remove',
      title: 'Remove account',
      confirm: 'Remove account',
      success: 'The account has been removed',
      warning: (name: string) =>
        `The account of ${name} is deleted. Tournaments stay as they are. This cannot be undone.`,
    },
    invite: {
      title: 'Invite somebody',
      about:
        'A link gives whoever opens it administrator rights, once. Send it yourself, by mail or messenger.',
      name: 'For whom',
      nameHint: 'For your own list, for example Anna from the board',
      days: 'Valid for',
      dayChoice: (days: number) => (days === 1 ? '1 day' : `${days} days`),
      submit: 'Make the link',
      success: 'The invitation has been made',
      made: (name: string) => `Invitation for ${name}`,
      once: 'Send the link now: it is shown this once.',
      qr: (name: string) => `QR code of the invitation for ${name}`,
    },
    invitations: {
      title: 'Invitations',
      empty: 'Nobody has been invited yet',
      states: {
        open: 'open',
        used: 'used',
        revoked: 'revoked',
        expired: 'expired',
      },
      by: (by: string, day: string) => `by ${by} on ${day}`,
      until: (day: string) => `valid until ${day}`,
      expiredOn: (day: string) => `expired on ${day}`,
      usedBy: (name: string) => `used by ${name}`,
      gone: 'a removed account',
      revoke: (name: string) => `Revoke the invitation for ${name}`,
      revoked: 'The invitation has been revoked',
    },
  },
  /** The texts of the screens on which administrators plan a tournament and move its matches on the day. */
  plan: {
    title: 'Plan',
    about: 'From a list of teams to a published tournament in four steps. Everything is kept as you type it.',
    steps: 'Steps of the plan',
    step: { teams: 'Teams', format: 'Format', time: 'Time', timetable: 'Plan', day: 'On the day' },
    next: (step: string) => `Continue: ${step}`,
    teams: {
      title: 'Add teams',
      hint: 'One team a line, or lines of a spreadsheet: the team, then its players in further columns. Nothing is saved before you add them.',
      list: 'List of teams',
      example: 'Lions; Anna Keller, Lea Meier',
      file: 'Open a file',
      noList: (file: string) =>
        `${file} is not a list that can be read. Save the spreadsheet as CSV, or copy its lines in here.`,
      found: (teams: number, players: number) =>
        `${teams} ${teams === 1 ? 'team' : 'teams'}, ${players} ${players === 1 ? 'player' : 'players'}`,
      line: (line: number) => `Line ${line}`,
      sameAs: (line: number) => `as in line ${line}`,
      inCup: 'already in the tournament',
      openQuote: (name: string) => `nothing ends the quotes of ${name}, so they are a part of the name.`,
      samePlayer: (name: string) => `${name} is there more than once and is added once.`,
      add: (count: number) => (count === 1 ? 'Add 1 team' : `Add ${count} teams`),
      added: 'The teams have been added',
      present: (count: number) => (count === 1 ? '1 team' : `${count} teams`),
      none: 'The tournament has no teams yet.',
      edit: 'Edit teams and players',
    },
    format: {
      title: 'Format',
      groups: 'Groups',
      knockoutOnly: 'Knockout only',
      oneGroup: 'One group',
      manyGroups: (count: number) => `${count} groups`,
      rounds: 'Each plays each other',
      once: 'once',
      twice: 'twice',
      qualifiers: 'How many of each group go on',
      noKnockout: 'No knockout',
      bestOfNext: (place: number) => `How many of those on place ${place} go on besides`,
      thirdPlace: 'Match for third place',
      placesFiveToEight: 'Matches for places 5 to 8',
      draw: 'Draw',
      isDrawn: 'Draw the teams into groups',
      isDrawnHint: 'Otherwise they are dealt as they are listed: seeded teams first, then by name.',
      seed: 'Number of the draw',
      seedHint: 'The same number gives the same draw again.',
      again: 'Draw again',
      seeded: (count: number) => `Seeded teams (${count})`,
      seededHint: 'The best first, in the order in which you tick them. They come into different groups.',
      drawn: 'This is what comes of it',
      total: (matches: number) => (matches === 1 ? '1 match' : `${matches} matches`),
    },
    time: {
      days: 'Days',
      day: (number: number) => `Day ${number}`,
      date: 'Date',
      from: 'From',
      to: 'To',
      addDay: 'Add a day',
      removeDay: (number: number) => `Remove day ${number}`,
      zone: (zone: string) => `Times are those of the tournament (${zone}).`,
      courts: 'Courts',
      court: (number: number) => `Court ${number}`,
      courtName: (number: number) => `Court ${number}`,
      name: 'Name',
      addCourt: 'Add a court',
      removeCourt: (name: string) => `Remove ${name}`,
      ownTimes: 'Times of its own',
      addTime: 'Add a time',
      removeTime: 'Remove this time',
      lengths: 'Minutes',
      length: {
        minutesPerMatch: 'A match',
        minutesBetween: 'Between two matches on a court',
        leastRest: 'Least rest of a team',
        pauseBeforeKnockout: 'Pause before the knockout',
      },
      wishes: 'Wishes',
      referees: 'Teams referee the group matches',
      refereesHint: 'At each match there is a team that does not play then.',
      addTeamWish: 'Wish of a team',
      addCourtWish: 'Court of a stage',
      removeWish: 'Remove this wish',
      team: 'Team',
      when: 'When',
      notBefore: 'not before',
      notAfter: 'over by',
      time: 'Time',
      everyDay: 'every day',
      stage: 'Stage',
      onCourts: 'On these courts',
    },
    found: {
      title: 'The plan',
      searching: 'Looking for a plan …',
      cancel: 'Cancel',
      cancelled: 'The search was cancelled.',
      failed: 'The plan could not be computed. Check your connection and search again.',
      again: 'Search again',
      mend: 'Please mend this first:',
      length: (matches: number, from: string, to: string) =>
        `${matches === 1 ? '1 match' : `${matches} matches`}, from ${from} to ${to}.`,
      shortest: 'No plan can be shorter:',
      gap: (time: string) =>
        `It may be ${time} longer than the shortest plan: so far the proof does not reach.`,
      phase: { groups: 'Groups', knockout: 'Knockout' },
      bound: {
        finalAlone: 'Then comes the final, alone.',
        courts: (matches: number, courts: readonly string[], from: string, to: string) =>
          `${courts.join(', ')} with ${matches} matches: full from ${from} to ${to}.`,
        andThen: (rounds: number) => (rounds === 1 ? '1 round follows.' : `${rounds} rounds follow.`),
        team: (team: string, matches: number) => `${team} has ${matches} matches and its rest between them.`,
        group: (group: string, matches: number) =>
          `${group} has ${matches} matches, and its teams rest between them.`,
        teams: (matches: number) => `All ${matches} matches need teams that are there and have rested.`,
        referees: (matches: number) =>
          `For ${matches} matches there are no more teams to play and to referee.`,
        rounds: (rounds: number) => `${rounds} rounds follow one another, with the rest between them.`,
        searched: 'Every other plan was tried.',
      },
      byTime: 'By time',
      byCourt: 'By court',
      show: 'Show',
      moveHint:
        'Choose a match and then where it should go: a free place, or another match to swap with. You can also drag it.',
      moving: (match: string) => `Where should ${match} go? Escape puts it back.`,
      free: 'free',
      moveHere: (court: string, time: string) => `Move to ${court}, ${time}`,
      pick: (match: string) => `Move ${match}`,
      swapWith: (match: string) => `Swap with ${match}`,
      played: 'begun: it stays',
      referee: (team: string) => `Referee: ${team}`,
      reset: 'Back to the plan that was found',
    },
    conflict: {
      title: (count: number) => (count === 1 ? '1 conflict' : `${count} conflicts`),
      noPlace: 'This match has no place.',
      teamTwice: (team: string, one: string, other: string) =>
        `${team} play at ${one} and ${other}: both at once.`,
      courtTwice: (court: string, one: string, other: string) =>
        `${court} has matches at ${one} and ${other}: both at once.`,
      tooEarly: (one: string, other: string) =>
        `The match at ${other} waits for one at ${one} that is not over by then.`,
      noRest: (team: string, one: string, other: string) => `${team} play at ${one} and ${other}: no rest.`,
      shortRest: (team: string, one: string, other: string, rest: number) =>
        `${team} play at ${one} and ${other}: only ${rest} minutes of rest.`,
      whoever: 'Those who go on',
      shortPause: (pause: number, wanted: number) =>
        `Only ${pause} minutes of pause before the knockout instead of ${wanted}.`,
      wish: (wish: string) => `It does not keep the wish “${wish}”.`,
      finalNotAlone: (time: string) =>
        `The final is to be the last match, alone: another one begins at ${time}.`,
      courtClosed: (court: string, open: string, time: string) =>
        `${court} is open ${open}: not for the whole match at ${time}.`,
      courtShut: (court: string, time: string) => `${court} is not open on this day: a match is at ${time}.`,
      teamWish: (team: string, wish: string, time: string) =>
        `${team} play at ${time}, against the wish “${wish}”.`,
      pastMidnight: (time: string) => `The match at ${time} is not over at midnight.`,
      noReferee: 'No team is left to referee this match.',
    },
    none: {
      title: 'There is no such plan',
      alone: 'This cannot be kept. Give it up, and there is a plan:',
      places: (places: number, matches: number) =>
        `There is room for ${places} matches, and there are ${matches}.`,
      proven: 'These wishes contradict each other. Give up any one of them, and there is a plan:',
      likely: 'With all of these no plan was found. Without any one of them there is a plan:',
      unknown:
        'Even without any wishes no plan was found. More time, more courts or fewer matches would help.',
      wishOfTeam: (team: string, limit: string, time: string, day: string) =>
        `${team} ${limit} ${time} (${day})`,
      wishOfStage: (stage: string, courts: string) => `${stage}: ${courts}`,
      rest: (minutes: number) => `a rest of ${minutes} minutes`,
      pause: (minutes: number) => `a pause of ${minutes} minutes before the knockout`,
      endOfTime: 'the end of the days and of the courts’ times',
    },
    rest: {
      title: 'Rest of each team',
      team: 'Team',
      matches: 'Matches',
      least: 'Least',
      average: 'Average',
      inARow: 'In a row',
      first: 'First',
      last: 'Last',
      referees: 'Referees at',
      minutes: (minutes: number) => `${minutes} min`,
    },
    apply: {
      title: 'Publish',
      nothing: 'The tournament has no stages and matches yet: nothing is replaced.',
      replaces: (stages: number, groups: number, matches: number) =>
        `Replaced is what is not in the plan: ${stages} of the stages, ${groups} of the groups, ${matches} of the matches.`,
      kept: (matches: number) =>
        matches === 1
          ? '1 match stays as it is, because it has begun.'
          : `${matches} matches stay as they are, because they have begun.`,
      moved: (matches: number) =>
        matches === 1
          ? '1 match gets another time or court than it has now.'
          : `${matches} matches get another time or court than they have now.`,
      instead: (at: string) => `It takes the place of the plan that was published on ${at}.`,
      past: (matches: number, first: string) =>
        matches === 1
          ? `1 match that has not begun would be in the past, at ${first}. If it is still to be played, let the day begin later:`
          : `${matches} matches that have not begun would be in the past, the first at ${first}. If they are still to be played, let the day begin later:`,
      lost: 'These matches have begun and are not in the plan. Choose teams and format so that they are:',
      impossible: 'Nobody can play the plan like this: mend the conflicts first.',
      button: 'Apply the plan',
      confirmTitle: 'Apply the plan',
      confirm: 'Apply',
      question: (matches: number) =>
        matches === 1
          ? 'The tournament then has this 1 match, and everybody sees it.'
          : `The tournament then has these ${matches} matches, and everybody sees them.`,
      done: 'The plan has been applied',
      see: 'See the published matches',
      seeDay: 'Move matches on the day',
    },
    published: {
      none: 'This draft is in this browser only until you apply it.',
      unknown:
        'No plan is stored for the matches of this tournament. What the steps show is a draft in this browser only; applying it replaces what is not in it.',
      published: (at: string, begun: number, all: number) =>
        `This is the plan that was published on ${at}. ${begun} of ${all} matches have begun.`,
      draft: (at: string) =>
        `A draft, in this browser only: it differs from the plan that was published on ${at}.`,
      overtaken: (at: string) =>
        `Another plan was published on ${at}, after this draft was begun. Take that plan, or keep your draft to replace it.`,
      back: 'Show the published plan',
      keep: 'Keep my draft',
      otherVersion: (form: number, own: number) =>
        `The published plan was made by another version of this site (form ${form}; this page reads form ${own}). Reload the page; if this text stays, the site has to be updated. Nothing is changed until then.`,
      reload: 'Reload the page',
      title: 'Published plan',
      again: 'Plan again',
    },
    day: {
      title: 'Timetable',
      hint: 'Choose the match from which something changes. Matches that have begun stay where they are.',
      none: 'The tournament has no matches yet: make a plan first.',
      begun: (count: number) => (count === 1 ? '1 match has begun' : `${count} matches have begun`),
      allBegun: 'All matches of this day have begun.',
      day: 'Day',
      chosen: (match: string) => `From ${match}`,
      scope: 'Which matches',
      everywhere: 'on all courts',
      onCourt: (court: string) => `on ${court} only`,
      later: (minutes: number) => `+${minutes} minutes`,
      earlier: (minutes: number) => `−${minutes} minutes`,
      swap: 'Swap with',
      alone: 'This match alone',
      time: 'Time',
      court: 'Court',
      look: 'Show what changes',
      pick: 'Please choose',
      midnight: 'A match would then be on another day: nothing is moved.',
      preview: 'What changes',
      final: (match: string) => `Final: ${match}`,
      from: (time: string, court: string) => `${time}, ${court}`,
      noConflicts: 'No team and no court has two matches at once, and all teams have their rest.',
      confirm: (count: number) => (count === 1 ? 'Move 1 match' : `Move ${count} matches`),
      done: 'The matches have been moved',
    },
  },
  /** The texts of the screen on which administrators make links for scorers. */
  scorers: {
    title: 'Scorers',
    about:
      'A link lets a person at the table keep the log of matches with their own phone, without an account. Print its QR code or send the link.',
    openLog: 'Keep the log of matches',
    create: {
      title: 'New link',
      name: 'Name',
      nameHint: 'For example “Court 2”.',
      scope: 'For which matches',
      cup: 'All matches of the tournament',
      court: 'All matches on one court',
      match: 'One match',
      chooseCourt: 'Court',
      chooseMatch: 'Match',
      pick: 'Please choose',
      from: 'Valid from',
      to: 'Valid to',
      date: 'Date',
      time: 'Time',
      timeZone: (zone: string) => `Times are those of the tournament (${zone}).`,
      confirm: 'Create link',
      success: 'The link has been created',
    },
    made: {
      title: (name: string) => `Link “${name}”`,
      once: 'The link is shown this once. Print, copy or send it now; if it is lost, make a new one.',
      qr: (name: string) => `QR code of the link “${name}”`,
      copy: 'Copy link',
      copied: 'The link is copied',
      copyFailed: 'The link could not be copied: select it and copy it by hand.',
      share: 'Send link',
      print: 'Print',
      link: 'Link',
      done: 'Done',
    },
    sheet: {
      scan: 'Scan with the camera of your phone and keep the log of the match.',
      paper: 'Paper score sheet',
      paperHint: 'For when all else fails: a stroke for each.',
      match: 'Match',
      team: 'Team',
      goals: 'Goals',
      fouls: 'Fouls',
      half: (number: number) => `Half ${number}`,
      result: 'Result',
      name: 'Scorer',
    },
    list: {
      title: 'Links',
      empty: 'There are no links yet',
      valid: (from: string, to: string) => `Valid ${from} to ${to}`,
      states: { coming: 'Not yet valid', valid: 'Valid', expired: 'Expired', revoked: 'Revoked' },
      court: (court: string) => `Matches on ${court}`,
      cup: 'All matches',
      goneMatch: 'A match that no longer exists',
      places: (taken: number, all: number) => `${taken} of ${all} places taken`,
      full: 'No other device can open this link. Revoke one that nobody uses, or make another link.',
      fullForGood: 'So many devices have opened this link that no other one can. Make another link.',
      noDevices: 'Nobody has opened it yet',
      lastUsed: (time: string) => `last used ${time}`,
      revoked: 'revoked',
    },
    revoke: {
      link: (name: string) => `Revoke link “${name}”`,
      device: (name: string) => `Revoke the device of ${name}`,
      linkTitle: 'Revoke link',
      deviceTitle: 'Revoke device',
      confirm: 'Revoke',
      success: 'Revoked',
      linkWarning: (name: string) =>
        `Nobody can enter anything with the link “${name}” any more. What was entered stays. A revoked link cannot be used again.`,
      deviceWarning: (name: string) =>
        `The device of ${name} can no longer enter anything. What was entered stays, and the other devices go on. Its place is free for anybody who has the link: to keep somebody out for good, revoke the link.`,
    },
  },
  session: {
    login: {
      title: 'Login',
      email: 'Email',
      password: 'Password',
      submit: 'Login',
      submitting: 'Loggin in, please wait',
      success: 'Login successfull',
      noAccount: 'No account yet?',
      toRegister: 'Register',
    },
    register: {
      title: 'Register',
      email: 'Email',
      password: 'Password',
      passwordHint: `At least ${MIN_PASSWORD_LENGTH} characters with a lowercase and an uppercase letter, a digit and one of @ $ ! % * ? &; nothing else but -`,
      confirmation: 'Confirm password',
      submit: 'Register',
      submitting: 'Creating user, please wait...',
      success: 'User has been created',
      hasAccount: 'Already registered?',
      toLogin: 'Login',
    },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    backToSite: 'Back to the website',
  },
  staleEdit: {
    title: 'Changed by someone else',
    explanation:
      'Somebody saved this while you were editing it. Nothing of yours is lost: choose what counts.',
    takeTheirsHint:
      '"Take theirs" takes over what they changed. What only you changed stays in the form, still to be saved.',
    field: 'Changed',
    theirs: 'Now saved',
    mine: 'Yours',
    keepMine: 'Save mine',
    takeTheirs: 'Take theirs',
    nothing: '–',
  },
  stages: {
    title: 'Stages',
    form: {
      title: 'Add an stage',
      name: 'Name',
      type: 'Type',
      group: 'Group',
      groupHint: 'Teams play in groups and a table decides',
      knockout: 'Knockout',
      knockoutHint: 'Who wins goes on',
      order: 'Order',
      orderHint: 'Order is the phase sequence, for example 1 for the first phase',
      submit: 'Add stage',
      success: 'Stage has been created',
    },
    columns: { order: 'Order', name: 'Name', type: 'Type', actions: 'Actions' },
    empty: 'No stages have been set yet',
    deleteStage: (stage: string) => `Delete ${stage}`,
    change: {
      rename: (stage: string) => `Rename ${stage}`,
      up: (stage: string) => `Move ${stage} up`,
      down: (stage: string) => `Move ${stage} down`,
      title: 'Rename stage',
      submit: 'Save',
      success: 'Stage has been renamed',
      moved: 'The stages have a new order',
    },
    remove: {
      title: 'Delete Stage',
      confirm: 'Delete stage',
      success: 'Stage has been deleted',
      warning: (stage: string) =>
        `${stage} and all its related records (group names, matches) will be permanently deleted.`,
      count: (groups: number, matches: number) => `Groups: ${groups}. Matches: ${matches}.`,
    },
  },
  teams: {
    header: 'SET THE TEAMS HERE',
    showTeams: 'show teams',
    hideTeams: 'Hide teams',
    noTeams: 'No teams added yet',
    noPlayers: 'No players added yet',
    players: (team: string) => `Players of ${team}`,
    count: (count: number) => (count === 1 ? '1 player' : `${count} players`),
    editTeam: (team: string) => `Edit ${team}`,
    deleteTeam: (team: string) => `Delete ${team}`,
    add: { show: 'Add team', hide: 'Hide add team' },
    builder: {
      name: 'Team name',
      set: 'Set',
      player: 'Player name',
      add: 'Add',
      summary: 'Summary',
      noName: 'Team name no set yet',
      noPlayers: 'No players set yet',
      remove: (player: string) => `Remove ${player}`,
      tooManyPlayers: (most: number) => `A team has at most ${most} players`,
      confirm: 'Confirm team',
    },
    create: { title: 'Create Team', confirm: 'Create team', success: 'Team has been created' },
    update: {
      title: 'Update Team',
      confirm: 'Update team',
      success: 'Team has been updated',
      none: 'Not Team founded. Please come back and SELECT a team to edit',
      back: 'Back to the teams',
    },
    remove: {
      title: 'Delete Team',
      confirm: 'Delete team',
      success: 'Team has been deleted',
      warning: (team: string) =>
        `${team} and all its related records (players, places in groups, matches still to play in groups) will be permanently deleted.`,
      leaves: (matches: number) =>
        matches === 1
          ? '1 knockout match will have NO TEAM in its place.'
          : `${matches} knockout matches will have NO TEAM in its place.`,
      hasPlayed: 'A team that has played cannot be deleted: its results count for others.',
    },
    withdraw: {
      open: 'Withdraw team',
      title: 'Withdraw team',
      confirm: 'Withdraw team',
      success: 'Team has been withdrawn',
      explanation: (team: string) => `${team} plays no more. Its players and results stay on record.`,
      results: 'What the team has played',
      choices: {
        stand: 'Stands; what is left to play is forfeited',
        annulled: 'Is annulled; no group match of the team counts',
      },
      becomes: 'What becomes of its matches',
      nothing: 'None of its matches changes.',
      forfeit: (winner: string, goals: number, against: number) =>
        `${winner} wins by forfeit, ${goals}–${against}`,
      isPlaying: 'is being played: end it in its log, where the forfeit counts the present score',
    },
    takeBack: { open: 'Take back the withdrawal', success: 'The team is back' },
    erase: {
      open: 'Erase a player',
      title: 'Erase player for good',
      player: 'Player',
      pick: 'Select a player',
      warning:
        'The name goes from the team and from the history, so that no undo brings it back. What the player did in a match stays there without a name. Backup files and copies of the tournament keep it.',
      instead: 'To take somebody out of the team only, edit the team.',
      confirm: 'Erase for good',
      success: 'The player has been erased',
      namesakes: (name: string) => `“${name}” stands in other teams too. Tick where it is the same person.`,
      inHistory: (team: string) => `${team} (in the history only)`,
      alsoThere: 'Erase there too',
      leave: 'Leave the rest',
    },
    fields: { name: 'Team name', players: 'Players' },
  },
} as const;
