import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { REGISTER_ZONE, showTimestamp } from '../../../../resources/numbers/dates.ts';
import { saveBlob } from '../../../files/components/saveFile.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { wordOfMovement } from './movementWords.ts';

type Statement = AnswerOf<typeof readStatement>;

/** Saves a statement as a workbook, with all of its movements. */
export function useStatementFile(): (statement: Statement) => Promise<void> {
  const say = useTexts('statementPages');
  const translate = useTranslate();
  return async ({ entity, from, to, opening, closing, movements }) => {
    const { xlsxOf, XLSX_TYPE } = await import('../../../lists/bulk/xlsx.ts');
    const rows = [
      (
        ['date', 'movement', 'transponder', 'document', 'unitPrice', 'vatRate', 'credits', 'balance'] as const
      ).map((name) => say(name)),
      [from, say('opening'), '', '', '', '', '', opening],
      ...movements.map((one) => [
        showTimestamp(one.date, REGISTER_ZONE),
        wordOfMovement(translate, one),
        one.transponder ?? '',
        one.documentNumber ?? '',
        one.unitPrice === null ? '' : one.unitPrice / 100,
        one.vatRate ?? '',
        one.credits,
        one.balance,
      ]),
      [to, say('closing'), '', '', '', '', '', closing],
    ];
    const name = `${say('filename')}-${entity.id}-${from}-${to}.xlsx`;
    saveBlob(new Blob([xlsxOf(rows) as BlobPart], { type: XLSX_TYPE }), name);
  };
}
