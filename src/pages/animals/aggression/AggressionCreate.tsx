import { aggression } from '../../../../resources/animals/aggression/schema.ts';
import { useFiles } from '../../../files/index.ts';
import { CreateBelowAnimal } from '../../../parts/animals/animal/CreateBelowAnimal.tsx';
import { AggressionFields } from './AggressionFields.tsx';

/** `/aggression/create?transponder=…`: an aggression with its documents, or a clearing of the register. */
export function AggressionCreate() {
  const documents = useFiles();
  return (
    <CreateBelowAnimal
      module={aggression}
      // A clearing has no documents: those chosen before it was one stay behind.
      also={({ registerType }) =>
        registerType !== 'REGISTER_CLEAR' && documents.ready.length > 0 ? { documents: documents.ready } : {}
      }
    >
      {(animal) => <AggressionFields isOfAnimal={animal !== undefined} documents={documents} />}
    </CreateBelowAnimal>
  );
}
