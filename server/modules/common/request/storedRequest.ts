import { isRequest, type AnyRequest } from '../../../../resources/kit/request.ts';
import { modules } from '../../../../resources/schemas.ts';
import { getStored } from '../../../crud/getStored.ts';
import type { CrudModule } from '../../../crud/hooks.ts';

/** Every type of request. */
export const requests: readonly AnyRequest[] = modules.filter(isRequest);

/** A type of request as it lies in the database. */
export function storedRequest({ name }: Pick<AnyRequest, 'name'>): CrudModule {
  const module = requests.find((one) => one.name === name);
  if (!module) throw new Error(`${name} is no type of request`);
  return getStored(module);
}
