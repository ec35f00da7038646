export interface ErrorMeaning {
  readonly status: 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  /** The case in which the API answers this code. */
  readonly when: string;
}

/** Errors of one status, each with the case in which the API answers it. */
export function withStatus<Code extends string>(
  status: ErrorMeaning['status'],
  cases: Readonly<Record<Code, string>>,
): Readonly<Record<Code, ErrorMeaning>> {
  const meanings = Object.entries<string>(cases).map(([code, when]) => [code, { status, when }]);
  return Object.fromEntries(meanings) as Readonly<Record<Code, ErrorMeaning>>;
}
