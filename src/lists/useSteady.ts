import { replaceEqualDeep } from '@tanstack/react-query';
import { useInsertionEffect, useState } from 'react';

type Call = (...args: never[]) => unknown;

class Memory<T extends object> {
  private latest: Readonly<Record<string, unknown>> = {};
  private readonly calls = new Map<string, Call>();
  private kept: unknown;

  /** Makes this the value whose functions are called. */
  drawn(value: T): void {
    this.latest = Object.fromEntries(Object.entries(value));
  }

  take(value: T): T {
    const own = Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      typeof one === 'function' ? this.callOf(name) : one,
    ]);
    this.kept = replaceEqualDeep(this.kept, Object.fromEntries(own));
    return this.kept as T;
  }

  private callOf(name: string): Call {
    const call = this.calls.get(name) ?? ((...args) => (this.latest[name] as Call)(...args));
    this.calls.set(name, call);
    return call;
  }
}

/**
 * Returns the same object for as long as it says the same: what reads it is not drawn again for a copy. Its functions
 * are always the same too, and call those of the latest drawing; they are for events and effects.
 */
export function useSteady<T extends object>(value: T): T {
  const [memory] = useState(() => new Memory<T>());
  useInsertionEffect(() => memory.drawn(value));
  return memory.take(value);
}
