import { GENDERS } from '../../animals/animal/schema.ts';
import { anyOf } from '../../kit/access.ts';
import { choice, date, reference, text, transponder } from '../../kit/fields.ts';
import { defineRequest, MENDABLE, REJECTION } from '../../kit/request.ts';
import { LOST_PROCESS } from '../lostAnimal/access.ts';

const virtual = { virtual: true } as const;

/** Lost reports that wait for validation: each has the number of its report and is made with it. */
export const pendingLostAnimal = defineRequest({
  name: 'pendingLostAnimal',
  resource: 'pending-lost',
  title: 'transponder',
  decide: 'ANIMAL_LOST_PENDING',
  // Who reported reads their own, to add documents or take it back.
  read: anyOf('ANIMAL_LOST_PENDING', 'REGISTER_LOST_ANIMAL'),
  pages: 'ANIMAL_LOST_PENDING',
  processType: LOST_PROCESS,
  codes: { closed: 'LOST_ALREADY_VALIDATED', notOwn: 'REQUEST_NOT_OWN' },
  origins: ['OWNERS'],
  refusals: ['ANIMAL_IS_DEAD', 'ANIMAL_IS_LOST', 'ANIMAL_IS_FOUND', 'ANIMAL_IS_EXPORTED'],
  reasons: {
    NOT_THE_OWNER: MENDABLE,
    IDENTITY_UNCLEAR: MENDABLE,
    DESCRIPTION_MISMATCH: MENDABLE,
    ALREADY_BACK: REJECTION,
    DUPLICATE: REJECTION,
  },
  reasonRequired: ['REJECTED'],
  fields: {
    transponder: transponder(virtual),
    animalId: reference('animal', { computed: true, label: 'transponder' }),
    animalName: text(virtual),
    name: text(virtual),
    animalBreed: text(virtual),
    breed: text(virtual),
    animalGender: choice(GENDERS, virtual),
    gender: choice(GENDERS, virtual),
    animalColor: text(virtual),
    color: text(virtual),
    eventDate: date(virtual),
    eventLocal: text(virtual),
    eventCounty: text(virtual),
  },
  compares: [
    ['animalName', 'name'],
    ['animalBreed', 'breed'],
    ['animalGender', 'gender'],
    ['animalColor', 'color'],
  ],
  list: { filters: ['animalId'], card: { title: 'transponder', text: 'name' } },
  menu: { group: 'controls', icon: 'lost' },
});
