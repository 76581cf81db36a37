/**
 * Asks for several things at once: within a transaction their statements leave in one packet and run in the order
 * given. Waits for all, so that nothing is still at work when the transaction ends, and then throws the first
 * error in that order.
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  asked: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const answers = await Promise.allSettled(asked);
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
  return (await Promise.all(asked)) as { -readonly [K in keyof T]: Awaited<T[K]> };
}
