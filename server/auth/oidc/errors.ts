/** An identity provider does not answer, or not in time; another try may succeed. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** An identity provider refused, or what it answered cannot be trusted. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

/** Whether an error stands for, or was caused by, a provider that does not answer. */
export function isAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof ProviderUnavailable) return true;
  return false;
}

/** Returns the part of a failure that may be logged: kinds and codes, never the provider's text. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    reasons.push(typeof code === 'string' ? `${one.name} ${code}` : one.name);
  }
  return reasons.join(' < ');
}
