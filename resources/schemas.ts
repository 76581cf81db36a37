import { calls } from './generated/calls.ts';
import { modules } from './generated/modules.ts';
import { checkDeclarations } from './kit/checkDeclarations.ts';

checkDeclarations(modules, calls);

export { calls, modules };
