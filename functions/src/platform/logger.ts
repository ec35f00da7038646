import { error, info, warn } from 'firebase-functions/logger';

/** What may be said about a request: never its body, its headers or its query. */
export interface Logger {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

export const cloudLogger: Logger = {
  info: (message, facts = {}) => info(message, facts),
  warn: (message, facts = {}) => warn(message, facts),
  error: (message, facts = {}) => error(message, facts),
};
