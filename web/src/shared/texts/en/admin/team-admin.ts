export const teamAdminTexts = {
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
  fields: { name: 'Team name', players: 'Players' },
} as const;
