import { Navigate, useSearchParams } from 'react-router';
import { animalLicense } from '../../../../resources/animals/animalLicense/schema.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';

/** `/animal-license/create`: for an animal that the address names, the dialog on its page; else a form that asks for it. */
export function LicenseCreate() {
  const [search] = useSearchParams();
  const animal = search.get('transponder') ?? search.get('animalId');
  return animal ? (
    <Navigate
      replace
      to={`/animal/view/${encodeURIComponent(animal)}?tab=animalLicense&dialog=registerLicensing`}
    />
  ) : (
    <ModuleCreate module={animalLicense} />
  );
}
