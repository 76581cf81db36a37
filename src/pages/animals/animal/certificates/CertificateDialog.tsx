import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { callApi, codeOf } from '../../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../../resources/animals/animal/calls.ts';
import {
  downloadCertificate,
  listCertificates,
  type OfferedCertificate,
} from '../../../../../resources/animals/certificate/calls.ts';
import type { CertificateLanguage } from '../../../../../resources/animals/certificate/certificateValues.ts';
import { saveFile } from '../../../../files/index.ts';
import { PageLoading } from '../../../../components/page/PageLoading.tsx';
import { useErrorText } from '../../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { refusalAction } from '../../../../components/refusalAction.ts';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { FieldInput } from '../../../../forms/FieldInput.tsx';
import { FormDialog } from '../../../../forms/dialogs/FormDialog.tsx';
import { useModuleForm } from '../../../../forms/useModuleForm.ts';
import { CertificateChoices } from '../../../../parts/animals/animal/certificates/CertificateChoices.tsx';
import {
  certificateInputs,
  enteredParameters,
  parameterSource,
  underParameters,
} from '../../../../parts/animals/animal/certificates/certificateInputs.ts';

interface CertificateDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
}

/** Which certificate, what it asks for, and whether it is downloaded or mailed. */
export function CertificateDialog({ animal, onClose }: CertificateDialogProps) {
  const translate = useTranslate();
  const say = useTexts('certificatePages.dialog');
  const errorText = useErrorText();
  const { transponder } = animal;
  const { data, error } = useQuery({
    queryKey: ['certificates', transponder],
    queryFn: ({ signal }) => callApi(listCertificates, { params: { transponder } }, { signal }),
  });
  const [chosen, setChosen] = useState<number>();
  const template = data?.find(({ id }) => id === chosen) ?? data?.[0];
  if (template && data)
    return (
      <Form
        key={template.id}
        animal={animal}
        template={template}
        templates={data}
        onTemplate={setChosen}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={translate('certificatePages.dialog.title', { name: animal.name })}
      confirm={say('download')}
      cancel={translate('kit.form.cancel')}
      onConfirm={onClose}
      onCancel={onClose}
      disabled
    >
      {error ? (
        <Alert severity="error" action={refusalAction(codeOf(error) ?? '')}>
          {errorText(error)}
        </Alert>
      ) : data ? (
        say('none')
      ) : (
        <PageLoading />
      )}
    </ConfirmDialog>
  );
}

interface FormProps extends CertificateDialogProps {
  readonly template: OfferedCertificate;
  readonly templates: readonly OfferedCertificate[];
  readonly onTemplate: (id: number) => void;
}

const ownerEmail = ({ owner }: AnimalView): string | null =>
  'email' in owner ? (owner.email ?? null) : null;

function Form({ animal, template, templates, onTemplate, onClose }: FormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<CertificateLanguage>(locale === 'en' ? 'en' : 'pt');
  const say = useTexts('certificatePages.dialog');
  const form = useModuleForm(
    useMemo(() => certificateInputs(template.properties), [template]),
    {
      initial: { sendEmail: false, emailAddress: ownerEmail(animal) },
      save: async (entered) => {
        const sendEmail = entered.sendEmail === true;
        try {
          const body = {
            transponder: animal.transponder,
            id: template.id,
            language,
            sendEmail,
            ...(sendEmail && { emailAddress: entered.emailAddress as string | null }),
            properties: enteredParameters(template.properties, entered),
          };
          const { filename, type, contents } = await callApi(downloadCertificate, { body });
          if (contents !== null) saveFile({ filename, type, contents });
          return { id: template.id, sendEmail };
        } catch (failure) {
          throw underParameters(failure);
        }
      },
      onSaved: ({ sendEmail }) => {
        void queryClient.invalidateQueries({ queryKey: ['certificates', 'issued', animal.transponder] });
        onClose();
        notify(sendEmail ? 'errors.CERTIFICATE_SENT_SUCCESS' : 'errors.CERTIFICATE_DOWNLOAD_SUCCESS', {
          type: 'success',
        });
      },
    },
  );
  const sends = form.form.watch('sendEmail') === true;
  return (
    <FormDialog
      form={form}
      title={translate('certificatePages.dialog.title', { name: animal.name })}
      confirm={say(sends ? 'send' : 'download')}
      fields={[...template.properties.map(parameterSource), 'sendEmail', 'emailAddress']}
      onClose={onClose}
    >
      <CertificateChoices
        templates={templates}
        templateId={template.id}
        onTemplate={onTemplate}
        language={language}
        onLanguage={setLanguage}
      />
      <FieldInput source="sendEmail" label={say('sendEmail')} />
      <FieldInput source="emailAddress" label={say('emailAddress')} />
    </FormDialog>
  );
}
