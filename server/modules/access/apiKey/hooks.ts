import sql from 'sql-template-tag';
import { apiKey } from '../../../../resources/access/apiKey/schema.ts';
import { callNamesIn, isOpenToKeys, isOwnKey } from '../../../../resources/access/apiKey/scopes.ts';
import { refuseImpersonated } from '../../../auth/refuseImpersonated.ts';
import type { SignedInCaller } from '../../../context.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { conflict, formError } from '../../../errors.ts';

const entityOf = ({ actor }: Pick<SignedInCaller, 'actor'>): number | null => actor.entity?.id ?? null;

export const apiKeyHooks = hooksFor(apiKey, {
  scope: (caller) =>
    caller.actor.isOperator ? null : sql`t.entity_id is not distinct from ${entityOf(caller)}::bigint`,
  checkState: async ({ caller }) => refuseImpersonated(caller.actor),
  checkInput: async ({ before, input, caller, services }) => {
    refuseImpersonated(caller.actor);
    // What is changed is done in the name of who changes it: not with the rights of another entity.
    if (before && !isOwnKey(before, caller.actor)) throw conflict('API_KEY_OF_OTHER_ENTITY');
    if (before?.revocationTimestamp) throw conflict('API_KEY_IS_REVOKED');
    const unknown = callNamesIn(input.calls).some((name) => {
      const call = services.operations.get(name);
      return !call || !isOpenToKeys(call);
    });
    if (unknown) throw formError([{ property: 'calls', error: 'UNKNOWN_API_CALL' }]);
  },
  beforeSave: async ({ action, caller: { actor } }) => {
    if (actor === null || !['CREATE', 'UPDATE'].includes(action)) return {};
    // Who widens a key lends it the own rights, never those of who made it.
    return { makerId: actor.id, entityId: actor.entity?.id ?? null };
  },
});
