export interface Player {
  readonly playerId: string;
  readonly name: string;
}

export interface Team {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly Player[];
}
