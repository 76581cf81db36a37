import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { veterinaryAssociation } from '../../../../resources/entities/veterinaryAssociation/schema.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

type Stored = RecordOfModule<typeof veterinaryAssociation>;

/** An association as it stands. */
export interface Association extends Stored {
  readonly role: Named | null;
  readonly veterinaryId: number;
  readonly entityId: number;
  readonly status: NonNullable<Stored['status']>;
  readonly isClinicalDirector: boolean;
  readonly veterinaryActive: boolean;
  readonly veterinary: Named;
  readonly entity: Named;
}

/** The association that an operation has found. */
export const toAssociation = (record: object): Association => record as Association;
