import { ASSOCIATION_STATUSES } from '../../access/session/associationStatuses.ts';
import { boolean, choice, reference, text, timestamp } from '../../kit/fields.ts';
import { defineModule } from '../../kit/module.ts';

const computed = { computed: true } as const;
const virtual = { virtual: true } as const;

/** The veterinarians of an entity, as the entity sees them: read here, answered and changed by calls of their own. */
export const veterinaryAssociation = defineModule({
  name: 'veterinaryAssociation',
  resource: 'veterinary-management',
  table: 'veterinary_entity',
  access: { read: 'MANAGE_VETERINARIES' },
  title: 'ballotNumber',
  fields: {
    veterinaryId: reference('veterinary', computed),
    ballotNumber: text(virtual),
    /** May practise; one who may not is not taken on. */
    veterinaryActive: boolean(virtual),
    /** Without one an invitation cannot be answered yet. */
    hasAccount: boolean(virtual),
    entityId: reference('entity', computed),
    isSubEntity: boolean(virtual),
    status: choice(ASSOCIATION_STATUSES, {
      ...computed,
      tones: {
        PENDING_ENTITY_RESPONSE: 'attention',
        PENDING_VETERINARY_RESPONSE: 'info',
        ACCEPTED: 'good',
      },
    }),
    isClinicalDirector: boolean(computed),
    /** The veterinarian's role while working for the entity. */
    roleId: reference('role', computed),
    creationTimestamp: timestamp(computed),
    lastUpdateTimestamp: timestamp(computed),
  },
  list: {
    columns: [
      'veterinaryId',
      'ballotNumber',
      'entityId',
      'status',
      'isClinicalDirector',
      'creationTimestamp',
    ],
    sort: ['creationTimestamp', 'DESC'],
    sortable: ['id', 'creationTimestamp'],
    filters: ['status', 'veterinaryId', 'entityId', 'isClinicalDirector', 'creationTimestamp'],
    card: { title: 'ballotNumber', text: 'status' },
  },
  menu: { group: 'myEntity', icon: 'veterinary', order: 15 },
  without: ['create', 'update', 'remove'],
});
