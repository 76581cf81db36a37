import type { CheckedAnimal } from '../../../../resources/animals/animal/registration.ts';
import type { animalPreRegister } from '../../../../resources/requests/animalPreRegister/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import type { OwnerInput } from '../../../../resources/owners/owner/addresses.ts';

/** A pre-registration as it is stored. */
export type PreRegister = RecordOfModule<typeof animalPreRegister> & {
  readonly transponder: string;
  readonly animalName: string;
  readonly creationTimestamp: string;
  readonly animal: CheckedAnimal;
  readonly owner: OwnerInput;
};
