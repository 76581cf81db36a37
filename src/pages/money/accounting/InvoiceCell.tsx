import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { INVOICE_NUMBER_MAX, setInvoiceNumber } from '../../../../resources/money/accounting/calls.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SubmissionError } from '../../../components/SubmissionError.tsx';
import { TextControl } from '../../../components/TextControl.tsx';
import { Unbroken } from '../../../fields/controls/Unbroken.tsx';
import { useErrorText } from '../../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

interface InvoiceCellProps {
  /** Of the movement. */
  readonly id: number;
  readonly number: string;
  /** In a closed month a number is shown as it was; one that is missing can still be entered. */
  readonly isFixed: boolean;
}

/** The number of the invoice of a movement, and the dialog that enters or changes it. */
export function InvoiceCell({ id, number, isFixed }: InvoiceCellProps) {
  const say = useTexts('accountingPages');
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const client = useQueryClient();
  const form = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(number);
  const { run, isBusy, trouble, errors, dismiss } = useSubmission();
  const fault = errors.invoiceNumber;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    await run(async () => {
      const saved = await callApi(setInvoiceNumber, { params: { id }, body: { invoiceNumber: typed } });
      setOpen(false);
      notify(say('invoiceDone', { number: saved.invoiceNumber }), { type: 'success' });
      await client.invalidateQueries({ queryKey: ['accounting', 'month'] });
    });
  };
  if (isFixed && number !== '') return <Unbroken>{number}</Unbroken>;
  return (
    <>
      <Button
        size="small"
        sx={{ whiteSpace: 'nowrap', mx: -1 }}
        onClick={() => {
          setTyped(number);
          dismiss();
          setOpen(true);
        }}
        {...(number !== '' && { 'aria-label': say('changeInvoice', { number }) })}
      >
        {number === '' ? say('setInvoice') : number}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={say('invoiceTitle', { id })}
        confirm={translate('ra.action.save')}
        cancel={translate('kit.form.cancel')}
        onConfirm={() => undefined}
        form={form}
        onCancel={() => setOpen(false)}
        busy={isBusy}
        isForm
      >
        <form id={form} onSubmit={(event) => void save(event)} noValidate>
          <SubmissionError trouble={trouble} fields={['invoiceNumber']} sx={{ mb: 1.5 }} />
          <TextControl
            id={`${form}-number`}
            label={say('columns.invoiceNumber')}
            text={typed}
            onText={(text) => {
              dismiss('invoiceNumber');
              setTyped(text);
            }}
            error={fault === undefined ? undefined : errorText(fault)}
            html={{ maxLength: INVOICE_NUMBER_MAX }}
            required
            autoFocus
          />
        </form>
      </ConfirmDialog>
    </>
  );
}
