import { moduleViews } from '../../resources/index.ts';
import type { Access } from '../../resources/kit/access.ts';
import { modules } from '../../resources/schemas.ts';
import { pageRoutes } from '../routes.tsx';
import type { MenuGroupName } from './menu.ts';

/** A page that no declaration generates, wherever it is listed. */
export interface OwnPage {
  readonly path: string;
  readonly title: string;
  readonly access: Access;
  readonly parent?: string | undefined;
  readonly group?: MenuGroupName | undefined;
}

/** The pages of `routes.tsx` and those that modules bring along below their own path. */
export const ownPages: readonly OwnPage[] = [
  ...pageRoutes.map(({ menu, ...page }) => ({ ...page, group: menu?.group })),
  ...modules.flatMap(({ name, resource }) =>
    (moduleViews[resource]?.routes ?? []).map(({ path, access }) => ({
      path: `/${resource}/${path}`,
      title: `resources.${name}.name`,
      access,
      parent: `/${resource}`,
    })),
  ),
];
