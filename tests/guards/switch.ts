import type { Plugin } from 'vite';
import { relative } from 'node:path';
import { packagePath } from '../../server/paths.ts';
import { guardsOf, type Guard } from './guards.ts';

/** The guards of the process under test: which of them is taken out, and which have refused so far. */
export interface GuardSwitch {
  readonly fired: Set<string>;
  /** Notes that a guard refuses; true where it is taken out, so that its refusal does not happen. */
  skip(name: string): boolean;
}

/** Name of the switch on `globalThis`; the rewritten sources ask it. */
export const SWITCH = '__coleiraGuards';

/** Returns a source in which each guard asks the switch once its condition has decided to refuse. */
export function withSwitch(source: string, guards: readonly Guard[]): string {
  const inserts = guards.flatMap((guard, index) => {
    const asked = `globalThis.${SWITCH}.skip(${JSON.stringify(guard.name)})`;
    return [
      { at: guard.start, order: index, text: '((' },
      // Inner conditions close before outer ones that end at the same place.
      { at: guard.end, order: -index, text: guard.passes ? `) || ${asked})` : `) && !${asked})` },
    ];
  });
  const sorted = inserts.toSorted((a, b) => a.at - b.at || a.order - b.order);
  let written = '';
  let from = 0;
  for (const { at, text } of sorted) {
    written += source.slice(from, at) + text;
    from = at;
  }
  return written + source.slice(from);
}

/** Rewrites the sources whose guards are asked. */
export const guardSwitch = (isAsked: (file: string) => boolean): Plugin => ({
  name: 'guard-switch',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(packagePath('.'), id.split('?')[0]!);
    if (!isAsked(file)) return null;
    const guards = guardsOf(file, source);
    return guards.length === 0 ? null : { code: withSwitch(source, guards), map: null };
  },
});
