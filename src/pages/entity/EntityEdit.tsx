import { useParams } from 'react-router';
import { entity } from '../../../resources/entity/schema.ts';
import { isId } from '../../../resources/kit/ids.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { ModuleEdit } from '../../views/ModuleEdit.tsx';
import { EntityUsers } from '../../parts/users/EntityUsers.tsx';
import { AssociationsPanel } from '../../parts/associations/AssociationsPanel.tsx';

/** `/entity/:id`: an entity, its users, and the veterinarians who work for it. */
export function EntityEdit() {
  const { id = '' } = useParams();
  return (
    <ModuleEdit
      module={entity as unknown as AnyModule}
      below={
        isId(id) && (
          <>
            <EntityUsers entityId={Number(id)} />
            <AssociationsPanel of="entity" id={Number(id)} />
          </>
        )
      }
    />
  );
}
