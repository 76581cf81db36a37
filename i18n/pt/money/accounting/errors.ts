import type { AccountingCode } from '../../../../resources/money/accounting/codes.ts';
import type { CodeTexts } from '../../../types.ts';

/** What accounting gets of a month. */
export const accountingErrors = {
  ERROR_CLOSE_MONTH: 'O mês não pôde ser fechado.',
  ERROR_SAVE_INVOICE_NUMBER: 'O número da fatura não pôde ser guardado.',
  MONTH_NOT_OVER: 'O mês ainda não terminou. Pode ser fechado uma hora depois do seu fim.',
  MONTH_IS_CLOSED: 'O mês já está fechado.',
  ACCOUNTING_TOO_LONG: 'O mês tem mais de 50 000 linhas e não cabe num ficheiro.',
  MOVEMENT_TAKES_NO_INVOICE: 'Só um carregamento ou uma devolução tem número de fatura.',
  MISSING_INVOICE_NUMBER: 'Indique o número da fatura.',
  INVALID_INVOICE_NUMBER:
    'O número da fatura tem até 60 letras, algarismos, espaços, pontos, barras ou hífenes.',
} as const satisfies CodeTexts<AccountingCode>;
