import { useTranslate } from 'react-admin';
import { animalLicense } from '../../../resources/animalLicense/schema.ts';
import { Section } from '../../components/Section.tsx';
import { FilePicker, useFiles } from '../../files/index.ts';
import { ModuleSections } from '../../forms/ModuleSections.tsx';
import { CreateBelowAnimal } from '../../parts/animal/CreateBelowAnimal.tsx';

/** `/animal-license/create?transponder=…`: a licence, with the paper of the parish where there is one. */
export function LicenseCreate() {
  const translate = useTranslate();
  const documents = useFiles();
  return (
    <CreateBelowAnimal
      module={animalLicense}
      also={documents.ready.length > 0 ? { documents: documents.ready } : {}}
    >
      {(animal) => (
        <>
          <ModuleSections without={animal ? ['animalId'] : []} />
          <Section title={translate('resources.animalLicense.form.documents')}>
            <FilePicker files={documents} />
          </Section>
        </>
      )}
    </CreateBelowAnimal>
  );
}
