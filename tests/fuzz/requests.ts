import type { Operation } from '../http/hostile.ts';
import { hostileRequests, type HostileRequest } from '../http/hostile.ts';

/** Numbers from 0 up to 1 that a seed decides, so that a run can be repeated. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** At most `count` of an operation's hostile requests, chosen by chance among all of them. */
export function someRequests(operation: Operation, count: number, random: () => number): HostileRequest[] {
  const chosen: HostileRequest[] = [];
  let seen = 0;
  for (const request of hostileRequests(operation, 1)) {
    seen += 1;
    if (chosen.length < count) chosen.push(request);
    else {
      const place = Math.floor(random() * seen);
      if (place < count) chosen[place] = request;
    }
  }
  return chosen;
}
