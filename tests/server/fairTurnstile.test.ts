import { describe, expect, test } from 'vitest';
import { FairTurnstile } from '../../server/files/fairTurnstile.ts';

/** Work that ends when it is told to, and notes when it began. */
function bench(turnstile: FairTurnstile) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const come = async (person: number, name: string): Promise<{ code: number } | 'done'> => {
    const work = () => {
      begun.push(name);
      return new Promise<'done'>((resolve) => ends.set(name, () => resolve('done')));
    };
    return turnstile.through(person, work).catch((error: { status: number }) => ({ code: error.status }));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    await settled();
  };
  return { begun, come, end, settled };
}

const room = { places: 2, waitingEach: 3, waiting: 5 };

describe('A turnstile', () => {
  test('lets nobody have all its places, so that whoever comes next goes straight through', async () => {
    const { begun, come, end, settled } = bench(new FairTurnstile(room));
    const all = [come(1, 'a1'), come(1, 'a2'), come(1, 'a3')];
    await settled();
    expect(begun).toEqual(['a1']);
    all.push(come(2, 'b1'));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  });

  test('takes those who wait in turns, however much one of them has brought', async () => {
    const { begun, come, end, settled } = bench(new FairTurnstile({ ...room, places: 3 }));
    for (const name of ['a1', 'a2']) void come(1, name);
    void come(2, 'b1');
    for (const name of ['c1', 'c2', 'c3']) void come(3, name);
    void come(4, 'd1');
    await settled();
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'd1', 'c2']);
  });

  test('sends away who has too much waiting, and everybody once too much waits altogether', async () => {
    const { begun, come, end, settled } = bench(new FairTurnstile(room));
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

  test('gives its place back when the work fails', async () => {
    const { begun, come, settled } = bench(new FairTurnstile(room));
    const turnstile = new FairTurnstile(room);
    await expect(turnstile.through(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turnstile.through(1, () => Promise.resolve('yes'))).toBe('yes');
    void come(1, 'a1');
    await settled();
    expect(begun).toEqual(['a1']);
  });
});
