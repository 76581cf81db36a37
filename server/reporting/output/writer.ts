import type { LocaleName } from '../../../i18n/locale.ts';
import type { AnsweredColumn, DataValue } from '../../../resources/figures/dataSet/query.ts';

/** A column of a report as it is written. */
export interface ReportColumn {
  readonly label: string;
  readonly kind: AnsweredColumn['kind'];
  readonly step?: AnsweredColumn['step'];
  /** Digits after the decimal separator; without it as many as the value has, two of money. */
  readonly decimals?: number | undefined;
}

/** A row of a report: of its data, or one that sums up those before it. */
export interface ReportRow {
  readonly values: readonly DataValue[];
  readonly isTotal?: true;
}

/** What a report says of itself: its name, and the value in words. */
export type ReportFact = readonly [name: string, value: string];

/** What is known of a report before its rows. */
export interface ReportHead {
  readonly title: string;
  readonly language: LocaleName;
  /** In whose clock moments are written. */
  readonly timezone: string;
  readonly columns: readonly ReportColumn[];
}

/** Writes the rows of a report to a file. It keeps none of them, except for a PDF. */
export interface ReportWriter {
  /** Takes rows, and returns the bytes of the file that are ready. */
  readonly write: (rows: readonly ReportRow[]) => Promise<Uint8Array>;
  /** Ends the file with what it says of itself, and returns its last bytes. */
  readonly end: (facts: readonly ReportFact[]) => Promise<Uint8Array>;
}
