import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { callApi, type ErrorBody } from '../../../../dataProvider/index.ts';
import type { AnimalView } from '../../../../resources/animal/calls.ts';
import { animal as declared } from '../../../../resources/animal/schema.ts';
import {
  downloadCertificate,
  listCertificates,
  type CertificateProperty,
  type OfferedCertificate,
} from '../../../../resources/certificate/calls.ts';
import { CERTIFICATE_LANGUAGES, type CertificateLanguage } from '../../../../resources/certificate/values.ts';
import { boolean, date, text } from '../../../../resources/kit/fields.ts';
import type { AnyModule, Fields } from '../../../../resources/kit/module.ts';
import { saveFile } from '../../../files/index.ts';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { ModuleFormProvider } from '../../../forms/formContext.ts';
import { useModuleForm } from '../../../forms/useModuleForm.ts';

interface CertificateDialogProps {
  readonly animal: AnimalView;
  readonly onClose: () => void;
}

/** Which certificate, what it asks for, and whether it is downloaded or mailed. */
export function CertificateDialog({ animal, onClose }: CertificateDialogProps) {
  const translate = useTranslate();
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
  const say = (key: string) => translate(`certificatePages.dialog.${key}`);
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
      {error ? <Alert severity="error">{errorText(error)}</Alert> : data ? say('none') : <PageLoading />}
    </ConfirmDialog>
  );
}

const parameterField = ({ type, isMandatory }: CertificateProperty) => {
  const options = {
    ...(isMandatory && { required: 'EMPTY_VALUE' as const }),
    invalid: 'INVALID_VALUE' as const,
  };
  return type === 'Date' ? date(options) : text({ ...options, max: 300 });
};

const PREFIX = 'property';

/** The inputs as a form's module: the address, and the parameters of the template. */
const inputModule = (template: OfferedCertificate): AnyModule => ({
  ...declared,
  fields: {
    sendEmail: boolean({ initial: false }),
    emailAddress: text({ max: 320 }),
    ...Object.fromEntries(template.properties.map((one) => [`${PREFIX}${one.code}`, parameterField(one)])),
  } as Fields,
  access: { ...declared.access, create: 'SIGNED_IN' },
  modes: (({ record }: { record: { sendEmail?: boolean | null } }) =>
    record.sendEmail ? {} : { emailAddress: 'hidden' }) as NonNullable<AnyModule['modes']>,
  check: undefined as never,
});

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
  const errorText = useErrorText();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<CertificateLanguage>(locale === 'en' ? 'en' : 'pt');
  const say = (key: string) => translate(`certificatePages.dialog.${key}`);
  const form = useModuleForm(
    useMemo(() => inputModule(template), [template]),
    {
      initial: { sendEmail: false, emailAddress: ownerEmail(animal) },
      save: async (entered) => {
        const sendEmail = entered.sendEmail === true;
        const properties = Object.fromEntries(
          template.properties.map(({ code }) => [
            code,
            (entered[`${PREFIX}${code}`] ?? null) as string | null,
          ]),
        );
        try {
          const body = {
            transponder: animal.transponder,
            id: template.id,
            language,
            sendEmail,
            ...(sendEmail && { emailAddress: entered.emailAddress as string | null }),
            properties,
          };
          const { filename, type, contents } = await callApi(downloadCertificate, { body });
          if (contents !== null) saveFile({ filename, type, contents });
          return { id: template.id, sendEmail };
        } catch (failure) {
          underFields(failure);
          throw failure;
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
  const { trouble } = form;
  const sends = form.form.watch('sendEmail') === true;
  return (
    <ConfirmDialog
      open
      title={translate('certificatePages.dialog.title', { name: animal.name })}
      confirm={say(sends ? 'send' : 'download')}
      cancel={translate('kit.form.cancel')}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
      busy={form.isSaving}
    >
      <ModuleFormProvider value={form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void form.submit(event);
          }}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}
        >
          {trouble?.kind === 'refused' && (
            <Alert severity="error" role="alert">
              {errorText(trouble.code)}
            </Alert>
          )}
          <TextField
            select
            label={say('template')}
            value={template.id}
            helperText={template.description}
            onChange={(event) => onTemplate(Number(event.target.value))}
          >
            {templates.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={say('language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as CertificateLanguage)}
          >
            {CERTIFICATE_LANGUAGES.map((one) => (
              <MenuItem key={one} value={one}>
                {say(one)}
              </MenuItem>
            ))}
          </TextField>
          {template.properties.map(({ code, name, description }) => (
            <FieldInput
              key={code}
              source={`${PREFIX}${code}`}
              label={name}
              {...(description && { help: description })}
            />
          ))}
          <FieldInput source="sendEmail" label={say('sendEmail')} />
          <FieldInput source="emailAddress" label={say('emailAddress')} />
        </Box>
      </ModuleFormProvider>
    </ConfirmDialog>
  );
}

/** Puts the errors of parameters under the fields that stand for them here. */
function underFields(failure: unknown): void {
  const { body } = failure as { body?: ErrorBody | null };
  if (!body?.errors) return;
  const errors = Object.entries(body.errors as Record<string, unknown>).flatMap(([path, code]) =>
    path === 'properties' && typeof code === 'object' && code !== null
      ? Object.entries(code).map(([name, one]) => [`${PREFIX}${name}`, one] as const)
      : [[path.replace(/^properties\./, PREFIX), code] as const],
  );
  Object.assign(body, { errors: Object.fromEntries(errors) });
}
