import { replaceEqualDeep } from '@tanstack/react-query';
import { useInsertionEffect, useState } from 'react';

type Call = (...args: never[]) => unknown;

class Memory<T extends object> {
  private latest: Readonly<Record<string, unknown>> = {};
  private readonly calls = new Map<string, Call>();
  private kept: Readonly<Record<string, unknown>> = {};

  /** Makes this the value whose functions are called. */
  drawn(value: T): void {
    this.latest = Object.fromEntries(Object.entries(value));
  }

  take(value: T, whole: readonly (keyof T)[]): T {
    const own = Object.entries(value).map(([name, one]: [string, unknown]) => {
      if (typeof one === 'function') return [name, this.callOf(name)] as const;
      return [name, whole.includes(name as keyof T) ? one : replaceEqualDeep(this.kept[name], one)] as const;
    });
    const isSame =
      own.length === Object.keys(this.kept).length && own.every(([name, one]) => this.kept[name] === one);
    if (!isSame) this.kept = Object.fromEntries(own);
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
 *
 * @param whole names of what is compared as a whole, as rows: where they say the same, the query has given the same ones.
 */
export function useSteady<T extends object>(value: T, whole: readonly (keyof T)[]): T {
  const [memory] = useState(() => new Memory<T>());
  useInsertionEffect(() => memory.drawn(value));
  return memory.take(value, whole);
}
