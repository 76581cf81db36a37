import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import { animalLicense } from '../../../../../resources/animals/animalLicense/schema.ts';
import type { Values } from '../../../../fields/index.ts';
import { FilePicker, useFiles } from '../../../../files/index.ts';
import { FieldInput } from '../../../../forms/FieldInput.tsx';
import { FormDialog } from '../../../../forms/dialogs/FormDialog.tsx';
import { useSayDone } from '../../../../fields/useSayDone.ts';
import { useModuleForm } from '../../../../forms/useModuleForm.ts';
import { useCreateOfAnimal } from '../../../../parts/animals/animal/useCreateOfAnimal.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

interface LicenseDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** A new licence of an animal: its date, and the paper of the parish where there is one. */
export function LicenseDialog({ animal, onClose, onDone }: LicenseDialogProps) {
  const sayDone = useSayDone();
  const queryClient = useQueryClient();
  const documents = useFiles();
  const { id, name, transponder } = animal;
  const create = useCreateOfAnimal(animalLicense, transponder);
  const say = useTexts('resources.animalLicense.form', { name });
  const save = useCallback(
    async (values: Values) => {
      const files = documents.ready.length > 0 ? { documents: documents.ready } : {};
      try {
        return await create({ ...values, ...files });
      } catch (failure) {
        documents.takeRefusal(failure, 'documents');
        throw failure;
      }
    },
    [create, documents],
  );
  const form = useModuleForm(animalLicense, {
    initial: { animalId: id },
    save,
    onSaved: (saved) => {
      onClose();
      sayDone(animalLicense, 'created', saved);
      void queryClient.invalidateQueries({ queryKey: [animalLicense.resource] });
      void onDone();
    },
  });
  const send = () => {
    // A file that would be left out is shown instead.
    if (!documents.holdsForm()) void form.submit();
  };
  return (
    <FormDialog
      form={form}
      title={say('title')}
      confirm={say('confirm')}
      fields={['licenseDate']}
      module={animalLicense.name}
      onSend={send}
      onClose={onClose}
      disabled={documents.isReading}
    >
      <FieldInput source="licenseDate" autoFocus />
      <FilePicker files={documents} label={say('documents')} />
    </FormDialog>
  );
}
