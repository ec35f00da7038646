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

export const MIN_TEAM_NAME_LENGTH = 2;
export const MAX_TEAM_NAME_LENGTH = 50;

export const MIN_PLAYER_NAME_LENGTH = 2;
export const MAX_PLAYER_NAME_LENGTH = 50;

export const MAX_PLAYERS = 40;

export const MAX_STAGE_NAME_LENGTH = 50;

export const MIN_STAGE_ORDER = 1;
export const MAX_STAGE_ORDER = 99;

/** A new group may be called 'A'; the specification wants two characters only when it is renamed. */
export const MIN_RENAMED_GROUP_NAME_LENGTH = 2;
export const MAX_GROUP_NAME_LENGTH = 50;

export const MAX_PLACEHOLDER_LENGTH = 50;

export const MIN_LOCATION_LENGTH = 3;
export const MAX_LOCATION_LENGTH = 100;

/** How many links for scorers a tournament may have that can be used or will be. */
export const MAX_SCORER_LINKS = 100;
/** With those that were revoked or have ended, which stay in the list for a month. */
export const MAX_LISTED_SCORER_LINKS = 1_000;
/** How many devices may use a link at a time; one that is revoked makes room for another. */
export const MAX_SCORER_DEVICES = 20;
/** With the revoked ones, which stay in the link's document, so that none of them ever comes back. */
export const MAX_LISTED_SCORER_DEVICES = 120;
/** A link hangs printed in a hall; it opens nothing for good. */
export const MAX_SCORER_LINK_DAYS = 366;

/** Of a link for scorers, and of whoever scores. */
export const MAX_SCORER_NAME_LENGTH = 30;

/** How many entries of a match's log one call may bring. */
export const MAX_ENTRIES_AT_ONCE = 50;

export const MIN_SCORE = 0;
export const MAX_SCORE = 99;

export const MAX_DISPLAY_NAME_LENGTH = 50;

/** Accounts that the list of people shows at most: administrators first, then who registered last. */
export const MAX_PEOPLE_SHOWN = 500;

/** Invitations that are neither used, nor revoked, nor out of time. */
export const MAX_OPEN_INVITATIONS = 50;
export const MAX_INVITATION_DAYS = 30;
