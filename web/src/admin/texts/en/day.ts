export const dayTexts = {
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
    unopened: (link: string, court: string) =>
      `Nobody has opened the link “${link}” for scorers (${court}), although it has matches today.`,
    toScorers: 'Open the links',
    linksUnknown: 'It could not be read whether scorers have opened their links.',
    nowAndNext: 'Now and next',
    toSpeaker: 'Sentences for the speaker',
    ofMatch: {
      'under-review': (match: string) => `${match}: the score was entered for other teams than those of now.`,
      undecided: (match: string) =>
        `${match}: there is no winner yet, although it decides who plays or who is champion.`,
      'played-by-withdrawn': (match: string) =>
        `${match}: a team that has withdrawn is still playing. End the match in its log.`,
      'late-entries': (match: string) => `${match}: entries came after the end. Decide what counts.`,
      'awaiting-result': (match: string) => `${match}: the result is missing.`,
      late: (match: string) => `${match}: its kick-off is over, and nobody has begun it.`,
    },
  },
  /** The texts of the page with the sentences to read aloud. */
  speaker: {
    title: 'Speaker',
    about: 'Sentences to read aloud. Tick off what has been read: that is kept on this device.',
    now: 'Now',
    next: 'Next',
    ended: 'Just ended',
    through: 'Who is through',
    corrections: 'Corrections',
    between: 'In between',
    noneNow: 'No match is being played.',
    noneNext: 'No match is to come.',
    noneEnded: 'Nothing has ended today.',
    noneThrough: 'Nobody is through to a match that is still to come.',
    corrected: 'Correction:',
    takenBack: 'No longer true:',
    readBefore: (count: number) => `Read before, and older (${count})`,
    nextOn: (court: string, when: string, teams: string) => `Next on ${court}, ${when}: ${teams}.`,
    call: 'Both teams, please come to the court.',
    afterExtraTime: 'after extra time',
    goesOn: (team: string, stage: string, why: string) => `${team} go on to “${stage}”: ${why}.`,
    withPoints: (place: string, points: number) =>
      `${place} with ${points === 1 ? '1 point' : `${points} points`}`,
    firstPlace: 'first in the table',
    against: (score: string, opponent: string) => `${score} against ${opponent}`,
    onPenalties: (kicks: string, opponent: string) => `${kicks} on penalties against ${opponent}`,
    byForfeit: (opponent: string) => `by forfeit against ${opponent}`,
    bye: 'without an opponent',
    playsNext: (when: string, court: string, opponent: string) =>
      `They play at ${when} on ${court} against ${opponent}.`,
    champion: (team: string, why: string) => `${team} win the cup: ${why}.`,
    second: (team: string) => `Second: ${team}.`,
    third: (teams: string) => `Third: ${teams}.`,
  },
} as const;
