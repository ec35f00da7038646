export const MIN_TOURNAMENT_NAME_LENGTH = 2;
export const MAX_TOURNAMENT_NAME_LENGTH = 50;
/** The longest address of a hall, with its name, street and town. */
export const MAX_ADDRESS_LENGTH = 150;

/** The least and the most points for a win, a draw or a loss. */
export const MIN_POINTS = 0;
export const MAX_POINTS = 10;

export const DEFAULT_POINTS = { win: 3, draw: 1, loss: 0 } as const;
export const DEFAULT_TIE_BREAKERS = 'goal-difference';
export const DEFAULT_TIME_ZONE = 'UTC';
export const MAX_TIME_ZONE_LENGTH = 64;

/** The largest numbers of records in one tournament. */
export const MAX_CATEGORIES = 16;
export const MAX_TEAMS = 256;
/** Enough to play out every place of 64 teams. */
export const MAX_STAGES = 64;
export const MAX_GROUPS = 128;
export const MAX_MATCHES = 2_000;

/** The most teams of one format: its largest bracket begins with the round of 128. */
export const MAX_TEAMS_OF_FORMAT = 128;

export const MIN_TEAM_NAME_LENGTH = 2;
export const MAX_TEAM_NAME_LENGTH = 50;

export const MIN_PLAYER_NAME_LENGTH = 2;
export const MAX_PLAYER_NAME_LENGTH = 50;

export const MAX_PLAYERS = 40;
export const MIN_SHIRT_NUMBER = 1;
export const MAX_SHIRT_NUMBER = 99;

export const MAX_CATEGORY_NAME_LENGTH = 30;

export const MAX_STAGE_NAME_LENGTH = 50;

export const MIN_STAGE_ORDER = 1;
export const MAX_STAGE_ORDER = 99;

/** A new group may be called 'A'; the specification wants at least two characters only when a group is renamed. */
export const MIN_RENAMED_GROUP_NAME_LENGTH = 2;
export const MAX_GROUP_NAME_LENGTH = 50;

export const MAX_PLACEHOLDER_LENGTH = 50;

export const MIN_LOCATION_LENGTH = 3;
export const MAX_LOCATION_LENGTH = 100;

/** The longest message to everybody: a line on a laptop, three on a phone. */
export const MAX_MESSAGE_LENGTH = 200;

/** A picture of the club or a sponsor: the most bytes, and the most pixels of a side. */
export const MAX_PICTURE_BYTES = 20_000;
export const MAX_PICTURE_SIDE = 256;
/** The number of pictures of the whole site. */
export const MAX_PICTURES = 1_000;
export const MAX_SPONSORS = 20;
export const MAX_SPONSOR_NAME_LENGTH = 50;
export const MAX_WEB_ADDRESS_LENGTH = 200;

/** The number of links for scorers in a tournament that are neither revoked nor ended. */
export const MAX_SCORER_LINKS = 100;
/** The number of links for scorers in a tournament, including those that were revoked or have ended, which stay in the list for a month. */
export const MAX_LISTED_SCORER_LINKS = 1_000;
/** The number of devices that may use a link for scorers at a time. Revoking a device lets another one in. */
export const MAX_SCORER_DEVICES = 20;
/** The number of devices of a link, including the revoked ones, which stay in the link's document so that they cannot come back. */
export const MAX_LISTED_SCORER_DEVICES = 120;
/** The longest validity of a link for scorers. The link hangs printed in a hall, so it must end some day. */
export const MAX_SCORER_LINK_DAYS = 366;

/** The longest name of a link for scorers, and of a scorer. */
export const MAX_SCORER_NAME_LENGTH = 30;

/** How many entries of a match's log one call may bring. */
export const MAX_ENTRIES_AT_ONCE = 50;

/** The most points that a decision gives or takes, and the longest reason for it. */
export const MAX_DECISION_POINTS = 99;
export const MAX_NOTE_LENGTH = 100;
export const MAX_TEAM_CONDUCT = 999;

/** How often each pair of a group can meet. */
export const MAX_ROUNDS = 9;

export const MIN_SCORE = 0;
export const MAX_SCORE = 99;

export const MAX_DISPLAY_NAME_LENGTH = 50;

/** The number of accounts that the list of people shows at most: administrators first, then the latest registrations. */
export const MAX_PEOPLE_SHOWN = 500;

/** The number of invitations that may be open at a time, which are neither used, nor revoked, nor expired. */
export const MAX_OPEN_INVITATIONS = 50;
export const MAX_INVITATION_DAYS = 30;
