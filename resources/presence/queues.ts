import type { Access } from '../kit/access.ts';

/** The modules whose records tell who has them open, and who is told: those who decide on them. */
export const QUEUES = {
  animalTransfer: 'MANAGE_ANIMAL_TRANSFER',
} as const satisfies Readonly<Record<string, Access>>;

/** A module with a queue. */
export type QueueModule = keyof typeof QUEUES;
export const QUEUE_MODULES = Object.keys(QUEUES) as [QueueModule, ...QueueModule[]];

/** The milliseconds between two reports of a page that it still shows a record. */
export const PRESENCE_BEAT_MS = 20_000;
/** The seconds after the last report for which a record counts as open. */
export const PRESENCE_SECONDS = 60;
