import { afterEach, describe, expect, it } from 'vitest';
import { forgetBegun, takeBegun } from '../../dataProvider/client/begun.ts';

const headers = { accept: 'application/json', authorization: 'Bearer one' };
const page = globalThis as { coleiraBegun?: unknown };

function begin(
  answer: Promise<Response> = Promise.resolve(new Response('{}')),
  at: number = performance.now(),
): void {
  page.coleiraBegun = { '/api/animals/1': { headers, answer, at } };
}

afterEach(forgetBegun);

/** The signal of a call that is not given up. */
const held = new AbortController().signal;

describe('a call that the page began before its scripts', () => {
  it('asked for with the same headers › is answered once', async () => {
    begin();
    expect((await takeBegun('/api/animals/1', headers, held))?.status).toBe(200);
    expect(takeBegun('/api/animals/1', headers, held)).toBeUndefined();
  });

  it('asked for in another trace, or in none › is the same call', async () => {
    begin();
    const traced = { ...headers, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    expect((await takeBegun('/api/animals/1', traced, held))?.status).toBe(200);
  });

  it('asked for with another token or as a poll › is another call', () => {
    begin();
    expect(takeBegun('/api/animals/1', { ...headers, authorization: 'Bearer two' }, held)).toBeUndefined();
    begin();
    expect(takeBegun('/api/animals/1', { ...headers, 'x-poll': 'true' }, held)).toBeUndefined();
  });

  it('taken after more than 20 seconds › is another call', () => {
    begin(undefined, performance.now() - 20_001);
    expect(takeBegun('/api/animals/1', headers, held)).toBeUndefined();
  });

  it('given up before its answer › ends as an aborted call', async () => {
    begin(new Promise(() => undefined));
    const stop = new AbortController();
    const answer = takeBegun('/api/animals/1', headers, stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('followed by a change › is forgotten', () => {
    begin();
    forgetBegun();
    expect(takeBegun('/api/animals/1', headers, held)).toBeUndefined();
  });

  it.each([
    ['forgotten', () => forgetBegun()],
    ['another call', () => void takeBegun('/api/animals/1', {}, held)],
    ['given up', () => void takeBegun('/api/animals/1', headers, AbortSignal.abort())],
  ])('%s › keeps no connection', async (_how, end) => {
    let isLetGo = false;
    begin(Promise.resolve(new Response(new ReadableStream({ cancel: () => void (isLetGo = true) }))));
    end();
    await expect.poll(() => isLetGo).toBe(true);
  });
});
