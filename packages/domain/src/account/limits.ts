export const MAX_EMAIL_LENGTH = 254;

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** What an account does beyond reading: nothing, or everything. */
export const ADMIN_ROLE = 'admin';
export const NO_ROLE = '';
