import { any, allows } from '../../../resources/kit/access.ts';
import { veterinary } from '../../../resources/veterinary/schema.ts';
import { hooksFor } from '../../crud/hooks.ts';

const CONTACTS = any('READ_VETERINARY', 'MANAGE_VETERINARIES');

export const veterinaryHooks = hooksFor(veterinary, {
  present: (record, { actor }) =>
    allows(CONTACTS, actor) ? record : { ...record, email: null, phone: null },
});
