/** What an item waits for: all before it, or those with which it has a name in common. */
type Waits = 'ALL' | readonly string[];

/**
 * Works on items beside each other, so that their statements leave together; one that has a name in common with earlier
 * ones begins when those have ended. After the first that fails none begins.
 * @returns what came of each, in their order
 * @throws what the first of them threw, once all have ended
 */
export async function besideEachOther<Item, Result>(
  items: readonly Item[],
  waits: (item: Item) => Waits,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const last = new Map<string, Promise<unknown>>();
  const all: Promise<Result | undefined>[] = [];
  const failures: unknown[] = [];
  for (const item of items) {
    const names = waits(item);
    const before = names === 'ALL' ? [...all] : names.flatMap((name) => last.get(name) ?? []);
    const run = async () => {
      await Promise.all(before);
      if (failures.length > 0) return undefined;
      try {
        return await work(item);
      } catch (error) {
        failures.push(error);
        return undefined;
      }
    };
    const running = run();
    all.push(running);
    if (names !== 'ALL') for (const name of names) last.set(name, running);
  }
  const results = await Promise.all(all);
  if (failures.length > 0) throw failures[0];
  return results as Result[];
}
