import type { RecordOfModule } from '../../../../../resources/kit/module.ts';
import type { animal } from '../../../../../resources/animals/animal/schema.ts';
import type { FlaggedOwner } from '../../../../../resources/animals/animal/rules.ts';

type Named = { readonly id: number; readonly name: string };

/** An animal as it is read: its fields, its references expanded, and what the rules need beside. */
export type Animal = RecordOfModule<typeof animal> & {
  readonly ownerType: string | null;
  readonly breedIsLocked: boolean;
  readonly flaggedOwner: FlaggedOwner | null;
  readonly breed: Named;
  readonly crossBreed: Named | null;
  readonly owner: Named;
  readonly veterinary: Named | null;
  readonly entity: Named | null;
  readonly parish: Named | null;
};
