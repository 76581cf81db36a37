import type { RaRecord } from 'react-admin';
import { transponderMovement } from '../../../../resources/stock/transponderMovement/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';

/** Narrow, and without creation: a movement is made from the list of movements. */
const movements = {
  ...transponderMovement,
  access: { ...transponderMovement.access, create: undefined },
  list: { ...transponderMovement.list, columns: ['creationTimestamp', 'toEntityId', 'status', 'quantity'] },
};

/** The movements that a transponder was part of: which entities have held it. */
export const MovementsTab = ({ record }: { readonly record: RaRecord }) => (
  <ModuleList
    module={movements}
    filter={{ transponderId: record.id }}
    storeKey="transponder.transponderMovement"
    isEmbedded
  />
);
