type Row = Readonly<Record<string, string | number>>;

/** A promise of the design, with the measured value. */
export interface Promised {
  readonly promise: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** The findings of a bench: its tables, and the promises of the design with the measured values. */
export interface Findings {
  readonly tables: readonly (readonly Row[])[];
  readonly promises: readonly Promised[];
}
