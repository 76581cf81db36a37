import { date, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';
import { canBeEdited } from '../owner/conditions.ts';
import { owner, READ_OWNERS } from '../owner/schema.ts';

/** The training of an owner: for one of the owner's animals, or for none in particular. At most one of each. */
export const ownerTraining = defineModule({
  name: 'ownerTraining',
  access: { read: READ_OWNERS, write: 'WRITE_OWNER_TRAINING', remove: 'DELETE_OWNER_TRAINING' },
  parent: { module: owner, when: canBeEdited },
  fields: {
    ownerId: reference('owner', { required: true, createOnly: true }),
    certificationNumber: text({ required: true, max: 60, personal: true }),
    certificationDate: date({ required: true, past: true }),
    trainingEntity: text({ required: true, max: 160 }),
    animalId: reference('animal', { createOnly: true, label: 'transponder', detail: 'name' }),
    creationEntityId: reference('entity', { computed: true }),
    creationTimestamp: timestamp({ computed: true }),
  },
  event: { of: 'animalId', at: 'certificationDate', shows: ['trainingEntity'] },
  title: 'certificationNumber',
  list: {
    columns: ['certificationNumber', 'certificationDate', 'trainingEntity', 'animalId'],
    sort: ['certificationDate', 'DESC'],
    perPage: 10,
    sortable: ['id', 'certificationDate'],
    filters: ['certificationDate', 'animalId'],
    search: ['certificationNumber', 'trainingEntity'],
    card: { title: 'certificationNumber', text: 'trainingEntity' },
  },
  tabs: ['fields', 'versions'],
  unique: [{ index: 'owner_training_once', property: 'animalId', code: 'TRAINING_ALREADY_RECORDED' }],
  errors: ['INVALID_ANIMAL'],
  personal: true,
});
