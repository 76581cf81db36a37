import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { Section } from '../../animal/common/Section.tsx';
import { ownerLabel } from '../../animal/create/labels.ts';
import { FormErrors } from '../../animal/form/FormErrors.tsx';
import { useFieldId } from '../../animal/form/ids.ts';
import { LeaveGuard } from '../../animal/form/LeaveGuard.tsx';
import { OwnerForm } from '../../owner/OwnerForm.tsx';
import { DocumentPicker } from '../documents/DocumentPicker.tsx';
import { useDocuments } from '../documents/useDocuments.ts';
import { RequestRefusal } from './RequestRefusal.tsx';
import { RequestSent } from './RequestSent.tsx';
import { useRequest } from './useRequest.ts';

const STEPS = ['declaration', 'owner', 'approval'] as const;

interface WizardProps {
  readonly animal: AnimalView;
  /** In place of all steps, where the animal's owner cannot be changed. */
  readonly notPossible: ReactNode;
}

/** Declaration, new owner, approval. What was given stays when one goes back a step. */
export function Wizard({ animal, notPossible }: WizardProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const documents = useDocuments();
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState(false);
  const { form, send, isSending, refused, sent } = useRequest(animal.transponder, fieldId);
  const say = (key: string) => translate(`transferPages.change.${key}`);
  if (!sent && animal.operations.CHANGE_OWNER?.allowed !== true) return notPossible;

  const next = () => {
    const isReady = documents.ready.length > 0;
    setMissing(!isReady);
    if (isReady) setStep(1);
  };
  const submit = () => void send(documents.ready);
  const labelOf = (path: string) => ({
    label: path.startsWith('newOwner.')
      ? ownerLabel(translate, path.slice('newOwner.'.length), form.getValues('newOwner.country'))
      : say('newName'),
    module: 'owner',
  });

  return (
    <FormProvider {...form}>
      <Stepper activeStep={sent ? 2 : step} sx={{ mb: 2.5 }}>
        {STEPS.map((name) => (
          <Step key={name} completed={sent ? name !== 'approval' : undefined}>
            <StepLabel>{say(`steps.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {sent ? (
        <RequestSent animal={animal} id={sent.id} />
      ) : (
        <>
          <LeaveGuard enabled={!isSending} />
          {step === 0 && (
            <Section title={say('declarationTitle')} hint={say('declarationText')}>
              <DocumentPicker
                documents={documents}
                {...(missing && documents.ready.length === 0 ? { error: 'MISSING_DOCUMENTS' } : {})}
              />
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
                <Button variant="contained" size="large" onClick={next} disabled={documents.isReading}>
                  {say('next')}
                </Button>
              </Box>
            </Section>
          )}
          {step === 1 && (
            <Box
              component="form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              {refused && <RequestRefusal refused={refused} onAgain={submit} busy={isSending} />}
              <FormErrors nameOf={labelOf} />
              <Section title={say('ownerTitle')} hint={translate('transferPages.owner.typeFirst')}>
                <OwnerForm prefix="newOwner." />
                <TextField
                  id={fieldId('newAnimalName')}
                  label={say('newName')}
                  helperText={say('newNameHint')}
                  sx={{ maxWidth: 420 }}
                  {...form.register('newAnimalName')}
                />
                {isSending && (
                  <Alert severity="info" role="status" sx={{ mt: 1 }}>
                    {say('sending')}
                    <LinearProgress sx={{ mt: 1 }} aria-label={say('sending')} />
                  </Alert>
                )}
                <Box
                  sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 2.5 }}
                >
                  <Button variant="outlined" size="large" onClick={() => setStep(0)} disabled={isSending}>
                    {say('back')}
                  </Button>
                  <Button type="submit" variant="contained" size="large" loading={isSending}>
                    {say('submit')}
                  </Button>
                </Box>
              </Section>
            </Box>
          )}
        </>
      )}
    </FormProvider>
  );
}
