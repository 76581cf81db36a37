import type { Hooks } from '../crud/hooks.ts';
import { ownerHooks } from './owner/hooks.ts';

/** What declarations cannot say of the generated calls, by module. */
export const hooks: Readonly<Record<string, Hooks>> = {
  owner: ownerHooks,
};
