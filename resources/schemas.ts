import type { Call } from './kit/call.ts';
import { checkDeclarations } from './kit/checkDeclarations.ts';
import type { AnyModule } from './kit/module.ts';
import { sessionCalls } from './session/index.ts';
import { vaccine } from './vaccine/schema.ts';
import { owner } from './owner/schema.ts';
import { district } from './district/schema.ts';
import { county } from './county/schema.ts';
import { parish } from './parish/schema.ts';
import { notificationCalls } from './notification/calls.ts';
import { billingCalls } from './billing/calls.ts';
import { informationCalls } from './information/calls.ts';

/** Every kind of record that the register knows. */
export const modules: readonly AnyModule[] = [vaccine, owner, district, county, parish];

/** Every call that no declaration of fields generates. */
export const calls: readonly Call[] = [...informationCalls, ...billingCalls, ...notificationCalls, ...sessionCalls];

checkDeclarations(modules, calls);
