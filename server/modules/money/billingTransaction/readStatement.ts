import {
  drawStatement,
  MAX_STATEMENT_MOVEMENTS,
  readStatement,
} from '../../../../resources/money/billingTransaction/calls.ts';
import { handleRead } from '../../../http/handle.ts';
import { toBase64 } from '../../../files/base64.ts';
import { languageIn } from '../../../language.ts';
import { drawStatementPaper } from '../../../statements/drawStatement.ts';
import { STATEMENT_TEXTS } from '../../../statements/statementTexts.ts';
import { partName, partsOf } from '../../../statements/parts.ts';
import { findStatement } from './statement.ts';

export const readStatementHandler = handleRead(readStatement, ({ db, query, caller, fail }) =>
  findStatement(db, query, caller, fail, MAX_STATEMENT_MOVEMENTS),
);

export const drawStatementHandler = handleRead(
  drawStatement,
  async ({ db, query, caller, services, fail }) => {
    const { language = languageIn(caller.actor.language), part = '1', ...request } = query;
    const statement = await findStatement(db, request, caller, fail, MAX_STATEMENT_MOVEMENTS);
    const parts = partsOf(statement);
    const asked = parts[Number(part) - 1] ?? fail('NOT_FOUND');
    const drawn = await drawStatementPaper(asked, language);
    if (drawn.errors || !drawn.pdf) {
      services.log.error({ entity: statement.entity.id, errors: drawn.errors }, 'a statement failed');
      return fail('STATEMENT_FAILED');
    }
    const { entity, from, to } = statement;
    return {
      filename: `${STATEMENT_TEXTS[language].filename}-${entity.id}-${from}-${to}${partName(asked)}.pdf`,
      type: 'application/pdf',
      contents: toBase64(drawn.pdf),
      parts: parts.length,
    };
  },
);
