import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { isId } from '../../../../resources/kit/ids.ts';
import type { RecordOf } from '../../../../resources/kit/module.ts';
import type { OwnerFields } from '../../../../resources/owner/fields.ts';
import { useRecord } from '../../../parts/record/useRecord.ts';

export type OwnerRecord = RaRecord<number> & RecordOf<OwnerFields>;

/** An owner's record: the same query as the form's, so that both show one state. */
export function useOwner(id: string) {
  const queryClient = useQueryClient();
  const { data, error, isPending } = useRecord<OwnerRecord>('owner', id, isId(id));
  /** A lock has come or gone: the form, the lists and the animals ask again. */
  const refresh = useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: ['owner'] });
    await queryClient.invalidateQueries({ queryKey: ['animal'] });
    await queryClient.invalidateQueries({ queryKey: ['documents'] });
  }, [queryClient]);
  return { owner: data, error, isPending, refresh };
}
