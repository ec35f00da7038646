export const rulesTexts = {
  /** The texts of the screen with the rules of the tables. */
  tableRules: {
    title: 'Rules of the cup',
    about: 'How the tables are ordered, what else counts, and what the organisers have decided.',
    tables: 'Tables',
    shown: 'What everybody sees',
    shownNamed: {
      all: 'Results and tables',
      'no-tables': 'Results, no tables',
      'no-results': 'Neither results nor tables',
    },
    shownHints: {
      all: '',
      'no-tables':
        'No tables, places, podium or bracket, and no winner is marked: on the pages, in previews and in print. Groups list their teams by name. No match can take its team from a group or another match.',
      'no-results':
        'As above, and no scores either: everybody sees when a match is played and that it was played. Administrators and scorers still see and enter scores.',
    },
    points: 'Points',
    win: 'For a win',
    draw: 'For a draw',
    loss: 'For a loss',
    pointsInWords: (win: number, draw: number, loss: number) =>
      `${win} for a win, ${draw} for a draw, ${loss} for a loss`,
    tieBreakers: 'When teams have the same points',
    presets: {
      'goal-difference': 'Goal difference first',
      'head-to-head': 'Matches between the teams first',
      'world-cup-26': 'FIFA World Cup 26',
      'uefa-futsal': 'UEFA futsal',
      'uefa-youth': 'UEFA youth competitions',
      'swiss-amateur': 'Swiss amateur leagues',
      own: 'Own order',
    },
    meanings: {
      'goal-difference':
        'The difference between goals scored and conceded in all matches decides, then goals scored, then the matches between the teams. Usual in Swiss indoor cups.',
      'head-to-head':
        'The matches that the teams played against each other decide, then goal difference and goals of all matches. Usual in European cups.',
      'world-cup-26':
        'The matches between the teams decide, then goal difference and goals of all matches, then cards.',
      'uefa-futsal':
        'The matches between the teams first, then goal difference and goals of all matches; then kicks if the two level teams met in their last match, then cards.',
      'uefa-youth':
        'As UEFA futsal; between groups only the results among the first three of each group count.',
      'swiss-amateur':
        'Penalty points decide directly after points, then goal difference, goals scored and the matches between the teams.',
      own: 'You put the criteria into your own order.',
    },
    source: (source: string) => `Source: ${source}`,
    order: 'Order',
    criteria: {
      'goal-difference': 'Goal difference',
      'goals-scored': 'Goals scored',
      wins: 'Wins',
      'away-goals': 'Away goals',
      'goal-quotient': 'Goals scored divided by goals conceded',
      'head-to-head': 'Matches between the teams, anew for those still level',
      'head-to-head-once': 'Matches between the teams, applied only once',
      'head-to-head-away-goals': 'Matches between the teams, with away goals',
      conduct: 'Conduct (cards or penalty points)',
      kicks: 'Kicks after the last match of two teams',
    },
    decisionLast: 'What the organisers record, such as lots, always comes last.',
    awayHint: 'Away goals separate nobody where each pair meets once.',
    add: 'Add a criterion',
    choose: 'Choose',
    up: (line: string) => `Move “${line}” up`,
    down: (line: string) => `Move “${line}” down`,
    remove: (line: string) => `Remove “${line}”`,
    noCriteria: 'Choose at least one criterion.',
    comparison: 'When teams of different groups are compared',
    comparisonHint: 'Such as the best thirds, if some of them go on.',
    asPreset: 'As the chosen rules say',
    ownComparison: 'Another comparison',
    results: 'Results that count',
    acrossOrder: 'Order between groups',
    resultsNamed: {
      all: 'All matches',
      'level-sizes': 'Without those against the last of larger groups',
      'first-three': 'Only those among the first three of each group',
      'per-match': 'All matches, as points and goals a match',
    },
    pointsOnly: 'Points alone',
    conduct: 'Conduct',
    conductHint: 'Fewer points are better.',
    scales: {
      preset: 'As the chosen rules say',
      typed: 'Typed for each team',
      fifa: 'FIFA, from cards',
      uefa: 'UEFA, from cards',
      afc: 'AFC, from cards',
      own: 'Own numbers, from cards',
    },
    cards: {
      yellow: 'Yellow',
      secondYellow: 'Second yellow',
      red: 'Red',
      yellowAndRed: 'Yellow and then red',
    },
    officials: 'Cards of officials count too',
    onlyPlayers: 'without officials',
    forfeit: 'Goals of a win by forfeit',
    forfeitOf: (stage: string, goals: number) => `${stage}: ${goals}, by its own rules`,
    forfeitPlace: 'They are among the match rules in the tournament details.',
    change: 'Change the rules',
    save: 'Save the rules',
    cancel: 'Cancel',
    saved: 'The rules have been saved',
    effect: {
      title: 'What this changes',
      none: 'No place changes.',
      place: (team: string, before: number, after: number) => `${team}: from ${before} to ${after}`,
      side: (match: string, before: string, after: string) => `${match}: ${after} instead of ${before}`,
      nobody: 'nobody yet',
      more: (count: number) => (count === 1 ? 'One more change' : `${count} more changes`),
    },
    cardCounts: {
      title: 'Cards of older matches',
      about:
        'Matches that ended before cards and scorers were counted have no count yet. Their logs still know them.',
      count: 'Count the cards of older matches',
      counted: 'The cards have been counted',
      inPart: (counted: number, played: number) =>
        `The cards of ${counted} of ${played} played group matches are counted. A match without a log has none.`,
    },
    teams: {
      title: 'Points by decision',
      about: 'A deduction or a bonus counts in every table of the team. Everybody reads the reason.',
      aboutConduct: 'Points for conduct are typed here too; fewer are better.',
      team: 'Team',
      record: 'Record points',
      change: (team: string) => `Change the points of ${team}`,
      points: 'Points by decision',
      pointsHint: 'Below zero for a deduction: −3. Empty for none.',
      note: 'Reason, shown to everybody',
      conduct: 'Points for conduct',
      conductHint: 'Fewer are better. Empty for none.',
      kept: (points: number) => `Typed earlier and not counted now: ${points}`,
      wrongPoints: 'A whole number from −99 to 99, but not 0.',
      wrongNote: 'Give a reason of at most 100 characters.',
      wrongConduct: 'A whole number from 0 to 999.',
      save: 'Save the points',
      saved: 'The points have been saved',
      none: 'No points have been recorded.',
    },
  },
  /** The texts of the screen with the cards of players. */
  cards: {
    title: 'Cards and suspensions',
    about:
      'Only organisers see these lists. Scorers see who is suspended from their matches, and the cards of the match at hand. A player who has left their team is in no list.',
    suspensions: 'Suspensions',
    noRules:
      'Nobody is suspended by rule. You set suspensions in the tournament details, under “Scorers and suspensions”.',
    toDetails: 'To the tournament details',
    nobody: 'Nobody is suspended.',
    nextMatch: 'Next match (none known yet)',
    misses: 'Misses',
    missed: 'Missed',
    reason: 'Reason',
    reasons: { 'second-yellow': 'second yellow', red: 'red', cautions: 'cautions' },
    hasPlayed:
      'The log of this match has the player all the same. Look at it, and decide whether the match is to be awarded.',
    suspended: 'Suspended',
    list: 'Cards by player',
    none: 'No player has a card. The logs of matches bring them in once a match is over.',
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
    toGroups: 'To the groups',
    placedTwice: (team: string, stage: string) =>
      `${team} is twice in “${stage}”, because a result was corrected. Please review the groups.`,
    level: (group: string, teams: string) =>
      `${group}: ${teams} are level, and later matches or the podium depend on their places.`,
    across: (stage: string, place: number, teams: string) =>
      `${stage}: on place ${place} of the groups there are level teams, and later matches depend on them (${teams}).`,
    missing: (group: string, pairs: string) =>
      `${group}: all matches are over, but these pairs have still to meet, so the places are not final: ${pairs}`,
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
} as const;
