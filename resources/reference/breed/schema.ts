import { anyOf, ownerAccount, veterinarian } from '../../kit/access.ts';
import { boolean, choice, data, longText, reference, text } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { z } from 'zod';

/** Category letters: A companion, B economic, C military or police, D research, E hunting, F guide, G potentially dangerous, H dangerous, I cat, J ferret. */
const BREED_TYPES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

/** A group of breeds or species, one that holds breeds only, or a breed. */
export const GROUP_TYPES = ['INTERMEDIATE_GROUP', 'FINAL_GROUP', 'BREED'] as const;

/** Whose pages name breeds: those who read or register animals, and who keeps the breeds. */
const LOOKS_UP_BREEDS = anyOf('READ_ANIMAL', 'REGISTER_ANIMAL', 'WRITE_BREED', veterinarian, ownerAccount);

export const breed = defineModule({
  name: 'breed',
  // Every form with an animal in it offers breeds; the tree is kept by a few.
  access: { read: LOOKS_UP_BREEDS, pages: 'WRITE_BREED', write: 'WRITE_BREED' },
  fields: {
    name: text({ required: true, unique: 'DUPLICATE_NAME' }),
    parentId: reference('breed', {
      invalid: 'INVALID_PARENT',
      only: { groupTypes: 'INTERMEDIATE_GROUP,FINAL_GROUP' },
    }),
    groupType: choice(GROUP_TYPES, { required: true }),
    type: choice(BREED_TYPES),
    canHaveUndefinedGender: boolean({ initial: false }),
    hasLicensing: boolean({ initial: false }),
    /** May only be chosen or changed with WRITE_ANIMAL_PROTECTED_FIELDS. */
    isLocked: boolean({ initial: false }),
    /** Shown when the breed is chosen for a new animal. */
    disclaimer: longText(),
    /** From the root down to the parent. */
    parentList: data(z.array(z.object({ id: z.number(), name: z.string().max(120) })).max(20), {
      virtual: true,
      recordOnly: true,
    }),
  },
  list: {
    columns: ['name', 'parentId', 'groupType', 'type', 'hasLicensing'],
    sort: ['name', 'ASC'],
    filters: ['name', 'parentId', 'groupType', 'type', 'hasLicensing', 'isLocked'],
    search: ['name'],
    card: { title: 'name', text: 'groupType' },
  },
  tree: 'parentId',
  tabs: ['fields', 'files'],
  menu: { group: 'admin', icon: 'breed', order: 20 },
  unique: [{ index: 'breed_name', property: 'name', code: 'DUPLICATE_NAME' }],
  errors: ['INVALID_PARENT', 'INVALID_GROUP_TYPE', 'STILL_IN_USE'],
});
