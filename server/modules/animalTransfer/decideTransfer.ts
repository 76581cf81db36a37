import { decideTransfer, decideTransfers, MAX_BULK } from '../../../resources/animalTransfer/calls.ts';
import type { FieldError } from '../../../resources/kit/codes.ts';
import { conflict, formError, Refusal } from '../../errors.ts';
import { handleWrite } from '../../http/handle.ts';
import { decide, type Decided } from './decide.ts';
import { findTransfer } from './transferRow.ts';

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
  const { body, tx, caller, fail } = context;
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
  for (const id of inOrder) {
    const transfer = await findTransfer(tx, id, caller, true).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!transfer) against.push({ property: at(id), error: 'INVALID_ANIMAL_TRANSFER_IDS' });
    else if (transfer.closed) against.push({ property: at(id), error: 'TRANSFER_ALREADY_CLOSED' });
    else if (transfer.origin === 'OWNERS') against.push({ property: at(id), error: 'OWNER_ORIGIN_NOT_BULK' });
  }
  if (against.length > 0) throw conflict(code, against);

  const animalTransfers: Decided[] = [];
  for (const id of inOrder) {
    try {
      animalTransfers.push(
        await decide(context, id, { validation, comments: comments || null, reasons: reasons ?? [] }),
      );
    } catch (error) {
      throw error instanceof Refusal ? conflict(code, [{ property: at(id), error: whyOf(error) }]) : error;
    }
  }
  return { animalTransfers };
});

/** The one word for why a request could not be decided: a field's code says more than that there is one. */
const whyOf = (refusal: Refusal): FieldError['error'] => refusal.errors[0]?.error ?? refusal.code;
