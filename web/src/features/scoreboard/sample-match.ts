/** What the scoreboard shows before the first kick-off; invented, and marked as a sample. */
export const sampleMatch = {
  stage: 'Final',
  location: 'Hardau, Zürich',
  local: { name: 'FC Limmat', score: 3, scorers: ["Lena Brunner 4'", "Mia Caduff 17'", "Lena Brunner 38'"] },
  visitor: { name: 'Racing Sihl', score: 2, scorers: ["Sofia Marti 11'", "Ana Ribeiro 29'"] },
} as const;
