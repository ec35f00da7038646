import type { StoredCup } from '../support/model/stored-cup';

/**
 * The writes that must be stored in the end. A write that got a success must be there; a write whose answer was lost or said "try
 * again" may be there or not.
 */
export class Ledger {
  readonly #scores = new Map<string, Set<string>>();
  readonly #teams = new Map<string, 'there' | 'gone' | 'perhaps'>();
  acknowledged = 0;
  unsure = 0;

  noteScore(matchId: string, score: string, isAcknowledged: boolean): void {
    this.#count(isAcknowledged);
    const possible = isAcknowledged ? [] : (this.#scores.get(matchId) ?? []);
    if (isAcknowledged || this.#scores.has(matchId)) this.#scores.set(matchId, new Set([...possible, score]));
  }

  noteTeam(teamName: string, now: 'there' | 'gone', isAcknowledged: boolean): void {
    this.#count(isAcknowledged);
    this.#teams.set(teamName, isAcknowledged ? now : 'perhaps');
  }

  #count(isAcknowledged: boolean): void {
    if (isAcknowledged) this.acknowledged += 1;
    else this.unsure += 1;
  }

  /** Returns messages about acknowledged writes that the stored cups do not have. */
  findLost(cups: readonly StoredCup[]): string[] {
    const matches = new Map(cups.flatMap((cup) => cup.matches.map((match) => [match.matchId, match])));
    const teams = new Set(cups.flatMap((cup) => cup.teams.map(({ name }) => name)));
    const lostScores = [...this.#scores].flatMap(([matchId, possible]) => {
      const match = matches.get(matchId);
      const stored = `${match?.localTeamScore}:${match?.visitorTeamScore}`;
      return possible.has(stored)
        ? []
        : [`match ${matchId} has ${stored}, not ${[...possible].join(' or ')}`];
    });
    const lostTeams = [...this.#teams].flatMap(([name, state]) => {
      if (state === 'perhaps' || teams.has(name) === (state === 'there')) return [];
      return [`${name} should be ${state}`];
    });
    return [...lostScores, ...lostTeams];
  }
}
