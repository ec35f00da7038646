export type Cell = string | number;

/** Rows of equal columns, in the order in which the first row names them. */
export interface Table {
  readonly caption?: string;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** A sentence of the design beside what was measured; `why` says what is known when it is not met. */
export interface Promised {
  readonly promise: string;
  readonly measured: string;
  readonly isMet: boolean;
  readonly why?: string;
}

/** What one bench found. */
export interface Section {
  readonly title: string;
  /** What was measured and how, in a few sentences. */
  readonly about: string;
  readonly tables: readonly Table[];
  readonly promises: readonly Promised[];
}
