import { longText, reference, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { lostAnimal } from '../lostAnimal/schema.ts';

/** Notes on the work on a report. */
export const lostAnimalObservation = defineModule({
  name: 'lostAnimalObservation',
  access: {
    read: lostAnimal.access.read,
    create: lostAnimal.access.read,
    remove: 'DELETE_LOST_ANIMAL_OBSERVATION',
  },
  parent: { module: lostAnimal, by: 'transponder', requires: 'ADD_OBSERVATION' },
  fields: {
    lostAnimalId: reference('lostAnimal', { required: true, createOnly: true, label: 'transponder' }),
    observation: longText({ required: 'MISSING_OBSERVATION', invalid: 'INVALID_OBSERVATION' }),
    creationUserId: reference('user', { computed: true }),
    creationTimestamp: timestamp({ computed: true }),
  },
  title: 'observation',
  list: {
    columns: ['observation', 'creationUserId', 'creationTimestamp'],
    sort: ['creationTimestamp', 'DESC'],
    perPage: 5,
    sortable: ['creationTimestamp'],
    filters: [],
    search: ['observation'],
  },
});
