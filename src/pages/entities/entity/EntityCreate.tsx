import { entity } from '../../../../resources/entities/entity/schema.ts';
import { ModuleSections } from '../../../forms/ModuleSections.tsx';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { PlaceChoices } from '../../../parts/reference/address/PlaceChoices.tsx';
import { ProposedPlace } from './ProposedPlace.tsx';

/** `/entity/create`: a new entity; its locality and parish are proposed by the postal code. */
export function EntityCreate() {
  return (
    <ModuleCreate module={entity}>
      <PlaceChoices>
        <ModuleSections />
      </PlaceChoices>
      <ProposedPlace />
    </ModuleCreate>
  );
}
