import sql from 'sql-template-tag';
import { ownerErasure } from '../../../../resources/owners/ownerErasure/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { Caller, Services } from '../../../context.ts';
import { getStored } from '../../../crud/getStored.ts';
import { findOne } from '../../../db/db.ts';
import { conflict, Refusal } from '../../../errors.ts';
import { runWrite } from '../../../write/pipeline.ts';
import { findRecord } from '../../../write/records.ts';
import { insertRecord, saveRecord } from '../../../write/saveRecord.ts';
import { lockErasable } from './erasable.ts';
import { eraseOwner } from './eraseOwner.ts';
import { createdColumn, erasureFile, noteErasures, readErasures, type ErasedOwner } from './erasureList.ts';
import { findBroughtBack } from './findBroughtBack.ts';
import { findErasureKey } from './sealed.ts';
import { readSubject } from './subject.ts';

/** No user: two people decided on these erasures before the restore. */
const REGISTER: Caller = { actor: null, ip: '', userAgent: null, scopeEntityIds: [], sessionHash: null };
const GROUNDS = 'Repetição de uma eliminação que a reposição de uma cópia de segurança desfez.';

type Erasure = RecordOfModule<typeof ownerErasure>;

/** Opens a request that says why, unless one is open: its first version, with the name, is written with the commit. */
const openRequest = (services: Services, ownerId: number): Promise<unknown> =>
  runWrite(services, REGISTER, null, async (write) => {
    // Of two servers that start at the same time, the second finds the owner erased, or the request open.
    await lockErasable(write, ownerId);
    const open = await findOne(
      write.tx,
      sql`select from owner_erasure where owner_id = ${ownerId} and not closed`,
    );
    if (!open) await insertRecord(write, getStored(ownerErasure), { ownerId, grounds: GROUNDS });
    return { status: 200, body: null };
  });

/** Erases an owner again, as one act. */
async function repeatErasure(services: Services, ownerId: number): Promise<void> {
  const key = await findErasureKey(services.settings);
  if (!key) throw conflict('ERASURE_KEY_MISSING');
  await openRequest(services, ownerId);
  await runWrite(services, REGISTER, null, async (write) => {
    const { tx } = write;
    const stored = getStored(ownerErasure);
    await lockErasable(write, ownerId);
    const isOpen = sql`t.owner_id = ${ownerId} and not t.closed`;
    const request = (await findRecord<Erasure>(tx, stored, isOpen, { lock: true }))!;
    const answer = await eraseOwner(write, await readSubject(tx, ownerId), { erasureId: request.id, key });
    const decided = {
      ...answer,
      removed: [...answer.removed],
      kept: [...answer.kept],
      validationStatus: 'DONE' as const,
      closed: true,
      accepted: true,
    };
    await saveRecord(write, stored, request, decided, 'ERASE');
    await tx.query(sql`select set_config('register.erasing', 'off', true)`);
    return { status: 200, body: null };
  });
}

/** What a start did with the owners of the list. */
export interface RepeatedErasures {
  readonly repeated: readonly number[];
  /** Owners who cannot be erased as they came back, with the code of the reason. */
  readonly refused: readonly { readonly ownerId: number; readonly code: string }[];
}

/**
 * Erases again whom a restore has brought back, by whichever way the database was restored: before the register answers a
 * call. Without a list yet, one is begun with those who are erased. A demonstration keeps none: it is filled anew with the
 * same owners.
 */
export async function repeatErasures(services: Services): Promise<RepeatedErasures> {
  const { db, settings } = services;
  if (settings.demo) return { repeated: [], refused: [] };
  const file = erasureFile(settings);
  const owners = await readErasures(file);
  if (!owners) {
    const erased = await db.query<ErasedOwner>(sql`
      select o.id, ${createdColumn} as created from sealed_owner s join owner o on o.id = s.owner_id order by o.id`);
    await noteErasures(file, erased);
    return { repeated: [], refused: [] };
  }
  const repeated: number[] = [];
  const refused: { ownerId: number; code: string }[] = [];
  for (const ownerId of await findBroughtBack(db, owners)) {
    try {
      await repeatErasure(services, ownerId);
      repeated.push(ownerId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Erased meanwhile, with the record that absorbed it or by another server.
      if (error.code !== 'OWNER_IS_ERASED') refused.push({ ownerId, code: error.code });
    }
  }
  return { repeated, refused };
}
