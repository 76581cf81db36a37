import type { Call } from './kit/call.ts';
import { checkDeclarations } from './kit/checkDeclarations.ts';
import type { AnyModule } from './kit/module.ts';
import { sessionCalls } from './session/index.ts';
import { vaccine } from './vaccine/schema.ts';

/** Every kind of record that the register knows. */
export const modules: readonly AnyModule[] = [vaccine];

/** Every call that no declaration of fields generates. */
export const calls: readonly Call[] = [...sessionCalls];

checkDeclarations(modules, calls);
