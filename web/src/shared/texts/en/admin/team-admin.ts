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
    annulled: 'counts nowhere',
  },
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
  },
  fields: { name: 'Team name', players: 'Players' },
} as const;
