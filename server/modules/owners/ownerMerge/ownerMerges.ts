import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { OwnerMergeField } from '../../../../resources/owners/ownerMerge/groups.ts';
import type { OwnerGround } from '../../../../resources/owners/owner/grounds.ts';
import { ownerMerge } from '../../../../resources/owners/ownerMerge/schema.ts';
import type { MovedIds } from '../../../write/moveRecords.ts';
import { storedModule } from '../../../write/storedModule.ts';
import { ownerMergeHooks } from './hooks.ts';

/** A request as it is stored. */
export type OwnerMerge = RecordOfModule<typeof ownerMerge> & {
  readonly survivorId: number;
  readonly absorbedId: number;
};

export const ownerMerges = storedModule<OwnerMerge>(ownerMerge, ownerMergeHooks);

/** The changes of an accepted merge, stored to undo it. */
export interface OwnerMergeTrace {
  /** Ids by the name of their module, `document` for files. */
  readonly records: MovedIds;
  /** Why which entities read the kept owner since. */
  readonly addedEntities: readonly { readonly entityId: number; readonly ground: OwnerGround }[];
  /** The values taken from the absorbed record: before and after. */
  readonly taken: readonly {
    readonly name: OwnerMergeField;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}
