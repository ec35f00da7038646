/** A group may be created as 'A', but once renamed it says a little more. */
export const MIN_RENAMED_GROUP_NAME_LENGTH = 2;
export const MAX_GROUP_NAME_LENGTH = 50;
