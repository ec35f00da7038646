export const MIN_TOURNAMENT_NAME_LENGTH = 2;
export const MAX_TOURNAMENT_NAME_LENGTH = 50;

/** What a win, a draw or a loss may be worth. */
export const MIN_POINTS = 0;
export const MAX_POINTS = 10;

export const DEFAULT_POINTS = { win: 3, draw: 1, loss: 0 } as const;
export const DEFAULT_TIE_BREAKERS = 'goal-difference';
export const DEFAULT_TIME_ZONE = 'UTC';
export const MAX_TIME_ZONE_LENGTH = 64;

/** How much one tournament may hold. */
export const MAX_TEAMS = 128;
export const MAX_STAGES = 16;
export const MAX_GROUPS = 64;
export const MAX_MATCHES = 1_000;
