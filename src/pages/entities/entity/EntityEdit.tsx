import { useParams } from 'react-router';
import { entity } from '../../../../resources/entities/entity/schema.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { ModuleSections } from '../../../forms/ModuleSections.tsx';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { EntityLimits, EntityStanding } from './EntityStanding.tsx';
import { EntityUsers } from './EntityUsers.tsx';
import { PlaceChoices } from '../../../parts/reference/address/PlaceChoices.tsx';
import { AssociationsPanel } from '../../../parts/entities/veterinaryAssociation/AssociationsPanel.tsx';

/** `/entity/:id`: an entity, its users, and the veterinarians who work for it. */
export function EntityEdit() {
  const { id = '' } = useParams();
  return (
    <ModuleEdit
      module={entity}
      above={isId(id) && <EntityLimits entityId={Number(id)} />}
      below={
        isId(id) && (
          <>
            <EntityStanding entityId={Number(id)} />
            <EntityUsers entityId={Number(id)} />
            <AssociationsPanel of="entity" id={Number(id)} />
          </>
        )
      }
    >
      <PlaceChoices>
        <ModuleSections />
      </PlaceChoices>
    </ModuleEdit>
  );
}
