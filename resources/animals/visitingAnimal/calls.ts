import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { numberText } from '../../kit/values/ids.ts';
import { impersonal, personal } from '../../kit/values/personal.ts';
import { FIND_ANY_ANIMAL } from '../animal/schema.ts';
import { handoverFacts } from '../registerHandover/facts.ts';
import { VISITOR_SPECIES } from './schema.ts';

/** A register, as who has found an animal reaches it. */
const register = z.object({
  name: impersonal(z.string()),
  country: z.string(),
  website: z.string().nullable(),
  phone: impersonal(z.string()).nullable(),
  email: impersonal(z.string()).nullable(),
});

/** An animal of another register that stays here. */
const visit = z.object({
  id: z.int(),
  species: z.enum(VISITOR_SPECIES),
  looks: z.string().nullable(),
  dateFrom: z.iso.date(),
  dateTo: z.iso.date(),
  register,
  contact: personal(
    z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  ).nullable(),
});

/** An animal that comes here from another register. */
const arrival = z.object({ id: z.int(), register, facts: handoverFacts });

const day = z.iso.date().nullable();

const abroad = z.object({
  visit: visit.nullable(),
  arrival: arrival.nullable(),
  /** By when it must be registered here: dogs and cats by the law of the Union, a visitor by its stay. */
  registerBy: z.object({ dog: day, cat: day, stay: day }),
});
export type AnimalAbroad = z.output<typeof abroad>;

export const findAnimalAbroad = defineCall({
  name: 'findAnimalAbroad',
  method: 'GET',
  path: '/visiting-animals/of/:transponder',
  access: FIND_ANY_ANIMAL,
  summary:
    'Says of a number that is not registered here which register the animal is in: as a visitor of these days, with how its holder is reached, or as one that comes from there',
  params: z.strictObject({ transponder: numberText }),
  reads: { objectType: 'visitingAnimal' },
  answer: abroad,
  errors: ['TOO_MANY_REQUESTS'],
});
