type Row = Readonly<Record<string, string | number>>;

/** A sentence of the design beside the measured value. */
export interface Promised {
  readonly promise: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** What a bench found. */
export interface Findings {
  readonly tables: readonly (readonly Row[])[];
  readonly promises: readonly Promised[];
}
