export const MAX_STAGE_NAME_LENGTH = 50;

export const MIN_STAGE_ORDER = 1;
export const MAX_STAGE_ORDER = 99;
