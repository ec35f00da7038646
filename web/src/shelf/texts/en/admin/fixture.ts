export const fixtureTexts = {
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
} as const;
