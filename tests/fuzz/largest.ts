import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { BODY_LIMIT } from '../../server/http/route.ts';
import type { FuzzServer } from './server.ts';

/** So many times what `JSON.parse` takes of the same body may a request keep all others waiting. */
const MAX_TIMES = 10;
/** Milliseconds that are not counted: the embedded database works on this thread too, and small bodies take none. */
const FLOOR_MS = 40;

/** Bodies that are slow to check or to refuse, by what they are made of. */
const KINDS: Readonly<Record<string, readonly [start: string, piece: string, end: string]>> = {
  'empty objects': ['{"attachments":[{}', ',{}', ']}'],
  documents: ['{"documents":[{}', ',{}', ']}'],
  ids: ['{"animalIds":[1', ',1', ']}'],
  'unknown fields': ['{"a":1', ',"b":1', '}'],
  'nested lists': ['[', '[', ''],
  'one text': ['{"contents":"', 'a', '"}'],
  'an escaped text': ['{"contents":"', '\\\\', '"}'],
};

const bodyOf = ([start, piece, end]: readonly [string, string, string], bytes: number): string =>
  start + piece.repeat(Math.floor((bytes - start.length - end.length) / piece.length)) + end;

/** Bytes from which on the parser's time is taken to grow with the body: it would hold gigabytes of the largest. */
const SAMPLE = 4 * 1024 * 1024;

function parseMs(parts: readonly [string, string, string], bytes: number): number {
  const sampled = Math.min(bytes, SAMPLE);
  const body = bodyOf(parts, sampled);
  const started = performance.now();
  try {
    JSON.parse(body);
  } catch {
    // What is no JSON takes the parser its time all the same.
  }
  return ((performance.now() - started) * bytes) / sampled;
}

/**
 * Sends each call the largest bodies that it takes, and measures how long the thread that serves all callers was kept.
 *
 * @returns how many bodies were sent, the largest share of what was allowed, and what was kept for longer
 */
export async function sendLargest(server: FuzzServer, only: string) {
  const token = await server.signIn(server.accounts[0]!);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const faults: string[] = [];
  let sent = 0;
  let worst = 0;
  for (const { name, method, path, body: shape, bodyLimit = BODY_LIMIT } of server.app.operations.values()) {
    if (!shape || !path.includes(only)) continue;
    for (const [kind, parts] of Object.entries(KINDS)) {
      const payload = bodyOf(parts, bodyLimit);
      const allowed = Math.max(FLOOR_MS, MAX_TIMES * parseMs(parts, bodyLimit));
      delay.reset();
      delay.enable();
      await server.app.inject({
        method,
        url: `/api${path.replace(/:\w+/g, '1')}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
      // The block shows once the thread is free again.
      await setTimeout(5);
      delay.disable();
      const held = delay.max / 1e6;
      sent += 1;
      worst = Math.max(worst, held / allowed);
      if (held > allowed)
        faults.push(`${name}, ${kind}: ${held.toFixed(0)} ms, where ${allowed.toFixed(0)} are allowed`);
    }
  }
  return { sent, worst, faults };
}
