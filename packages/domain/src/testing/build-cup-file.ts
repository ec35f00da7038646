import { readCupFile } from '../cup-file/read-cup-file';

/** A match of a cup file; its sides are among the overrides. */
export function match(overrides: Record<string, unknown>) {
  return {
    stage: 'Groups',
    group: 'A',
    date: '2024-05-01',
    time: '10:00',
    location: 'Main hall',
    ...overrides,
  };
}

/** Two teams in a group that Ada Five won, and a final between its first and its second. */
export function cupFile(overrides: Record<string, unknown> = {}) {
  return {
    name: 'Spring Cup',
    teams: ['Ada Five', { name: 'Bea Five', players: ['Mia Rossi', 'Lea Wyss'] }],
    stages: [
      { name: 'Groups', type: 'group', order: 1 },
      { name: 'Final', type: 'knockout', order: 2 },
    ],
    groups: [{ name: 'A', teams: ['Ada Five', 'Bea Five'] }],
    matches: [
      match({ local: 'Ada Five', visitor: 'Bea Five', localScore: 2, visitorScore: 1 }),
      match({ stage: 'Final', group: null, local: '1st Group A', visitor: '2nd A', date: '02/05/2024' }),
    ],
    ...overrides,
  };
}

export function read(file: unknown) {
  let ids = 0;
  return readCupFile(file, { newId: () => `id-${ids++}`, now: Date.UTC(2026, 0, 1) });
}

export function cupOf(file: unknown) {
  const result = read(file);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.cup;
}

export function problemsOf(file: unknown) {
  const result = read(file);
  return result.ok ? [] : result.problems;
}
