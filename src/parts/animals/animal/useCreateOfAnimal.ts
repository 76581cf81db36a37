import { useCallback } from 'react';
import { useCreate, type RaRecord } from 'react-admin';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import type { Values } from '../../../fields/index.ts';
import { OWN_READ } from '../../../runtime/useRecord.ts';

/**
 * Returns a function that creates a child record of an animal, and throws where it is refused. It uses the animal's
 * number, where it is given: an animal of another entity can only be found by it.
 */
export function useCreateOfAnimal({ resource }: AnyModule, transponder?: string) {
  const [create] = useCreate<RaRecord>();
  return useCallback(
    async (values: Values): Promise<Values> =>
      (await create(
        resource,
        { data: { ...values, ...(transponder !== undefined && { transponder }) }, meta: OWN_READ },
        { returnPromise: true },
      )) as Values,
    [create, resource, transponder],
  );
}
