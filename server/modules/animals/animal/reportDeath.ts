import sql from 'sql-template-tag';
import { reportDeath } from '../../../../resources/animals/animal/ownerReports.ts';
import { MAX_FORM_FILES } from '../../../../resources/common/publicForm/limits.ts';
import { operationHandler } from '../../../crud/operationHandler.ts';
import { getOne } from '../../../db/db.ts';
import { conflict } from '../../../errors.ts';
import { prepareFiles } from '../../../files/prepare.ts';
import { savePrepared } from '../../../files/store.ts';
import { insertUnlessTaken } from '../../../write/saveRecord.ts';
import type { Values } from '../../../write/recordValues.ts';
import { storedRequest } from '../../common/request/storedRequest.ts';

interface OnRecord {
  readonly transponder: string;
  readonly name: string;
  readonly country: string;
  readonly vatNumber: string | null;
  readonly passport: string | null;
}

/** Makes the request that the public form would make, with what the register knows of animal and owner. */
export const reportDeathOperation = operationHandler(reportDeath, {
  prepare: (call) =>
    prepareFiles(call, call.input.documents ?? [], {
      accept: 'any',
      property: 'documents',
      maxFiles: MAX_FORM_FILES,
    }),
  after: async (write) => {
    const { tx, record, input, prepared, caller } = write;
    const { actor } = caller;
    const known = await getOne<OnRecord>(
      tx,
      sql`select a.transponder, o.name, o.country, coalesce(o.vat_number, o.id_card) as vat_number, o.passport
        from animal a join owner o on o.id = a.owner_id where a.id = ${record.id}`,
    );
    const values: Values = {
      transponder: known.transponder,
      deathDate: input.deathDate,
      observations: input.observations ?? null,
      relation: 'OWNER',
      country: known.country,
      vatNumber: known.vatNumber,
      passport: known.passport,
      requesterName: known.name,
      requesterEmail: actor.email,
      origin: 'OWNERS',
    };
    const request = await insertUnlessTaken(write, storedRequest({ name: 'deathRequest' }), values);
    if (!request) throw conflict('DEATH_ALREADY_REPORTED');
    await savePrepared(tx, prepared, {
      documentType: 'ANIMAL_DEATH_REQUEST',
      documentTypeId: request.id,
      userId: actor.id,
      entityId: null,
    });
    return { deathRequestId: request.id, hasDeathReport: true };
  },
});
