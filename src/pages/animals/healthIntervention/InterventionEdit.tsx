import { healthIntervention } from '../../../../resources/animals/healthIntervention/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { InterventionFields } from './InterventionFields.tsx';

/** `/health-intervention/:id`: an intervention, to change for those who may, to read for the others. */
export const InterventionEdit = () => (
  <ModuleEdit module={healthIntervention}>
    <InterventionFields />
  </ModuleEdit>
);
