import { describe, expect, test } from 'vitest';
import { FairSemaphore } from '../../server/files/fairSemaphore.ts';

/** Runs work of users that ends on command, and records the order in which it began. */
function bench(semaphore: FairSemaphore) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const come = async (person: number, name: string): Promise<{ code: number } | 'done'> => {
    const work = () => {
      begun.push(name);
      return new Promise<'done'>((resolve) => ends.set(name, () => resolve('done')));
    };
    return semaphore.run(person, work).catch((error: { status: number }) => ({ code: error.status }));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await settled();
  };
  return { begun, come, end, settled };
}

const room = { places: 2, waitingEach: 3, waiting: 5 };

describe('the fair semaphore', () => {
  test('one user with much work › leaves a place, so that the next user is served at once', async () => {
    const { begun, come, end, settled } = bench(new FairSemaphore(room));
    const all = [come(1, 'a1'), come(1, 'a2'), come(1, 'a3')];
    await settled();
    expect(begun).toEqual(['a1']);
    all.push(come(2, 'b1'));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('several users who wait › are served round-robin, however much one of them has sent', async () => {
    const { begun, come, end, settled } = bench(new FairSemaphore({ ...room, places: 3 }));
    for (const name of ['a1', 'a2']) void come(1, name);
    void come(2, 'b1');
    for (const name of ['c1', 'c2', 'c3']) void come(3, name);
    void come(4, 'd1');
    await settled();
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'c2']);
  });

  test('too much waiting › is refused with 429 for one user and with 503 for all', async () => {
    const { begun, come, end, settled } = bench(new FairSemaphore(room));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void come(1, name);
    expect(await come(1, 'a5')).toEqual({ code: 429 });
    for (const name of ['b1', 'b2', 'b3']) void come(2, name);
    await settled();
    expect(await come(3, 'c1')).toEqual({ code: 503 });
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    void come(3, 'c2');
    await settled();
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('work that fails › frees its place', async () => {
    const { begun, come, settled } = bench(new FairSemaphore(room));
    const semaphore = new FairSemaphore(room);
    await expect(semaphore.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await semaphore.run(1, () => Promise.resolve('yes'))).toBe('yes');
    void come(1, 'a1');
    await settled();
    expect(begun).toEqual(['a1']);
  });
});
