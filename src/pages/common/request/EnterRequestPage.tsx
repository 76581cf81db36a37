import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type BaseSyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { invalidCode, missingCode } from '../../../../resources/kit/codes.ts';
import { email, text } from '../../../../resources/kit/fields.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { getField } from '../../../../resources/kit/values/field.ts';
import { enterRequest } from '../../../../resources/common/publicForm/calls.ts';
import type { FormValues } from '../../../../resources/common/publicForm/formFields.ts';
import { publicForm } from '../../../../resources/common/publicForm/forms.ts';
import { MAX_FORM_FILES } from '../../../../resources/common/publicForm/limits.ts';
import { isAsked } from '../../../../resources/common/publicForm/readForm.ts';
import { needsEmail, readStaffForm } from '../../../../resources/common/publicForm/staffEntry.ts';
import { findStaffForm, type StaffFormName } from '../../../../resources/common/publicForm/staffForms.ts';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { moduleName, type Values } from '../../../fields/index.ts';
import { FilePicker, useFiles } from '../../../files/index.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { inputModule } from '../../../forms/formCheck.ts';
import { FormSection } from '../../../forms/FormSection.tsx';
import { ModuleForm } from '../../../forms/ModuleForm.tsx';
import { SaveBar } from '../../../forms/SaveBar.tsx';
import { isWide } from '../../../forms/sections.ts';
import { useModuleForm } from '../../../forms/useModuleForm.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { formWidth } from '../../../theme/layout.ts';

/** `/request-diac/create` and its like: staff enter a request for an owner. */
export function EnterRequestPage({ module }: { readonly module: AnyModule }) {
  const { key } = useLocation();
  const form = findStaffForm(module.name);
  return form ? <Entry key={key} module={module} form={form} /> : <NotFoundPage />;
}

const RULES = { most: MAX_FORM_FILES };

/** The fields about the person; the others are about the request. */
const OF_PERSON = ['requesterName', 'country', 'vatNumber', 'passport', 'relation', 'requesterEmail'];

/** Returns the inputs as a form's module: the fields of the public form with those of the request's declaration. */
const entryModule = (module: AnyModule, name: StaffFormName): AnyModule =>
  inputModule(module, {
    fields: {
      ...Object.fromEntries(
        Object.keys(publicForm(name).fields).map((source) => [source, getField(module.fields, source)]),
      ),
      requesterName: text({ required: true, max: 120 }),
      requesterEmail: email(needsEmail(name) ? { required: true } : {}),
    },
    modes: ({ record }) =>
      Object.fromEntries(
        Object.keys(publicForm(name).fields)
          .filter((source) => !isAsked(publicForm(name), source, record as FormValues))
          .map((source) => [source, 'hidden' as const]),
      ),
    check: ({ record }) =>
      // The documents are no field: they are looked at beside the form.
      readStaffForm(name, {
        values: record as FormValues,
        requesterEmail: record.requesterEmail as string | null,
        documents: 1,
      }).faults.map(({ property, fault }) => ({
        property,
        error: fault === 'MISSING' ? missingCode(property) : invalidCode(property),
      })),
  });

interface EntryProps {
  readonly module: AnyModule;
  readonly form: StaffFormName;
}

function Entry({ module: declared, form: name }: EntryProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { state } = useLocation() as { readonly state: Values | null };
  const say = useTexts('requestPages.enter');
  const documents = useFiles({ rules: RULES });
  const [isOwed, setOwed] = useState(false);
  const module = useMemo(() => entryModule(declared, name), [declared, name]);
  const sources = Object.keys(publicForm(name).fields);
  const isRequired = publicForm(name).documents === 'REQUIRED';
  const form = useModuleForm(module, {
    // A page that leads here passes the values it knows; other things in the history state are ignored.
    initial: Object.fromEntries(Object.entries(state ?? {}).filter(([source]) => source in module.fields)),
    save: async (entered) => {
      const values = Object.fromEntries(
        sources.flatMap((source) => (entered[source] == null ? [] : [[source, entered[source] as string]])),
      );
      const requesterEmail = entered.requesterEmail as string | null;
      const body = { values, requesterEmail, documents: [...documents.ready] };
      try {
        return await callApi(enterRequest, { params: { form: name }, body });
      } catch (failure) {
        documents.takeRefusal(failure);
        throw failure;
      }
    },
    onSaved: ({ id }) => {
      notify('requestPages.enter.saved', { type: 'success' });
      void navigate(`/${declared.resource}/${String(id)}`, { replace: true });
    },
  });
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    const isMissing = isRequired && documents.ready.length === 0;
    setOwed(isMissing);
    if (documents.holdsForm()) return;
    // The fields say what they lack at the same time.
    if (isMissing) await form.form.trigger(undefined, { shouldFocus: true });
    else await form.submit(event);
  };
  const input = (source: string) => (
    <Box key={source} className={isWide(module, source) ? 'wide' : undefined} sx={{ minWidth: 0 }}>
      <FieldInput
        source={source}
        {...(source === 'vatNumber' && { label: say('vatNumber') })}
        {...(source === 'requesterEmail' && {
          label: say('requesterEmail'),
          help: say(needsEmail(name) ? 'emailOfCertificate' : 'emailHint'),
        })}
      />
    </Box>
  );
  const title = say('of', { type: moduleName(translate, declared, 1) });
  return (
    <Box sx={{ maxWidth: formWidth }}>
      <PageTitle>{title}</PageTitle>
      <ModuleForm form={{ ...form, submit }} label={title}>
        <Typography sx={{ color: 'text.secondary' }}>{say('intro')}</Typography>
        <FormSection title={say('request')} hint={translate('kit.form.requiredHint')}>
          {sources.filter((source) => !OF_PERSON.includes(source)).map(input)}
        </FormSection>
        <FormSection title={say('person')}>
          {OF_PERSON.filter((source) => source in module.fields).map(input)}
        </FormSection>
        <FormSection
          title={say('documents')}
          hint={isRequired ? say('documentsRequired') : say('documentsOptional')}
        >
          <Box className="wide" sx={{ pb: 1 }}>
            <FilePicker
              files={documents}
              {...(isOwed && documents.ready.length === 0 && { error: 'MISSING_DOCUMENTS' })}
            />
          </Box>
        </FormSection>
        <SaveBar label={say('submit')} onCancel={() => void navigate(`/${declared.resource}`)} />
      </ModuleForm>
    </Box>
  );
}
