import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { modules } from './schemas.ts';
import type { Access } from './kit/access.ts';

type View = LazyExoticComponent<ComponentType>;

/** The views that a module has of its own; what is left out is generated. Each is loaded when it is visited. */
export interface ModuleViews {
  readonly list?: View;
  readonly create?: View;
  readonly edit?: View;
  /** Further pages below the module's path, such as `lost` or `view/:transponder/*`. */
  readonly routes?: readonly { readonly path: string; readonly view: View; readonly access: Access }[];
}

const associations = lazy(() =>
  import('../src/pages/veterinaryAssociation/AssociationsPage.tsx').then((m) => ({
    default: m.AssociationsPage,
  })),
);

/**
 * Own views by resource:
 * `breed: { edit: lazy(() => import('./breed/views/BreedEdit.tsx').then((m) => ({ default: m.BreedEdit }))) }`
 */
export const moduleViews: Readonly<Record<string, ModuleViews>> = {
  animal: {
    list: lazy(() =>
      import('../src/pages/animal/list/AnimalList.tsx').then((m) => ({ default: m.AnimalList })),
    ),
  },
  entity: {
    edit: lazy(() => import('../src/pages/entity/EntityEdit.tsx').then((m) => ({ default: m.EntityEdit }))),
  },
  owner: {
    edit: lazy(() =>
      import('../src/pages/owner/record/OwnerPage.tsx').then((m) => ({ default: m.OwnerPage })),
    ),
  },
  role: {
    list: lazy(() => import('../src/pages/role/RoleList.tsx').then((m) => ({ default: m.RoleList }))),
  },
  transfers: {
    list: lazy(() =>
      import('../src/pages/transfer/queue/QueuePage.tsx').then((m) => ({ default: m.QueuePage })),
    ),
  },
  user: {
    edit: lazy(() => import('../src/pages/user/UserEdit.tsx').then((m) => ({ default: m.UserEdit }))),
  },
  veterinary: {
    edit: lazy(() =>
      import('../src/pages/veterinary/VeterinaryEdit.tsx').then((m) => ({ default: m.VeterinaryEdit })),
    ),
  },
  'veterinary-management': { list: associations, edit: associations },
};

export { modules };
