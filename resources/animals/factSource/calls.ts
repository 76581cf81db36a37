import { z } from 'zod';
import { byKey } from '../animal/calls.ts';
import { READ_ANIMALS, type animal } from '../animal/schema.ts';
import { defineCall } from '../../kit/call.ts';
import { impersonal } from '../../kit/values/personal.ts';

/** The facts of an animal whose source its page shows, in the order in which it shows them. */
export const FACTS = [
  'name',
  'transponder',
  'secondTransponder',
  'breedId',
  'breedCategory',
  'gender',
  'color',
  'birthdate',
  'status',
  'deathDate',
  'isSterilized',
  'rabiesImmunizationDateEnd',
  'licenseDateEnd',
  'passport',
  'healthReport',
  'lopNumber',
  'ownerId',
  'veterinaryId',
  'entityId',
  'registrationDate',
] as const satisfies readonly (keyof typeof animal.fields)[];
export type Fact = (typeof FACTS)[number];

/** The kind of source of a fact, without a name: only readers of versions see the person. */
export const SOURCES = ['VETERINARIAN', 'OWNER', 'STAFF', 'SYSTEM', 'IMPORT'] as const;

const factSource = z.object({
  field: z.enum(FACTS),
  /** When it was given its present value. */
  at: z.iso.datetime(),
  by: z.enum(SOURCES),
  /** Where that user was at work. */
  entity: z.string().nullable(),
  /** Of an import: the program or clinic that its file came from. */
  source: impersonal(z.string()).nullable(),
  /** It has stood so since the record was made. */
  isFirst: z.boolean(),
});
export type FactSource = z.output<typeof factSource>;

export const listFactSources = defineCall({
  name: 'listFactSources',
  method: 'GET',
  path: '/animals/:id/sources',
  access: READ_ANIMALS,
  summary:
    'Tells since when each fact of an animal has its present value, and who gave it; none where it is not known',
  params: byKey,
  answer: z.array(factSource),
  errors: ['TOO_MANY_REQUESTS'],
});
