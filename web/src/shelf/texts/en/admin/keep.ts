export const keepTexts = {
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
} as const;
