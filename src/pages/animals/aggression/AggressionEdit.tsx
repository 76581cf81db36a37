import { aggression } from '../../../../resources/animals/aggression/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { AggressionFields } from './AggressionFields.tsx';

/** `/aggression/:id`: an aggression, to change for those who may, to read for the others. */
export const AggressionEdit = () => (
  <ModuleEdit module={aggression}>
    <AggressionFields isOfAnimal />
  </ModuleEdit>
);
