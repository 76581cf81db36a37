import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useFormContext } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { MAX_PRE_REGISTER_REASON } from '../../../../../resources/requests/animalPreRegister/calls.ts';
import { editTransponder } from '../../../../../resources/numbers/transponder.ts';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { Section } from '../../../../components/Section.tsx';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { FilePicker } from '../../../../files/index.ts';
import { FormErrors } from '../../../../forms/custom/FormErrors.tsx';
import { useFieldId } from '../../../../forms/custom/ids.ts';
import { labelOf } from '../../../../forms/custom/labels.ts';
import { CustomFormGuard } from '../../../../forms/custom/CustomFormGuard.tsx';
import { useFieldError } from '../../../../forms/custom/useFieldError.ts';
import { SubmissionAlert } from '../../../../forms/SubmissionAlert.tsx';
import { RegistrationForm } from '../create/RegistrationForm.tsx';
import { usePreRegistration, type RequestedPreRegister } from './usePreRegistration.ts';

/** `/animal/pre-register`: asks for the registration of an animal whose transponder cannot be registered directly. */
export function PreRegisterFormPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle>{translate('preRegisterPages.title')}</PageTitle>
      <PreRegistering />
    </>
  );
}

function PreRegistering() {
  const translate = useTranslate();
  const { state } = useLocation() as { state: { transponder?: string } | null };
  const request = usePreRegistration(editTransponder('', state?.transponder ?? ''));
  const { form, documents, place, checkStep, isDocumentOwed, send, submission, sent, again } = request;
  const { isBusy, refusal, more } = submission;
  if (sent) return <RequestSent sent={sent} onAnother={again} />;
  const nameOf = (path: string) =>
    path === 'reason' || path === 'documents' || path === 'comments'
      ? { label: translate(`preRegisterPages.${path}`), module: 'animalPreRegister' }
      : labelOf(translate, path, form.getValues('owner.country'));
  return (
    <FormProvider {...form}>
      <CustomFormGuard enabled={!isBusy} />
      <RegistrationForm
        purpose="preRegister"
        place={place}
        onCheck={checkStep}
        isSending={isBusy}
        onSend={() => void send()}
        more={
          <Section title={translate('preRegisterPages.reasonSection')}>
            <Words name="reason" required />
            <Words name="comments" />
            <Box>
              <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
                {translate('preRegisterPages.documents')}
              </Typography>
              <Typography sx={{ mb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
                {translate('preRegisterPages.documentsHint')}
              </Typography>
              <FilePicker
                files={documents}
                {...(isDocumentOwed ? { error: 'MISSING_DOCUMENTS' as const } : {})}
              />
            </Box>
          </Section>
        }
      >
        <Typography>{translate('preRegisterPages.intro')}</Typography>
        <SubmissionAlert
          trouble={refusal}
          alsoOfFields
          title={translate('preRegisterPages.failed')}
          takesFocus
          onAgain={() => void send()}
          isBusy={isBusy}
        />
        <FormErrors nameOf={nameOf} more={more} />
      </RegistrationForm>
    </FormProvider>
  );
}

interface WordsProps {
  readonly name: 'reason' | 'comments';
  readonly required?: boolean;
}

/** A text of the request itself. */
function Words({ name, required = false }: WordsProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const { register } = useFormContext();
  const label = translate(`preRegisterPages.${name}`);
  const error = useFieldError(name, label, 'animalPreRegister');
  return (
    <TextField
      id={fieldId(name)}
      label={label}
      required={required}
      multiline
      minRows={2}
      fullWidth
      error={error !== undefined}
      helperText={error ?? (name === 'reason' ? translate('preRegisterPages.reasonHint') : undefined)}
      slotProps={{ htmlInput: { maxLength: MAX_PRE_REGISTER_REASON } }}
      {...register(name)}
    />
  );
}

interface RequestSentProps {
  readonly sent: RequestedPreRegister;
  readonly onAnother: () => void;
}

/** The request waits for its decision: what holds until then, and what comes next. */
function RequestSent({ sent, onAnother }: RequestSentProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const { id, animalName, transponder } = sent;
  return (
    <Card sx={{ maxWidth: 720, px: { xs: 2.5, sm: 4 }, py: { xs: 3, sm: 4 } }}>
      <HourglassTopRounded aria-hidden sx={{ fontSize: '2.5rem', color: 'warning.main' }} />
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ mt: 1, fontSize: '1.375rem', '&:focus': { outline: 'none' } }}
      >
        {translate('preRegisterPages.sentTitle')}
      </Typography>
      <Typography sx={{ mt: 0.75, maxWidth: '60ch' }}>
        {translate('preRegisterPages.sentText', { name: animalName, transponder: spaced(transponder) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
        <Button variant="contained" size="large" component={Link} to={`/pre-registers/${id}`}>
          {translate('preRegisterPages.open')}
        </Button>
        <Button variant="outlined" size="large" onClick={onAnother}>
          {translate('preRegisterPages.another')}
        </Button>
      </Box>
    </Card>
  );
}
