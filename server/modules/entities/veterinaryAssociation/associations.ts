import sql from 'sql-template-tag';
import { veterinaryAssociation } from '../../../../resources/entities/veterinaryAssociation/schema.ts';
import { findRecord } from '../../../write/records.ts';
import { insertUnlessTaken } from '../../../write/saveRecord.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { Write } from '../../../write/openWrite.ts';
import type { Association } from './association.ts';
import { veterinaryAssociationHooks } from './hooks.ts';

/** The associations as they are stored. */
export const associations = storedModule<Association>(veterinaryAssociation, veterinaryAssociationHooks);

/** The veterinarian's own association with an entity, locked until the transaction ends. */
export const lockOwnAssociation = (
  { tx, caller }: Write,
  entityId: number,
): Promise<Association | undefined> =>
  findRecord(
    tx,
    associations,
    sql`t.veterinary_id = ${caller.actor.veterinaryId}::bigint and t.entity_id = ${entityId}`,
    { lock: true },
  );

/** Opens an association; nothing where the two have one, in whatever state. */
export const openAssociation = (
  write: Write,
  action: 'ASSOCIATION_REQUESTED' | 'ASSOCIATION_INVITED',
  row: { veterinaryId: number; entityId: number; roleId?: number | null },
): Promise<Association | undefined> =>
  insertUnlessTaken(
    write,
    associations,
    {
      ...row,
      status: action === 'ASSOCIATION_INVITED' ? 'PENDING_VETERINARY_RESPONSE' : 'PENDING_ENTITY_RESPONSE',
    },
    action,
  );
