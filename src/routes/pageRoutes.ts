import { administrationRoutes } from './administration.ts';
import { animalRoutes } from './animal.ts';
import { entityRoutes } from './entity.ts';
import { personalRoutes } from './personal.ts';
import type { PageRoute } from './route.ts';
import { supportRoutes } from './support.ts';

/** Every page of the back office beside the generated ones, in the order in which they are looked up. */
export const pageRoutes: readonly PageRoute[] = [
  ...personalRoutes,
  ...animalRoutes,
  ...entityRoutes,
  ...supportRoutes,
  ...administrationRoutes,
];
