import { useCallback } from 'react';
import { useCreate, type RaRecord } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';
import { OWN_READ } from '../../runtime/useRecord.ts';

/**
 * What creates a child record of an animal, and throws where it is refused. By the animal's number, where it is given:
 * an animal of another entity is reached by nothing else.
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
