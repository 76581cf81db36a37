import { user } from '../../../../resources/access/user/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { EnterAsButton } from './EnterAsButton.tsx';

/** `/user/:id`: an account, and the way to see the register as its holder does. */
export function UserEdit() {
  return <ModuleEdit module={user} actions={<EnterAsButton />} />;
}
