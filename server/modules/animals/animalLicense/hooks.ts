import sql from 'sql-template-tag';
import { animalLicense } from '../../../../resources/animals/animalLicense/schema.ts';
import { addYears } from '../../../../resources/numbers/dates.ts';
import { hooksFor } from '../../../crud/hooks.ts';
import { getOne } from '../../../db/db.ts';
import { registerDay } from '../../../db/sql.ts';
import { conflict, formError } from '../../../errors.ts';
import { lockAnyAnimal } from '../animal/record/findAnimal.ts';

export const animalLicenseHooks = hooksFor(animalLicense, {
  select: sql`extract(year from t.license_date)::int as year,
    (t.date_end >= ${registerDay}) as is_license_valid,
    (select d.filename from document d where d.document_type = 'ANIMAL_LICENSE' and d.document_type_id = t.id
      order by d.id desc limit 1) as filename`,
  checkInput: async ({ tx, before, input }) => {
    const animal = await lockAnyAnimal(tx, (before?.animalId ?? input.animalId)!);
    const { hasLicensing } = await getOne<{ hasLicensing: boolean }>(
      tx,
      sql`select has_licensing from breed where id = ${animal.breedId}`,
    );
    if (!hasLicensing) throw conflict('LICENSE_NOT_APPLICABLE');
    if (input.licenseDate && input.licenseDate < animal.birthdate)
      throw formError([{ property: 'licenseDate', error: 'INVALID_DATE' }]);
  },
  beforeSave: async ({ before, changes, caller: { actor } }) => ({
    ...(typeof changes.licenseDate === 'string' && { dateEnd: addYears(changes.licenseDate, 1) }),
    ...(!before && { createdEntityId: actor?.entity?.id ?? null }),
  }),
});
