import { error, warn } from 'firebase-functions/logger';

/** What may be said about a request: never its body, its headers or its query. */
export interface Logger {
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

export const cloudLogger: Logger = {
  warn: (message, facts = {}) => warn(message, facts),
  error: (message, facts = {}) => error(message, facts),
};
