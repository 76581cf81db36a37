import type { AnimalView } from '../../../../resources/animals/animal/view.ts';
import {
  isValueName,
  keptValue,
  valueDeclaration,
  type CertificateLanguage,
} from '../../../../resources/animals/certificate/certificateValues.ts';
import { REGISTER_READER } from '../../../auth/registerReader.ts';
import { paperTexts, printedText } from '../../../certificates/printedTexts.ts';
import type { Queryable } from '../../../db/db.ts';
import { viewAnimal } from '../animal/getAnimal.ts';

/** An animal as the register has it, for a comparison of which only what the paper prints is answered. */
export const registerView = (db: Queryable, animalId: number): Promise<AnimalView> =>
  viewAnimal(db, String(animalId), REGISTER_READER);

/** Returns each printed value of a certificate, and whether the register has another one today. */
export function comparedValues(
  {
    ownerId,
    values,
    language,
  }: {
    readonly ownerId: number | null;
    readonly values: Readonly<Record<string, string | null>>;
    readonly language: CertificateLanguage;
  },
  animal: AnimalView,
) {
  const isOtherOwner = animal.ownerId !== ownerId;
  return Object.entries(values).flatMap(([name, printed]) => {
    if (!isValueName(name)) return [];
    const { of, isOwners = false } = valueDeclaration(name);
    const now = keptValue(of(animal) ?? null);
    const isChanged = now !== printed || (isOwners && isOtherOwner);
    const label = paperTexts(language).values[name];
    return [{ name, label, printed: printedText(name, printed, language), isChanged }];
  });
}
