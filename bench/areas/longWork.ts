import { readFileSync } from 'node:fs';
import type { Client } from './client.ts';

/** Resident memory in megabytes and processor time in seconds of a process, from the kernel. */
export function processFigures(pid: number): { readonly megabytes: number; readonly seconds: number } {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  // Pages of 4 KiB, ticks of 10 ms.
  return { megabytes: (pages * 4) / 1024, seconds: (Number(stat[11]) + Number(stat[12])) / 100 };
}

/** Milliseconds between two calls of others while something long runs. */
const OTHERS_EVERY_MS = 100;

/** Asks for a page of animals again and again, as others do. @returns what ends it, and says how long they took */
export function callMeanwhile(client: Client): () => Promise<string> {
  const times: number[] = [];
  const over = new AbortController();
  const done = (async () => {
    while (!over.signal.aborted) {
      // eslint-disable-next-line no-await-in-loop -- one after the other, as a person does
      times.push((await client.call('GET', '/animals/search?itemsPerPage=10')).ms);
      // eslint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, OTHERS_EVERY_MS));
    }
  })();
  // What fails is thrown where it is ended.
  done.catch(() => undefined);
  return async () => {
    over.abort();
    await done;
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
    return `others p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
  };
}

/** Runs something long beside calls of others; says its seconds, the server's memory and processor time. */
export async function timeLong(
  title: string,
  { client, pid }: { readonly client: Client; readonly pid: number },
  work: () => Promise<unknown>,
): Promise<void> {
  const stop = callMeanwhile(client);
  const [from, before] = [performance.now(), processFigures(pid)];
  let most = before.megabytes;
  const watch = setInterval(() => (most = Math.max(most, processFigures(pid).megabytes)), 500);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - from) / 1000;
  const used = processFigures(pid).seconds - before.seconds;
  console.log(
    `${title}: ${seconds.toFixed(1)} s, ${used.toFixed(1)} s of the server's processor, memory ${before.megabytes.toFixed(0)} → ${most.toFixed(0)} MB, ${await stop()}`,
  );
}
