import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { saveBlob } from '../../../files/components/saveFile.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { wordOfMovement } from './movementWords.ts';
import { statementCells } from './statementCells.ts';

type Statement = AnswerOf<typeof readStatement>;

/** Saves a statement as a workbook, with all of its movements. */
export function useStatementFile(): (statement: Statement) => Promise<void> {
  const say = useTexts('statementPages');
  const translate = useTranslate();
  return async (statement) => {
    const { xlsxBlob } = await import('../../../lists/bulk/xlsx.ts');
    const rows = statementCells(statement, say, (one) => wordOfMovement(translate, one));
    const { entity, from, to } = statement;
    const name = `${say('filename')}-${entity.id}-${from}-${to}.xlsx`;
    saveBlob(xlsxBlob(rows), name);
  };
}
