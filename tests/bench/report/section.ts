export type Cell = string | number;

/** The rows have equal columns, in the order in which the first row names them. */
export interface Table {
  readonly caption?: string;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

/** A sentence of the design beside the measured value; `why` explains a promise that is not met. */
export interface Promised {
  readonly promise: string;
  readonly measured: string;
  readonly isMet: boolean;
  readonly why?: string;
}

/** The findings of one bench. */
export interface Section {
  readonly title: string;
  /** A few sentences say what was measured and how. */
  readonly about: string;
  readonly tables: readonly Table[];
  readonly promises: readonly Promised[];
}
