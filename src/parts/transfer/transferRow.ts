import type { RaRecord } from 'react-admin';

/** A request as the list answers it. */
export interface TransferRow extends RaRecord<number> {
  readonly transponder: string;
  readonly animalName: string | null;
  readonly animalId: number;
  readonly origin: string;
  readonly validationStatus: 'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'DONE';
  readonly closed: boolean;
  readonly accepted: boolean | null;
  readonly creationUser?: { readonly id: number; readonly name: string } | null;
  readonly creationEntity?: { readonly id: number; readonly name: string } | null;
  readonly requesterName?: string | null;
  readonly newOwnerName?: string | null;
  readonly creationTimestamp: string;
  readonly lastUpdateTimestamp: string;
}

export type TransferStatusName =
  'WAITING_VALIDATION' | 'WAITING_DOCUMENTATION' | 'ACCEPTED' | 'REJECTED' | 'CANCELED';

/** How a request stands, in one word: closed without an answer means that it was taken back. */
export function statusOf(
  transfer: Pick<TransferRow, 'closed' | 'accepted' | 'validationStatus'>,
): TransferStatusName {
  if (!transfer.closed) {
    return transfer.validationStatus === 'WAITING_DOCUMENTATION'
      ? 'WAITING_DOCUMENTATION'
      : 'WAITING_VALIDATION';
  }
  return transfer.accepted === true ? 'ACCEPTED' : transfer.accepted === false ? 'REJECTED' : 'CANCELED';
}

/** Whether a request was made by somebody who works for no entity: an owner, or anybody by the public form. */
export const cameFromOutside = (origin: string): boolean => origin === 'OWNERS' || origin === 'PUBLIC';

/** Key of the words for where a request comes from. */
export const originKey = (origin: string): string =>
  `transferPages.origin.${cameFromOutside(origin) ? origin : 'product'}`;
