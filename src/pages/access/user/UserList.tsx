import { user } from '../../../../resources/access/user/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { BulkStatus } from './BulkStatus.tsx';

/** `/user`: the accounts, of which several can be deactivated or activated again at once. */
export function UserList() {
  return <ModuleList module={user} bulkActions={<BulkStatus />} />;
}
