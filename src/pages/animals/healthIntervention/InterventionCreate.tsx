import { healthIntervention } from '../../../../resources/animals/healthIntervention/schema.ts';
import { CreateBelowAnimal } from '../../../parts/animals/animal/CreateBelowAnimal.tsx';
import { InterventionFields } from './InterventionFields.tsx';

/** `/health-intervention/create?transponder=…&typeId=8`: a new intervention, its type chosen or given. */
export const InterventionCreate = () => (
  <CreateBelowAnimal module={healthIntervention}>
    {(animal) => <InterventionFields animal={animal} />}
  </CreateBelowAnimal>
);
