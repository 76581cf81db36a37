import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';

const process = z.object({
  id: z.uuid(),
  host: z.string(),
  pid: z.int(),
  port: z.int(),
  version: z.string(),
  startTimestamp: z.iso.datetime(),
  /** When it last reported itself. */
  seenTimestamp: z.iso.datetime(),
  /** Whether that is so long ago that it must have ended without a word. */
  isSilent: z.boolean(),
  /** It ends: it answers what it was asked, and takes no new calls. */
  isDraining: z.boolean(),
  memoryBytes: z.number(),
  /** Milliseconds that its loop was late, of the slowest hundredth. */
  loopDelayMs: z.number(),
  callsInProgress: z.int(),
  streams: z.int(),
});
export type ServerProcess = z.output<typeof process>;

export const CHECKS = [
  'PROCESSES',
  'QUEUES',
  'JOBS',
  'MAILS',
  'BACKUP',
  'SEALS',
  'STANDBYS',
  'STANDBY_READS',
  'DRILL',
  'DRILL_BOUNDS',
] as const;
export type SystemCheck = (typeof CHECKS)[number];

/** What waits after the calls that asked for it, as people call it; what a later version adds is among the others. */
export const QUEUE_KINDS = [
  'MAIL',
  'STATEMENT_MAIL',
  'WEBHOOK',
  'HELPDESK',
  'FORGOT_PASSWORD',
  'BALANCE_FALL',
  'REPORT_MOVEMENT',
  'COMPARE_LOST_ANIMAL',
  'OWNER_ACCOUNT',
  'OWN_DATA',
  'DELAYED_DECISION',
  'JOB',
  'HEAVY_JOB',
  'OTHER',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

const state = z.object({
  processes: z.array(process),
  queues: z.array(z.object({ kind: z.enum(QUEUE_KINDS), waiting: z.int(), lateSeconds: z.number() })),
  checks: z.array(
    z.object({
      name: z.enum(CHECKS),
      isGood: z.boolean(),
      /** How many, how old in seconds, or how far behind in bytes; null where there is none. */
      value: z.number().nullable(),
    }),
  ),
});
export type SystemStateAnswer = z.output<typeof state>;

export const readSystem = defineCall({
  name: 'readSystem',
  method: 'GET',
  path: '/system/state',
  access: 'WRITE_CONFIGURATION',
  summary: 'How the register runs: its processes, what waits and is late, backups, seals and standbys',
  reads: 'NOTHING_PERSONAL',
  answer: state,
});
