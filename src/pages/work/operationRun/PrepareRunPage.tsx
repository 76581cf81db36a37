import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { HttpError, useGetOne, useTranslate } from 'react-admin';
import type { ErrorBody } from '../../../../dataProvider/errors.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { reference } from '../../../../resources/kit/fields.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { prepareRun } from '../../../../resources/work/operationRun/calls.ts';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { Section } from '../../../components/Section.tsx';
import { fieldViews, recordTitle, type Values } from '../../../fields/index.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx';
import { bulkText, parametersOf } from '../../../parts/work/operationTemplate/parameters.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

type Template = RecordOfModule<typeof operationTemplate>;

const TEMPLATE = reference('operationTemplate', { required: 'INVALID_TEMPLATE', only: { active: true } });

/** `/operations/create`: chooses an operation, takes its parameters, and starts the dry run. */
export function PrepareRunPage() {
  const [given, choose] = useUrlParam('templateId');
  const say = useTexts('operationPages');
  const id = given !== null && isId(given) ? Number(given) : null;
  const { Input } = fieldViews.reference;
  const template = useGetOne<Template>('operation-template', { id: id ?? 0 }, { enabled: id !== null });
  return (
    <>
      {id === null && (
        <Section title={say('choose')}>
          <Input
            module={operationTemplate}
            source="templateId"
            field={TEMPLATE}
            id="template"
            label={say('template')}
            value={id}
            onChange={(next) => choose(next === null ? null : String(next))}
            only={{ active: true }}
          />
        </Section>
      )}
      {template.error && <CallErrorPage error={template.error} module="operationTemplate" />}
      {id !== null && !template.error && !template.data && <FormSkeleton fields={3} />}
      {template.data && <ParameterForm key={template.data.id} template={template.data} />}
    </>
  );
}

/** Faults of parameters at the fields of the form, which the call names below `parameters`. */
function atFields(failure: unknown): unknown {
  if (!(failure instanceof HttpError)) return failure;
  const body = failure.body as ErrorBody;
  if (!body.errors) return failure;
  const errors = Object.fromEntries(
    Object.entries(body.errors).map(([path, code]) => [path.replace(/^parameters\./, ''), code]),
  );
  return new HttpError(failure.message, failure.status, { ...body, errors });
}

function ParameterForm({ template }: { readonly template: Template }) {
  const translate = useTranslate();
  const say = useTexts('operationPages');
  const operation = findBulkOperation(template.operation);
  const module = useMemo(() => operation && parametersOf(operation), [operation]);
  const save = useCallback(
    async (values: Values): Promise<Values> => {
      const names = Object.keys(operation?.parameters ?? {});
      const parameters = Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Record<
        string,
        string
      >;
      try {
        return await callApi(prepareRun, { body: { templateId: template.id, parameters } });
      } catch (failure) {
        throw atFields(failure);
      }
    },
    [operation, template.id],
  );
  if (!operation || !module)
    return <CallErrorPage error={new Error('BULK_OPERATION_UNKNOWN')} module="operationRun" />;
  return (
    <ModuleCreate
      module={module}
      title={say('prepareTitle', { name: recordTitle(translate, operationTemplate, template) })}
      initial={template.parameters as Values}
      save={save}
      leadsTo={{
        saved: ({ id }) => `/operations/${String(id)}`,
        back: '/operations',
        done: say('prepared'),
        save: say('prepare'),
      }}
    >
      <FormSection title={translate(bulkText(operation.name, 'label'))}>
        <Typography className="wide">{translate(bulkText(operation.name, 'text'))}</Typography>
        {Object.entries(operation.parameters).map(([source, { kind }]) => (
          <div key={source} className={kind === 'longText' ? 'wide' : undefined}>
            <FieldInput source={source} />
          </div>
        ))}
        {!operation.isUndoable && (
          <Typography className="wide" sx={{ fontWeight: 600 }}>
            {translate(bulkText(operation.name, 'noUndo'))}
          </Typography>
        )}
      </FormSection>
    </ModuleCreate>
  );
}
