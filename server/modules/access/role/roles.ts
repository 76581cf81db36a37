import { role } from '../../../../resources/access/role/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { roleHooks } from './hooks.ts';

export const roles = storedModule<RecordOfModule<typeof role>>(role, roleHooks);
