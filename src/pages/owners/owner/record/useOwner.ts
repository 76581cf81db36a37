import type { RaRecord } from 'react-admin';
import { isId } from '../../../../../resources/numbers/recordId.ts';
import type { RecordOf } from '../../../../../resources/kit/module.ts';
import type { OwnerFields } from '../../../../../resources/owners/owner/fields.ts';
import type { OperableRecord } from '../../../../operations/useOperations.ts';
import { useRecord } from '../../../../runtime/useRecord.ts';

export type OwnerRecord = RaRecord<number> &
  RecordOf<OwnerFields> &
  OperableRecord & { readonly mergedInto?: { readonly id: number; readonly name: string } | null };

/** An owner's record: the same query as the form's, so that both show one state. */
export function useOwner(id: string) {
  const { data, error, isPending, refetch } = useRecord<OwnerRecord>('owner', id, isId(id));
  return { owner: data, error, isPending, refetch };
}
