import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { Section } from '../../../../components/Section.tsx';
import { FilePicker, UploadProgress } from '../../../../files/index.ts';
import { FormErrors } from '../../../../forms/custom/FormErrors.tsx';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { labelOf as formLabelOf, ownerLabel } from '../../../../forms/custom/labels.ts';
import { CustomFormGuard } from '../../../../forms/custom/CustomFormGuard.tsx';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { Wizard } from '../../../../forms/wizard/Wizard.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { OwnerForm } from '../../../owners/owner/OwnerForm.tsx';
import { PlaceFields } from '../../../owners/owner/address/PlaceFields.tsx';
import { ConfirmationChoice } from './ConfirmationChoice.tsx';
import type { TransferRequest } from './useRequest.ts';

/** Titles of refusals that have one of their own. */
const TITLES: Readonly<Record<string, string>> = {
  OWNER_IS_LOCKED: 'transferPages.owner.locked',
  TRANSFER_OWNER_SAME_AS_CURRENT: 'transferPages.change.sameOwner',
};

interface RequestFormProps<Sent> {
  readonly request: TransferRequest<Sent>;
  /** The content once the request has been accepted. */
  readonly children: (sent: Sent) => ReactNode;
  /** In place of all steps, where the owner cannot be changed. */
  readonly notPossible?: ReactNode;
  /** One animal may get another name on the way. */
  readonly renames?: boolean;
  /** The kind of confirmation: chosen by the user, or by both parties alone. */
  readonly confirmation?: 'CHOICE' | 'TWO_PARTY';
  /** Returns the label for a fault outside the owner's fields. */
  readonly nameOf?: (path: string) => string | undefined;
}

/** Declaration, new owner, approval: the steps of asking for a change of owner. */
export function RequestForm<Sent>({
  request,
  children,
  notPossible,
  renames = false,
  confirmation,
  nameOf,
}: RequestFormProps<Sent>) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const [missing, setMissing] = useState(false);
  const { form, documents, place, submission, send, sent } = request;
  const { isBusy, refusal, more } = submission;
  const say = useTexts('transferPages.change');
  const isSigned = useWatch({ control: form.control, name: 'kind' }) === 'SIGNED';
  if (!sent && notPossible) return notPossible;

  const hasDocuments = (): boolean => {
    if (!isSigned) return true;
    if (documents.holdsForm()) return false;
    const isReady = documents.ready.length > 0;
    setMissing(!isReady);
    return isReady;
  };
  const labelOf = (path: string) =>
    path.startsWith('place.')
      ? formLabelOf(translate, path)
      : {
          label: path.startsWith('newOwner.')
            ? ownerLabel(translate, path.slice('newOwner.'.length), form.getValues('newOwner.country'))
            : (nameOf?.(path) ?? say('newName')),
          module: 'owner',
        };
  const files = (
    <Section title={say('declarationTitle')} hint={say('declarationText')}>
      <FilePicker
        files={documents}
        {...(missing && documents.ready.length === 0 ? { error: 'MISSING_DOCUMENTS' } : {})}
      />
    </Section>
  );
  const declaration = confirmation ? (
    <>
      <ConfirmationChoice form={form} isFixed={confirmation === 'TWO_PARTY'} />
      {isSigned && files}
    </>
  ) : (
    files
  );
  const owner = (
    <>
      <SubmissionAlert
        trouble={refusal}
        alsoOfFields
        title={translate(TITLES[refusal?.code ?? ''] ?? 'transferPages.change.failed')}
        takesFocus
        onAgain={() => void send()}
        isBusy={isBusy}
        sx={{ mb: 2 }}
      />
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <FormErrors nameOf={labelOf} more={more} />
      </Box>
      <Section title={say('ownerTitle')} hint={translate('transferPages.owner.typeFirst')}>
        <OwnerForm prefix="newOwner." needsEmail={request.isTwoParty} />
        {renames && (
          <TextField
            id={fieldId('newAnimalName')}
            label={say('newName')}
            helperText={say('newNameHint')}
            sx={{ maxWidth: 420 }}
            {...form.register('newAnimalName')}
          />
        )}
      </Section>
      <Box sx={{ mt: 2 }}>
        <Section title={translate('animalPages.section.address')}>
          <PlaceFields label={translate('resources.animalTransfer.fields.useOwnerAddress')} />
          {isBusy && (
            <Alert severity="info" role="status" sx={{ mt: 1 }}>
              {say('sending')}
              <UploadProgress />
            </Alert>
          )}
        </Section>
      </Box>
    </>
  );
  return (
    <FormProvider {...form}>
      {!sent && <CustomFormGuard enabled={!isBusy} />}
      <Wizard
        place={place}
        steps={[
          {
            name: 'declaration',
            label: confirmation ? translate('transferPages.twoParty.step') : say('steps.declaration'),
            content: declaration,
            check: hasDocuments,
            isWaiting: documents.isReading,
          },
          { name: 'owner', label: say('steps.owner'), content: owner },
        ]}
        later={[isSigned ? say('steps.approval') : translate('transferPages.twoParty.later')]}
        words={{ next: say('next'), back: say('back'), submit: say('submit') }}
        onSubmit={() => void send()}
        isBusy={isBusy}
        done={sent ? children(sent) : undefined}
      />
    </FormProvider>
  );
}
