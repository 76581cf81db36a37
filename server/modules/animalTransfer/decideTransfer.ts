import sql from 'sql-template-tag';
import { z } from 'zod';
import { decideTransfer, decideTransfers, MAX_BULK } from '../../../resources/animalTransfer/calls.ts';
import { VALIDATIONS } from '../../../resources/animalTransfer/schema.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { conflict, formError, Refusal } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { lockRecord } from '../../write/records.ts';
import { rehearse } from '../../write/rehearse.ts';
import { delayDecision } from '../delayedDecision/delayDecision.ts';
import type { DecisionApplier } from '../delayedDecision/delayedDecisionJob.ts';
import { decide, decidedOf, type Decision } from './decide.ts';
import { transfers, type Transfer } from './transfers.ts';

export const decideTransferHandler = handleWrite(decideTransfer, async (context) => {
  const { params, body } = context;
  const { validation, comments, reasons, version } = body;
  if (!validation) throw formError([{ property: 'validation', error: 'MISSING_VALIDATION' }]);
  return decide(
    context,
    params.id,
    { validation, comments: comments || null, reasons: reasons ?? [] },
    version,
  );
});

export const decideTransfersHandler = handleWrite(decideTransfers, async (context) => {
  const { body, tx, fail } = context;
  const { validation, comments, reasons } = body;
  const ids = body.animalTransferIds ?? [];
  const faults: FieldError[] = [];
  if (ids.length === 0) faults.push({ property: 'animalTransferIds', error: 'MISSING_ANIMAL_TRANSFER_IDS' });
  if (!validation) faults.push({ property: 'validation', error: 'MISSING_VALIDATION' });
  if (faults.length > 0 || !validation) throw formError(faults);
  if (ids.length > MAX_BULK)
    fail('TOO_MANY_SELECTED', [{ property: 'animalTransferIds', error: 'TOO_MANY_SELECTED' }]);

  const code = validation === 'ACCEPTED' ? 'ERROR_BULK_ACCEPT' : 'ERROR_BULK_REJECT';
  const at = (id: number): string => `animalTransferIds[${ids.indexOf(id)}]`;
  // One order for all, so that two who decide the same requests never wait for each other.
  const inOrder = [...new Set(ids)].sort((a, b) => a - b);
  const against: FieldError[] = [];
  const found: Transfer[] = [];
  for (const id of inOrder) {
    const transfer = await lockRecord(context, transfers, id).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!transfer) against.push({ property: at(id), error: 'INVALID_ANIMAL_TRANSFER_IDS' });
    else if (transfer.closed) against.push({ property: at(id), error: 'TRANSFER_ALREADY_CLOSED' });
    else if (transfer.origin === 'OWNERS') against.push({ property: at(id), error: 'OWNER_ORIGIN_NOT_BULK' });
    else found.push(transfer);
  }
  if (against.length > 0) throw conflict(code, against);

  const decision: Decision = { validation, comments: comments || null, reasons: reasons ?? [] };
  await rehearse(context, async (write) => {
    for (const { id } of found) {
      try {
        await decide(write, id, decision);
      } catch (error) {
        throw error instanceof Refusal ? conflict(code, [{ property: at(id), error: whyOf(error) }]) : error;
      }
    }
  });
  const names = await tx.query<{ id: number; name: string }>(
    sql`select t.id, a.name from animal_transfer t join animal a on a.id = t.animal_id
      where t.id = any(${inOrder}::bigint[])`,
  );
  const nameOf = (id: number): string => names.find((one) => one.id === id)?.name ?? '';
  const stored = await delayDecision(
    context,
    'animalTransfer',
    decision,
    found.map(({ id, version, transponder }) => ({ id, version, title: `${nameOf(id)} ${transponder}` })),
  );
  return {
    decision: stored,
    animalTransfers: found.map(decidedOf),
  };
});

const decisionShape = z.object({
  validation: z.enum(VALIDATIONS),
  comments: z.string().nullable(),
  reasons: z.array(z.string()),
});

/** Decides a request once a decision on several takes effect; refused where it has changed since. */
export const animalTransferDecisionApplier: DecisionApplier = (write, { id, version }, decision) =>
  decide(write, id, decisionShape.parse(decision), version);

/** The one word for why a request could not be decided: a field's code says more than that there is one. */
const whyOf = (refusal: Refusal): FieldError['error'] => refusal.errors[0]?.error ?? refusal.code;
