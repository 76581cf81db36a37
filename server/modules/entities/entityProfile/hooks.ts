import { entityProfile } from '../../../../resources/entities/entityProfile/schema.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { conflict, formError } from '../../../errors.ts';

export const entityProfileHooks = hooksFor(entityProfile, {
  checkInput: async ({ before, input, services }) => {
    const token = services.settings.productToken;
    if (input.name === undefined) return;
    // The operator is known by this name alone: it neither changes nor is given to another.
    if (before?.name === token) throw formError([{ property: 'name', error: 'UNWRITABLE_FIELD' }]);
    if (input.name?.toLowerCase() === token.toLowerCase())
      throw formError([{ property: 'name', error: 'INVALID_NAME' }]);
  },
  checkState: async ({ before, change, services }) => {
    if (change === 'DELETE' && before.name === services.settings.productToken) throw conflict('STILL_IN_USE');
  },
});
