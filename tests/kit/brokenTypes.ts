/**
 * Declarations that must not compile. The type check of `npm test` covers this file: were one of them
 * to pass, its expected error would be missing, and that is an error.
 */
import { z } from 'zod';
import { animal } from '../../resources/animals/animal/schema.ts';
import type { CodeTexts, Shape } from '../../i18n/types.ts';
import { defineCall } from '../../resources/kit/call.ts';
import { latest } from '../../resources/kit/derive.ts';
import { choice, reference, text } from '../../resources/kit/fields.ts';
import { defineModule, type RecordOfModule } from '../../resources/kit/module.ts';
import { handleWrite } from '../../server/http/handle.ts';
import type { Say } from '../../src/runtime/language/useTexts.ts';

// A list that shows a column which is no field.
export const unknownColumn = defineModule({
  name: 'lead',
  access: { read: 'READ_ANIMAL' },
  fields: { name: text() },
  // @ts-expect-error `length` is no field
  list: { columns: ['name', 'length'], sort: ['name', 'ASC'] },
});

// A permission that no role can hold.
export const unknownPermission = defineModule({
  name: 'lead',
  // @ts-expect-error READ_LEASH is no permission
  access: { read: 'READ_LEASH' },
  fields: { name: text() },
  list: { columns: ['name'], sort: ['name', 'ASC'] },
});

// A code of its own for a missing value, which the catalogue lacks.
// @ts-expect-error MISSING_LEASH has no text
export const unknownCode = text({ required: 'MISSING_LEASH' });

const lead = defineModule({
  name: 'lead',
  access: { read: 'READ_ANIMAL' },
  fields: { name: text({ required: true }), size: choice(['SHORT', 'LONG']) },
  list: { columns: ['name'], sort: ['name', 'ASC'] },
});

// A record has the types of its fields: required ones are always there, others may be empty.
export const named = (record: RecordOfModule<typeof lead>): string => record.name;
// @ts-expect-error it may be null
export const sized = (record: RecordOfModule<typeof lead>): string => record.size;

// A child record that requires an operation which its parent does not have.
export const unknownOperation = defineModule({
  name: 'collar',
  access: { read: 'READ_ANIMAL' },
  // @ts-expect-error REGISTER_COLLAR is no operation of an animal
  parent: { module: animal, requires: 'REGISTER_COLLAR' },
  fields: { animalId: reference('animal', { required: true, createOnly: true }), size: text() },
  title: 'size',
  list: { columns: ['size'], sort: ['id', 'DESC'] },
});

// A variant that requires one.
export const unknownVariant = defineModule({
  name: 'collar',
  access: { read: 'READ_ANIMAL' },
  parent: { module: animal, requires: 'REGISTER_LICENSING' },
  fields: { animalId: reference('animal', { required: true, createOnly: true }), size: text() },
  title: 'size',
  list: { columns: ['size'], sort: ['id', 'DESC'] },
  // @ts-expect-error REGISTER_COLLAR is no operation of an animal
  variants: [{ path: 'wide', fixed: { size: 'WIDE' }, requires: 'REGISTER_COLLAR' }],
});

// A value of the parent that is derived from what is no field of the child.
export const unknownDerivation = defineModule({
  name: 'collar',
  access: { read: 'READ_ANIMAL' },
  parent: {
    module: animal,
    // @ts-expect-error `width` is no field
    derives: { collarWidth: latest('width') },
  },
  fields: { animalId: reference('animal', { required: true, createOnly: true }), size: text() },
  title: 'size',
  list: { columns: ['size'], sort: ['id', 'DESC'] },
});

const cut = defineCall({
  name: 'cutLead',
  method: 'PUT',
  path: '/leads/:id/cut',
  access: 'READ_ANIMAL',
  summary: 'Cuts a lead',
  params: z.strictObject({ id: z.string() }),
  answer: z.strictObject({ parts: z.number() }),
  errors: ['ANIMAL_IS_LOCKED'],
});

// A handler refuses with declared codes only, and answers what was declared.
export const declared = handleWrite(cut, async ({ fail }) => fail('ANIMAL_IS_LOCKED'));
// @ts-expect-error the call does not name OWNER_IS_LOCKED
export const undeclared = handleWrite(cut, async ({ fail }) => fail('OWNER_IS_LOCKED'));
// @ts-expect-error parts is a number
export const otherwise = handleWrite(cut, async () => ({ parts: 'two' }));

const pt = { name: 'Trela', fields: { name: 'Nome' } } as const;
// @ts-expect-error the English field is missing
export const en = { name: 'Lead', fields: {} } satisfies Shape<typeof pt>;

// A text that its group lacks.
export const unknownText = (say: Say<'transferPages.own'>) => {
  // @ts-expect-error the group has no text `leash`
  say('leash');
};

// A code that lacks its text, and a text whose code is not declared.
// @ts-expect-error LEAD_LONG has no text
export const missingText = { LEAD_TOO_SHORT: 'Curta' } satisfies CodeTexts<'LEAD_TOO_SHORT' | 'LEAD_LONG'>;
export const leftText = {
  LEAD_TOO_SHORT: 'Curta',
  // @ts-expect-error LEAD_TOO_LONG is not declared
  LEAD_TOO_LONG: 'Longa',
} satisfies CodeTexts<'LEAD_TOO_SHORT'>;
