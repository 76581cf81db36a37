import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { IconName } from '../../theme/icons.ts';

/** Something that can be done from every page. */
export interface Command {
  readonly name: string;
  /** The translated label. */
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

let commands: readonly Command[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Command[]): void {
  commands = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the commands of the command palette. */
export const useCommands = (): readonly Command[] => useSyncExternalStore(subscribe, () => commands);

/** Offers a command in the palette for as long as this is on the page and `isOffered`. */
export function useCommand({ name, label, icon, run }: Command, isOffered = true): void {
  const go = useEffectEvent(run);
  useEffect(() => {
    if (!isOffered) return undefined;
    const command = { name, label, icon, run: () => go() };
    change([...commands.filter((one) => one.name !== name), command]);
    return () => change(commands.filter((one) => one !== command));
  }, [name, label, icon, isOffered]);
}
