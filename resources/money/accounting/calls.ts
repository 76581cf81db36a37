import { z } from 'zod';
import { defineCall } from '../../kit/call.ts';
import { describe } from '../../kit/values/described.ts';
import { byId } from '../../kit/values/ids.ts';
import { namedPerson } from '../../kit/values/named.ts';
import { personal } from '../../kit/values/personal.ts';
import { MANAGE_PAYMENTS } from '../multibancoPayment/schema.ts';
import { ACCOUNTING_COLUMNS, MAX_ACCOUNTING_ROWS } from './columns.ts';

const MANAGE = MANAGE_PAYMENTS;

/** Characters of the number of an invoice. */
export const INVOICE_NUMBER_MAX = 60;

/** A month in Portugal. */
const month = describe(
  z
    .string()
    .max(7)
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  {
    example: '2024-05',
    note: 'A month in Portugal, YYYY-MM',
  },
);
const ofMonth = z.strictObject({ month });

const closing = z.object({
  /** Of the bytes of the file. */
  sha256: z.string(),
  rowCount: z.int(),
  closedAt: z.iso.datetime(),
});

export const accountingMonths = defineCall({
  name: 'accountingMonths',
  method: 'GET',
  path: '/billing/accounting',
  access: MANAGE,
  summary: 'The months of the account book, newest first, and which of them are closed for accounting',
  answer: z.object({
    months: z.array(
      z.object({
        month,
        /** Whether it is over, so that it can be closed. */
        isOver: z.boolean(),
        closing: closing.extend({ closedBy: namedPerson.nullable() }).nullable(),
      }),
    ),
  }),
  reads: { objectType: 'accountingMonth', action: 'SEARCH' },
});

export const readAccountingMonth = defineCall({
  name: 'readAccountingMonth',
  method: 'GET',
  path: '/billing/accounting/:month',
  access: MANAGE,
  summary:
    'Charges, refunds, adjustments, payments and numbers of invoices of a month; of a closed month as it was closed',
  params: ofMonth,
  answer: z.object({
    month,
    closing: closing.nullable(),
    columns: z.array(z.enum(ACCOUNTING_COLUMNS)),
    /** An entity can be a person in trade: its name and tax number are then that person's. */
    rows: personal(z.array(z.array(z.string()).max(ACCOUNTING_COLUMNS.length)).max(MAX_ACCOUNTING_ROWS)),
  }),
  reads: { objectType: 'accountingMonth', action: 'EXPORT' },
  errors: ['ACCOUNTING_TOO_LONG'],
});

export const accountingFile = defineCall({
  name: 'accountingFile',
  method: 'GET',
  path: '/billing/accounting/:month/file',
  access: MANAGE,
  summary: 'The same as a CSV file (RFC 4180) for programs; of a closed month always the same bytes',
  params: ofMonth,
  answer: z.object({
    filename: z.string(),
    type: z.string(),
    /** The file in base64. */
    contents: personal(z.string()),
  }),
  reads: { objectType: 'accountingMonth', action: 'EXPORT' },
  errors: ['ACCOUNTING_TOO_LONG'],
});

export const closeAccountingMonth = defineCall({
  name: 'closeAccountingMonth',
  method: 'POST',
  path: '/billing/accounting/:month/close',
  access: MANAGE,
  failure: 'ERROR_CLOSE_MONTH',
  summary:
    'Closes a month that is over: its file stays as it is from then on, and what is entered later is in that of a later month',
  params: ofMonth,
  answer: closing,
  errors: ['MONTH_NOT_OVER', 'MONTH_IS_CLOSED', 'ACCOUNTING_TOO_LONG'],
});

export const setInvoiceNumber = defineCall({
  name: 'setInvoiceNumber',
  method: 'PUT',
  path: '/billing/transactions/:id/invoice-number',
  access: MANAGE,
  failure: 'ERROR_SAVE_INVOICE_NUMBER',
  summary:
    'Enters the number of the invoice or credit note that other software issued for a charge or refund; the newest counts',
  params: byId,
  body: z.strictObject({
    invoiceNumber: describe(
      z
        .string('MISSING_INVOICE_NUMBER')
        .trim()
        .min(1, 'MISSING_INVOICE_NUMBER')
        .max(INVOICE_NUMBER_MAX, 'INVALID_INVOICE_NUMBER')
        .regex(/^[\w ./-]*$/, 'INVALID_INVOICE_NUMBER'),
      { example: 'FT 2024/123' },
    ),
  }),
  answer: z.object({ id: z.number(), invoiceNumber: z.string() }),
  errors: ['NOT_FOUND', 'MOVEMENT_TAKES_NO_INVOICE', 'MISSING_INVOICE_NUMBER', 'INVALID_INVOICE_NUMBER'],
});
