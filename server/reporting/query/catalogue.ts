import { toSnake } from '../../../resources/kit/names.ts';
import { storedDataSets } from '../storedDataSets.ts';
import type { Catalogue } from './readTree.ts';

/** The views that queries may read, as they are named in schema `reporting`: of a reference its name and its number. */
export const catalogue: Catalogue = new Map(
  storedDataSets.map(({ set, columns }) => [
    toSnake(set.name),
    new Map(
      columns.flatMap(({ name, kind, personal }) => [
        [toSnake(name), { personal }] as const,
        ...(kind === 'reference' ? [[toSnake(`${name}Id`), { personal }] as const] : []),
      ]),
    ),
  ]),
);
