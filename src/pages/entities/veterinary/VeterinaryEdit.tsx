import { useParams } from 'react-router';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { veterinary } from '../../../../resources/entities/veterinary/schema.ts';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { AssociationsPanel } from '../../../parts/entities/veterinaryAssociation/AssociationsPanel.tsx';

/** `/veterinary/:id`: a veterinarian, and the entities that they work for. */
export function VeterinaryEdit() {
  const { id = '' } = useParams();
  return (
    <ModuleEdit
      module={veterinary}
      below={isId(id) && <AssociationsPanel of="veterinary" id={Number(id)} />}
    />
  );
}
