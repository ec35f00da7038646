/** The gRPC codes with which Firestore refuses. */
export const INVALID_ARGUMENT = 3;
export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
export const FAILED_PRECONDITION = 9;
export const ABORTED = 10;
