/** The steps of a plan that was found. */
export const foundPlanTexts = {
  found: {
    title: 'The plan',
    searching: 'Looking for a plan …',
    cancel: 'Cancel',
    cancelled: 'The search was cancelled.',
    failed: 'The plan could not be computed. Check your connection and search again.',
    again: 'Search again',
    mend: 'Please fix this first:',
    length: (matches: number, from: string, to: string) =>
      `${matches === 1 ? '1 match' : `${matches} matches`}, from ${from} to ${to}.`,
    shortest: 'No plan can be shorter:',
    gap: (time: string) => `It may be ${time} longer than the shortest plan: nothing closer could be proven.`,
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
      referees: (matches: number) => `${matches} matches take all the teams that can play and referee.`,
      rounds: (rounds: number) => `${rounds} rounds follow one another, with the rest between them.`,
      searched: 'Every other plan was tried.',
    },
    board: 'Matches',
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
    shortBetween: (court: string, one: string, other: string, minutes: number) =>
      `${court} has matches at ${one} and ${other}: ${minutes === 1 ? 'only 1 minute' : `only ${minutes} minutes`} between them.`,
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
    otherBlock: (category: string, court: string, open: string, time: string) =>
      `The blocks of ${category} on ${court} are ${open}: not for the whole match at ${time}.`,
    noBlock: (category: string, court: string, time: string) =>
      `${category} have no block on ${court} on this day: a match is at ${time}.`,
    pairAtOnce: (one: string, against: string, time: string, other: string) =>
      `${one} at ${time} and ${against} at ${other} play at once: they never should.`,
    teamWish: (team: string, wish: string, time: string) =>
      `${team} play at ${time}, against the wish “${wish}”.`,
    pastMidnight: (time: string) => `The match at ${time} is not over at midnight.`,
    otherDay: (day: string) => `This match is to be on ${day}.`,
    noReferee: 'No team is left to referee this match.',
  },
  none: {
    title: 'There is no such plan',
    alone: 'This cannot be kept. Give it up, and there is a plan:',
    places: (places: number, matches: number) =>
      `There is room for ${places} matches, and there are ${matches}.`,
    proven: 'These wishes contradict each other. Give up any one of them, and there is a plan:',
    likely: 'With all of these no plan was found. Without any one of them there is a plan:',
    unknown: 'Even without any wishes no plan was found. More time, more courts or fewer matches would help.',
    wishOfTeam: (team: string, limit: string, time: string, day: string) =>
      `${team} ${limit} ${time} (${day})`,
    wishOfStage: (stage: string, courts: string) => `${stage}: ${courts}`,
    rest: (minutes: number) => `a rest of ${minutes} minutes`,
    pause: (minutes: number) => `a pause of ${minutes} minutes before the knockout`,
    stageOnDay: (stage: string, day: string) => `${stage} on ${day}`,
    break: (from: string, to: string, day: string) => `a break from ${from} to ${to} (${day})`,
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
    replaces: (stages: number, groups: number, matches: number) =>
      `What is not in the plan is replaced: ${stages} of the stages, ${groups} of the groups, ${matches} of the matches.`,
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
    tablesOff:
      'Children play without winners: the tables are switched off. You can change that under Rules of the cup, and Undo takes it back.',
    lost: 'These matches have begun and are not in the plan. Choose teams and format so that they are:',
    impossible: 'The plan cannot be played like this: fix the conflicts first.',
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
    beforeCategories: (at: string) =>
      `A plan without categories was published on ${at}. A plan by blocks takes its place.`,
    published: (at: string, begun: number, all: number) =>
      `This is the plan that was published on ${at}. ${begun} of ${all} matches ${begun === 1 ? 'has' : 'have'} begun.`,
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
    next: 'What comes next',
    scorers: 'Make links for scorers',
    whyMatches: 'This is how visitors see them.',
    whyDay: 'When the hall runs late, or a team does not come.',
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
} as const;
