/** The header with the reason for which a record is read, percent-encoded. */
export const READ_REASON_HEADER = 'x-read-reason';

/** What a page sends in it as long as its user has given no reason, so that it is asked for: too short to be one. */
export const NO_READ_REASON = '-';

/** The paths of records whose pages ask for the reason of reading. */
export const ASKS_READ_REASON = /^\/owners\/\d+$/;

/** Fewest and most characters of such a reason. */
export const MIN_READ_REASON = 3;
export const MAX_READ_REASON = 300;

/** A reason as it is kept: without spaces around it; `null` where it is too short or too long to be one. */
export function readReason(text: string | null | undefined): string | null {
  const reason = text?.trim() ?? '';
  return reason.length >= MIN_READ_REASON && reason.length <= MAX_READ_REASON ? reason : null;
}
