/**
 * Waits for all promises and returns their values; within a transaction their statements are sent in one packet and
 * run in the order given. Waiting for all keeps a statement from running after the transaction has ended.
 * @throws the first error, in the order given
 */
export async function awaitAll<const T extends readonly Promise<unknown>[]>(
  promises: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return (await Promise.all(promises)) as { -readonly [K in keyof T]: Awaited<T[K]> };
}
