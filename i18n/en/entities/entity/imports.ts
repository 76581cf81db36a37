import type { entitiesImport as source } from '../../../pt/entities/entity/imports.ts';
import type { Shape } from '../../../types.ts';

export const entitiesImport = {
  label: 'Entities',
  text: 'One row for each entity. Those above come before those that they hold.',
} satisfies Shape<typeof source>;
