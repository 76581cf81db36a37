import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  checkCertificatesInBulk,
  sendCertificatesInBulk,
} from '../../../../resources/certificate/bulkCalls.ts';
import { CERTIFICATE_LANGUAGES, type CertificateLanguage } from '../../../../resources/certificate/values.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import type { BulkCertificatesDialogProps } from './BulkCertificatesDialog.tsx';
import { OutcomeList } from './OutcomeList.tsx';

interface BulkCertificatesFormProps extends BulkCertificatesDialogProps {
  readonly onStarted: (batchId: number) => void;
}

/** Which certificate, in which language, mailed or downloaded; and which animals are left out, each with its reason. */
export function BulkCertificatesForm({
  animals,
  emailAddress = null,
  requiresAll = false,
  onStarted,
  onClose,
}: BulkCertificatesFormProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [locale] = useLocaleState();
  const submission = useSubmission();
  const [chosen, setChosen] = useState<number>();
  const [language, setLanguage] = useState<CertificateLanguage>(locale === 'en' ? 'en' : 'pt');
  const [sendEmail, setSendEmail] = useState(requiresAll || emailAddress !== null);
  const [email, setEmail] = useState(emailAddress ?? '');
  const transponders = animals.map(({ transponder }) => transponder);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['certificates', 'bulk', chosen ?? null, transponders],
    queryFn: ({ signal }) =>
      callApi(
        checkCertificatesInBulk,
        { body: { transponders, ...(chosen !== undefined && { id: chosen }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`certificatePages.bulk.${key}`, options);
  const leftOut = data?.animals.filter((one) => one.error !== null) ?? [];
  const count = animals.length - leftOut.length;
  const isBlocked = requiresAll && sendEmail && leftOut.length > 0;
  const templates = data?.templates ?? [];
  const templateId = data?.id ?? null;

  const start = () =>
    void submission
      .run(async () => {
        const body = {
          transponders,
          id: templateId,
          language,
          sendEmail,
          ...(sendEmail && { emailAddress: email, requiresAll }),
        };
        onStarted((await callApi(sendCertificatesInBulk, { body })).id);
      })
      // Something may stand against an animal since the list of reasons was read.
      .then((trouble) => trouble && refetch());

  return (
    <ConfirmDialog
      open
      title={say('title', { smart_count: animals.length })}
      confirm={say(sendEmail ? 'send' : 'make', { smart_count: count })}
      cancel={translate('kit.form.cancel')}
      onConfirm={start}
      onCancel={onClose}
      busy={submission.isBusy}
      disabled={templateId === null || count === 0 || isBlocked || isPlaceholderData}
    >
      {error && <Alert severity="error">{errorText(error)}</Alert>}
      {!data && !error && <PageLoading />}
      {data && templates.length === 0 && <Alert severity="info">{say('none')}</Alert>}
      {data && templates.length > 0 && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (count > 0 && !isBlocked) start();
          }}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}
        >
          <SubmissionAlert
            trouble={submission.trouble}
            fields={['emailAddress']}
            onAgain={start}
            isBusy={submission.isBusy}
          />
          <TextField
            select
            label={translate('certificatePages.dialog.template')}
            value={templateId ?? ''}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {templates.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={translate('certificatePages.dialog.language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as CertificateLanguage)}
          >
            {CERTIFICATE_LANGUAGES.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`certificatePages.dialog.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <RadioGroup
            aria-label={say('way')}
            value={sendEmail ? 'mail' : 'download'}
            onChange={(_, way) => setSendEmail(way === 'mail')}
          >
            <FormControlLabel value="mail" control={<Radio />} label={say('byMail')} />
            <FormControlLabel value="download" control={<Radio />} label={say('byDownload')} />
          </RadioGroup>
          {sendEmail && (
            <TextField
              type="email"
              required
              label={translate('certificatePages.dialog.emailAddress')}
              value={email}
              slotProps={{ htmlInput: { maxLength: 320 } }}
              error={submission.errors.emailAddress !== undefined}
              helperText={submission.errors.emailAddress && errorText(submission.errors.emailAddress)}
              onChange={(event) => {
                setEmail(event.target.value);
                submission.dismiss('emailAddress');
              }}
            />
          )}
          {leftOut.length > 0 && (
            <Alert severity={isBlocked ? 'error' : 'warning'} role="status">
              <AlertTitle>
                {say(isBlocked ? 'blocked' : 'leftOut', { smart_count: leftOut.length })}
              </AlertTitle>
              {isBlocked && <Box sx={{ mb: 1 }}>{say('blockedText')}</Box>}
              <OutcomeList animals={animals} failures={leftOut} />
            </Alert>
          )}
        </Box>
      )}
    </ConfirmDialog>
  );
}
