import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { animalMerge } from '../../../../resources/animals/animalMerge/schema.ts';
import { storedModule } from '../../../write/storedModule.ts';
import type { AnimalGround } from '../../../../resources/animals/animal/grounds.ts';
import { animals } from '../animal/record/animals.ts';

/** A merge as it is stored. */
export type AnimalMerge = RecordOfModule<typeof animalMerge>;

export const animalMerges = storedModule<AnimalMerge>(animalMerge, {}, undefined, animals);

/** A record that the surviving animal has one of already: it ends with the merge, and returns when that is undone. */
export interface EndedRecord {
  readonly module: string;
  readonly record: Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
}

/** Why an entity finds an animal. */
export interface Ground {
  readonly entityId: number;
  readonly ground: AnimalGround;
}

/** The changes of a merge, stored to undo it. */
export interface MergeTrace {
  /** The absorbed record, by the names of its fields, at the version that it had. */
  readonly absorbed: Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
  readonly moved: {
    /** Ids by the name of their module. */
    readonly records: Readonly<Record<string, readonly number[]>>;
    readonly documents: readonly number[];
    readonly transponders: readonly { readonly transponder: string; readonly kind: string }[];
    /** The grounds on which entities found the absorbed record. */
    readonly entities: readonly Ground[];
    /** Those of them that hold for the surviving one since. */
    readonly addedEntities: readonly Ground[];
    readonly ended: readonly EndedRecord[];
  };
  readonly survivor: {
    readonly id: number;
    readonly ownerId: number | null;
    /** The fields that were taken: what they were, and what they became. */
    readonly taken: readonly { readonly name: string; readonly before: unknown; readonly after: unknown }[];
  };
}
