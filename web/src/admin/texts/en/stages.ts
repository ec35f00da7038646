export const stagesTexts = {
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
      needed: 'The rules cannot separate these teams, and something depends on their order.',
      neededAcross: (place: number) =>
        `The rules cannot separate these teams on place ${place} of their groups, and something depends on their order.`,
      record: 'Record the decision',
      recorded: (decision: string, names: string) => `Decided (${decision}): ${names}`,
      takeBack: 'Take it back',
      kept: (decision: string, names: string) =>
        `Results decide now; the decision (${decision}) is kept for when they do not: ${names}`,
      takenBack: 'The decision has been taken back',
      title: 'What was decided',
      explanation:
        'These teams are level on everything that the rules compare. Say what decided, and put them into that order.',
      kind: 'Decided by',
      kinds: {
        unstated: 'not stated',
        lots: 'lots',
        'shoot-out': 'shoot-out',
        'deciding-match': 'deciding match',
        conduct: 'conduct',
        ranking: 'ranking',
        organisers: 'the organisers',
      },
      up: (team: string) => `Move ${team} up`,
      down: (team: string) => `Move ${team} down`,
      places: (from: number, to: number) => `Places ${from} to ${to}`,
      submit: 'Save the order',
      success: 'The decision has been saved',
    },
    fields: { name: 'Group name', lots: 'Order' },
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
      rules: (stage: string) => `Match rules of ${stage}`,
      rulesHint:
        'They hold instead of the cup’s, for the scorer’s page and the clock, also of a match that has begun.',
      rulesSuccess: 'The match rules of the stage have been saved',
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
} as const;
