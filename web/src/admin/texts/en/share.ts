export const shareTexts = {
  /** The texts of the screen that gives the tournament out to other programs. */
  share: {
    title: 'Share and export',
    lists: 'Lists for spreadsheets',
    about:
      'Fixtures, results, tables and scorers, as everybody sees them on the site: names that are shortened or hidden there are so in the lists.',
    workbook: 'Save all lists for Excel (XLSX)',
    csv: 'Or one list as CSV, for other programs:',
  },
  /** The texts of the step that adds the matches of a list. */
  fixtureList: {
    title: 'Fixtures from a list',
    hint: 'Lines of a spreadsheet or of a CSV file of another program, a match a line. Nothing is saved before you add the matches.',
    list: 'List of fixtures',
    example: '17.10.2030 17:00; Lions; FC Bern; Court 1; A',
    noStage: 'Add a stage first. The matches of a list come into it.',
    stage: 'Stage of the matches',
    place: 'Place where the list names none',
    columns: {
      date: 'Date, or date and time',
      time: 'Time',
      home: 'Home',
      away: 'Away',
      location: 'Place',
      group: 'Group',
    },
    preview: 'The matches as they will be added',
    newTeams: (names: string) =>
      `Not in the tournament yet, so these teams are added too: ${names}. If a name is only spelt in another way, correct it in the list.`,
    asWords: (names: string) => `No team of the tournament, so the words stay as they are: ${names}.`,
    add: (count: number) => (count === 1 ? 'Add 1 match' : `Add ${count} matches`),
    added: 'The matches have been added',
  },
  /** The texts of the lines that show the tournament on another website. */
  embed: {
    title: 'Show on your website',
    about:
      'Copy a line into the page of your website on which the cup is to be seen. It follows the scores by itself, needs no account, and its links open this site in a new tab.',
    parts: { matches: 'Matches', table: 'Tables', bracket: 'Bracket' },
    copy: (part: string) => `Copy the line: ${part}`,
    copied: 'The line is copied',
    copyFailed: 'The line could not be copied: select it and copy it by hand.',
    more: 'At the end of the address in the line, &lang=de, fr, it or en sets the language, &theme=light or dark the colours. &category= and &team= show one category or team alone: the address of its page has the id.',
  },
};
