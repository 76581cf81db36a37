import { cleanNumber } from '../../../../resources/numbers/cleanText.ts';
import sql from 'sql-template-tag';
import { getVeterinaryByBallot } from '../../../../resources/entities/veterinary/calls.ts';
import { veterinary } from '../../../../resources/entities/veterinary/schema.ts';
import { getRecord } from '../../../write/records.ts';
import { redactFor } from '../../../write/redaction.ts';
import { findOne } from '../../../db/db.ts';
import { handleRead } from '../../../http/handle.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { veterinaryHooks } from './hooks.ts';

const veterinaries = storedModule(veterinary, veterinaryHooks);

/** The veterinarian with this ballot number. */
export const getVeterinaryByBallotHandler = handleRead(
  getVeterinaryByBallot,
  async ({ db, params, caller, fail }) => {
    const ballot = cleanNumber(params.ballot).toUpperCase().replace(/\s/g, '');
    const found = await findOne<{ id: number }>(
      db,
      sql`select id from veterinary where ballot_number = ${ballot}`,
    );
    if (!found) return fail('NOT_FOUND');
    return redactFor(veterinaries, caller)(await getRecord(db, veterinaries, found.id, caller)) as {
      id: number;
      name: string;
      ballotNumber: string;
      active: boolean;
    };
  },
);
