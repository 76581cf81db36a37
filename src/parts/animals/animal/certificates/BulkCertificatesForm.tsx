import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { callApi, codeOf } from '../../../../../dataProvider/index.ts';
import {
  checkCertificatesInBulk,
  sendCertificatesInBulk,
} from '../../../../../resources/animals/certificate/bulkCalls.ts';
import type { CertificateProperty } from '../../../../../resources/animals/certificate/calls.ts';
import type { CertificateLanguage } from '../../../../../resources/animals/certificate/certificateValues.ts';
import { refusalAction } from '../../../../components/refusalAction.ts';
import { PageLoading } from '../../../../components/page/PageLoading.tsx';
import { FieldInput } from '../../../../forms/FieldInput.tsx';
import { FormDialog } from '../../../../forms/dialogs/FormDialog.tsx';
import { useModuleForm } from '../../../../forms/useModuleForm.ts';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import type { AnimalRow } from '../animalRow.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { CertificateChoices } from './CertificateChoices.tsx';
import {
  certificateInputs,
  enteredParameters,
  parameterSource,
  underParameters,
} from './certificateInputs.ts';
import { OutcomeList } from './OutcomeList.tsx';

/** The same list at each drawing. */
const NO_PROPERTIES: readonly CertificateProperty[] = [];

export interface BulkCertificatesOptions {
  /** Where they are mailed to unless another address is entered. */
  readonly emailAddress?: string | null;
  /** They are mailed for all of the animals or for none. */
  readonly requiresAll?: boolean;
}

export interface BulkCertificatesDialogProps extends BulkCertificatesOptions {
  readonly animals: readonly Pick<AnimalRow, 'transponder' | 'name'>[];
  readonly onClose: () => void;
}

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
  const [chosen, setChosen] = useState<number>();
  const [language, setLanguage] = useState<CertificateLanguage>(locale === 'en' ? 'en' : 'pt');
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
  const say = useTexts('certificatePages.bulk');
  const leftOut = data?.animals.filter((one) => one.error !== null) ?? [];
  const count = animals.length - leftOut.length;
  const templates = data?.templates ?? [];
  const templateId = data?.id ?? null;
  const properties = templates.find(({ id }) => id === templateId)?.properties ?? NO_PROPERTIES;
  const form = useModuleForm(
    useMemo(() => certificateInputs(properties), [properties]),
    {
      initial: { sendEmail: requiresAll || emailAddress !== null, emailAddress },
      save: async (entered) => {
        const isMailed = entered.sendEmail === true;
        const body = {
          transponders,
          id: templateId,
          language,
          sendEmail: isMailed,
          properties: enteredParameters(properties, entered),
          ...(isMailed && { emailAddress: entered.emailAddress as string | null, requiresAll }),
        };
        try {
          const { id } = await callApi(sendCertificatesInBulk, { body });
          return { id };
        } catch (failure) {
          // Something may stand against an animal since the list of reasons was read.
          void refetch();
          throw underParameters(failure);
        }
      },
      onSaved: ({ id }) => onStarted(id as number),
    },
  );
  const { setValue, getValues } = form.form;
  const ownerEmail = data?.ownerEmail;
  // The owner's address is proposed where the page that led here knows none, and nothing was entered.
  useEffect(() => {
    if (ownerEmail && !getValues('emailAddress')) setValue('emailAddress', ownerEmail);
  }, [ownerEmail, getValues, setValue]);
  const sendEmail = form.form.watch('sendEmail') === true;
  const isBlocked = requiresAll && sendEmail && leftOut.length > 0;

  return (
    <FormDialog
      form={form}
      title={say('title', { smart_count: animals.length })}
      confirm={say(sendEmail ? 'send' : 'make', { smart_count: count })}
      fields={['emailAddress', ...properties.map(parameterSource)]}
      onClose={onClose}
      disabled={templateId === null || count === 0 || isBlocked || isPlaceholderData}
    >
      {error && (
        <Alert severity="error" action={refusalAction(codeOf(error) ?? '')}>
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <PageLoading />}
      {data && templates.length === 0 && <Alert severity="info">{say('none')}</Alert>}
      {data && templates.length > 0 && (
        <>
          <CertificateChoices
            templates={templates}
            templateId={templateId}
            onTemplate={setChosen}
            language={language}
            onLanguage={setLanguage}
          />
          {properties.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say('same')}
            </Typography>
          )}
          <RadioGroup
            aria-label={say('way')}
            value={sendEmail ? 'mail' : 'download'}
            onChange={(_, way) => form.form.setValue('sendEmail', way === 'mail', { shouldDirty: true })}
          >
            <FormControlLabel value="mail" control={<Radio />} label={say('byMail')} />
            <FormControlLabel value="download" control={<Radio />} label={say('byDownload')} />
          </RadioGroup>
          <FieldInput
            source="emailAddress"
            label={translate('certificatePages.dialog.emailAddress')}
            required
          />
          {leftOut.length > 0 && (
            <Alert severity={isBlocked ? 'error' : 'warning'} role="status">
              <AlertTitle>
                {say(isBlocked ? 'blocked' : 'leftOut', { smart_count: leftOut.length })}
              </AlertTitle>
              {isBlocked && <Box sx={{ mb: 1 }}>{say('blockedText')}</Box>}
              <OutcomeList animals={animals} failures={leftOut} />
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
