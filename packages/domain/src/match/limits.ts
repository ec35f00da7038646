export const MAX_PLACEHOLDER_LENGTH = 50;

export const MIN_LOCATION_LENGTH = 3;
export const MAX_LOCATION_LENGTH = 100;

export const MIN_SCORE = 0;
export const MAX_SCORE = 99;
