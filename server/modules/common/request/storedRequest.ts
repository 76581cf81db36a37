import { isRequest, type AnyRequest } from '../../../../resources/kit/request.ts';
import { modules } from '../../../../resources/schemas.ts';
import type { CrudModule, Hooks } from '../../../crud/hooks.ts';
import { hooks } from '../../../generated/hooks.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { StoredRecord } from '../../../write/recordValues.ts';

/** Every type of request. */
export const requests: readonly AnyRequest[] = modules.filter(isRequest);

const stored = new Map<string, CrudModule>();

/** A type of request as it lies in the database. */
export function storedRequest({ name }: Pick<AnyRequest, 'name'>): CrudModule {
  const found = stored.get(name);
  if (found) return found;
  const module = requests.find((one) => one.name === name);
  if (!module) throw new Error(`${name} is no type of request`);
  const made = storedModule<StoredRecord, Hooks>(module, hooks[name] ?? {});
  stored.set(name, made);
  return made;
}
