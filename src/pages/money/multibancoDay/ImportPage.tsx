import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { callApi } from '../../../../dataProvider/index.ts';
import { date, longText, text } from '../../../../resources/kit/fields.ts';
import { importMultibancoDay, PAYMENT_FILE_MAX } from '../../../../resources/money/multibancoDay/calls.ts';
import { multibancoDay } from '../../../../resources/money/multibancoDay/schema.ts';
import type { Values } from '../../../fields/index.ts';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { FormSection } from '../../../forms/FormSection.tsx';
import { useModuleFormContext } from '../../../forms/formContext.ts';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** The day of a file, and the file as text. */
const paymentFile = {
  ...multibancoDay,
  fields: {
    day: date({ required: 'INVALID_DAY', invalid: 'INVALID_DAY', past: true }),
    filename: text({ max: 200 }),
    contents: longText({
      required: 'EMPTY_PAYMENT_FILE',
      invalid: 'INVALID_PAYMENT_FILE',
      max: PAYMENT_FILE_MAX,
    }),
  },
};

/** `/billing/reconciliation/create`: reads the provider's file of a day. */
export function ImportPage() {
  const say = useTexts('multibancoDayPages');
  const [line, setLine] = useState<number>();
  const send = useCallback(async ({ day, filename, contents }: Values): Promise<Values> => {
    setLine(undefined);
    try {
      const read = await callApi(importMultibancoDay, {
        body: { day: String(day), filename: String(filename ?? ''), contents: String(contents) },
      });
      return { ...read, day };
    } catch (error) {
      const body: unknown = error instanceof HttpError ? error.body : undefined;
      const found = (body as { data?: { line?: unknown } } | undefined)?.data?.line;
      if (typeof found === 'number') setLine(found);
      throw error;
    }
  }, []);
  return (
    <ModuleCreate
      module={paymentFile}
      save={send}
      leadsTo={{
        saved: ({ id }) => `/billing/reconciliation/${String(id)}`,
      }}
    >
      <FormSection hint={say('intro')}>
        <FieldInput source="day" autoFocus />
        <Box className="wide">
          <FileChoice />
        </Box>
      </FormSection>
      {line !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {say('line', { line })}
        </Alert>
      )}
    </ModuleCreate>
  );
}

/** A button in front of the browser's choice of a file, which is read here: it is text. */
function FileChoice() {
  const { form } = useModuleFormContext();
  const say = useTexts('multibancoDayPages');
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const filename: unknown = useWatch({ control: form.control, name: 'filename' });
  const { errors } = useFormState({ control: form.control, name: 'contents' });
  const fault = errors.contents?.message;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    form.setValue('filename', file.name.slice(0, 200), { shouldDirty: true });
    form.setValue('contents', await file.text(), { shouldDirty: true });
    form.clearErrors('contents');
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<UploadFileRounded />} onClick={() => input.current?.click()}>
          {say('choose')}
        </Button>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {typeof filename === 'string' && filename !== '' ? filename : say('noFile')}
        </Typography>
      </Box>
      {typeof fault === 'string' && (
        <Typography role="alert" sx={{ mt: 0.5, color: 'error.main', fontSize: '0.875rem' }}>
          {translate(fault)}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv,text/plain"
        aria-label={say('choose')}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </Box>
  );
}
