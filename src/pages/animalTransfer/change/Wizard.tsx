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
import { FilePicker, useFiles } from '../../../files/index.ts';
import { StickyActions } from '../../../parts/page/StickyActions.tsx';
import { Section } from '../../../parts/record/Section.tsx';
import { ownerLabel } from '../../../parts/form/labels.ts';
import { FormErrors } from '../../../parts/form/FormErrors.tsx';
import { LeaveGuard } from '../../../parts/form/LeaveGuard.tsx';
import { OwnerForm } from '../../../parts/owner/OwnerForm.tsx';
import { RequestRefusal } from './RequestRefusal.tsx';
import type { Asking } from './useRequest.ts';

const STEPS = ['declaration', 'owner', 'approval'] as const;

interface WizardProps<Sent> {
  readonly request: Asking<Sent>;
  /** What stands there once the request has been taken. */
  readonly children: (sent: Sent) => ReactNode;
  /** In place of all steps, where the owner cannot be changed. */
  readonly notPossible?: ReactNode;
  /** One animal may get another name on the way. */
  readonly renames?: boolean;
  /** What a fault beside the owner's fields belongs to. */
  readonly nameOf?: (path: string) => string | undefined;
}

/** Declaration, new owner, approval. What was given stays when one goes back a step. */
export function Wizard<Sent>({ request, children, notPossible, renames = false, nameOf }: WizardProps<Sent>) {
  const translate = useTranslate();
  const documents = useFiles();
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState(false);
  const { form, fieldId, send, isSending, refused, more, sent } = request;
  const say = (key: string) => translate(`transferPages.change.${key}`);
  if (!sent && notPossible) return notPossible;

  const next = () => {
    if (documents.holdsForm()) return;
    const isReady = documents.ready.length > 0;
    setMissing(!isReady);
    if (isReady) setStep(1);
  };
  const submit = async () => {
    if (documents.holdsForm()) return setStep(0);
    const failure = await send(documents.ready);
    // What is wrong with a file is shown where the files are.
    if (failure !== undefined && documents.takeRefusal(failure)) setStep(0);
  };
  const labelOf = (path: string) => ({
    label: path.startsWith('newOwner.')
      ? ownerLabel(translate, path.slice('newOwner.'.length), form.getValues('newOwner.country'))
      : (nameOf?.(path) ?? say('newName')),
    module: 'owner',
  });

  return (
    <FormProvider {...form}>
      <Stepper
        activeStep={sent ? 2 : step}
        sx={{
          mb: 2.5,
          // On a phone each name stands below its figure: the three stay on one line.
          '@media (max-width: 599.95px)': {
            alignItems: 'flex-start',
            '& .MuiStep-root': { flex: '1 1 0', px: 0 },
            '& .MuiStepConnector-root': { flex: '0 1 24px', mt: 1.5 },
            '& .MuiStepLabel-root': { flexDirection: 'column', textAlign: 'center', gap: 0.5 },
            '& .MuiStepLabel-iconContainer': { pr: 0 },
          },
        }}
      >
        {STEPS.map((name) => (
          <Step key={name} completed={sent ? name !== 'approval' : undefined}>
            <StepLabel>{say(`steps.${name}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {sent ? (
        children(sent)
      ) : (
        <>
          <LeaveGuard enabled={!isSending} />
          {step === 0 && (
            <Section title={say('declarationTitle')} hint={say('declarationText')}>
              <FilePicker
                files={documents}
                {...(missing && documents.ready.length === 0 ? { error: 'MISSING_DOCUMENTS' } : {})}
              />
            </Section>
          )}
          {step === 0 && (
            <StickyActions>
              <Button
                variant="contained"
                size="large"
                onClick={next}
                disabled={documents.isReading}
                sx={{ ml: 'auto' }}
              >
                {say('next')}
              </Button>
            </StickyActions>
          )}
          {step === 1 && (
            <Box
              component="form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              {refused && <RequestRefusal refused={refused} onAgain={() => void submit()} busy={isSending} />}
              <FormErrors nameOf={labelOf} more={more} />
              <Section title={say('ownerTitle')} hint={translate('transferPages.owner.typeFirst')}>
                <OwnerForm prefix="newOwner." />
                {renames && (
                  <TextField
                    id={fieldId('newAnimalName')}
                    label={say('newName')}
                    helperText={say('newNameHint')}
                    sx={{ maxWidth: 420 }}
                    {...form.register('newAnimalName')}
                  />
                )}
                {isSending && (
                  <Alert severity="info" role="status" sx={{ mt: 1 }}>
                    {say('sending')}
                    <LinearProgress sx={{ mt: 1 }} aria-label={say('sending')} />
                  </Alert>
                )}
              </Section>
              <StickyActions>
                <Button variant="outlined" size="large" onClick={() => setStep(0)} disabled={isSending}>
                  {say('back')}
                </Button>
                <Button
                  type="submit"
                  variant="contained"
                  size="large"
                  loading={isSending}
                  sx={{ ml: 'auto' }}
                >
                  {say('submit')}
                </Button>
              </StickyActions>
            </Box>
          )}
        </>
      )}
    </FormProvider>
  );
}
