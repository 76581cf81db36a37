import type { RecordOfModule } from '../../../resources/kit/module.ts';
import { animal } from '../../../resources/animal/schema.ts';
import { modules } from '../../../resources/schemas.ts';
import { tableOf, type Table } from '../../crud/table.ts';
import { animalHooks } from './hooks.ts';

type Named = { readonly id: number; readonly name: string };

/** An animal as the engine reads it: its fields, its references expanded, and what the rules need beside. */
export type Animal = RecordOfModule<typeof animal> & {
  readonly ownerType: string | null;
  readonly breedIsLocked: boolean;
  readonly breed: Named;
  readonly crossBreed: Named | null;
  readonly owner: Named;
  readonly veterinary: Named | null;
  readonly entity: Named | null;
  readonly parish: Named | null;
};

let built: Table | undefined;

/** The animal's table and its statements, built on first use: other declarations are part of them. */
export const animalTable = (): Table =>
  (built ??= tableOf(animal, animalHooks, (name) => modules.find((one) => one.name === name)));
