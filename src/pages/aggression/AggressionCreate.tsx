import { aggression } from '../../../resources/aggression/schema.ts';
import { useFiles } from '../../files/index.ts';
import { CreateBelowAnimal } from '../../parts/animal/CreateBelowAnimal.tsx';
import { AggressionFields } from './AggressionFields.tsx';

/** `/aggression/create?transponder=…`: an aggression with its documents, or a clearing of the register. */
export function AggressionCreate() {
  const documents = useFiles();
  return (
    <CreateBelowAnimal
      module={aggression}
      also={documents.ready.length > 0 ? { documents: documents.ready } : {}}
    >
      {(animal) => <AggressionFields isOfAnimal={animal !== undefined} documents={documents} />}
    </CreateBelowAnimal>
  );
}
