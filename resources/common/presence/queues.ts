import { REQUEST_NAMES, type RequestName } from '../../generated/requestNames.ts';

/** The modules whose records tell who has them open: requests, to those who decide on them. */
export const QUEUE_MODULES = REQUEST_NAMES;
/** A module with a queue. */
export type QueueModule = RequestName;

/** The milliseconds between two reports of a page that it still shows a record. */
export const PRESENCE_BEAT_MS = 20_000;
/** The seconds after the last report for which a record counts as open. */
export const PRESENCE_SECONDS = 60;
