import { lazy } from 'react';
import { user } from '../../../../resources/access/user/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { EnterAsButton } from './EnterAsButton.tsx';

const PermissionsTab = lazy(async () => {
  const { PermissionsTab: tab } = await import('./PermissionsTab.tsx');
  return { default: tab };
});

/** `/user/:id`: an account, what it may do, and the way to see the register as its holder does. */
export function UserEdit() {
  return <ModuleEdit module={user} actions={<EnterAsButton />} tabs={{ permissions: PermissionsTab }} />;
}
