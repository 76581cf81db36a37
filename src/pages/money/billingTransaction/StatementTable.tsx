import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../../../resources/kit/call.ts';
import type { readStatement } from '../../../../resources/money/billingTransaction/calls.ts';
import { REGISTER_ZONE, showTimestamp } from '../../../../resources/numbers/dates.ts';
import { showNumber } from '../../../fields/controls/number.tsx';
import { showCents } from '../../../fields/money/money.tsx';
import {
  AnimalLink,
  DocumentLink,
  RequestLink,
} from '../../../parts/money/billingTransaction/MovementLinks.tsx';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { wordOfMovement } from './movementWords.ts';

type Movement = AnswerOf<typeof readStatement>['movements'][number];

/** Rows that are drawn at first, and more each time that they are asked for. */
const ROWS = 100;

/** The movements of a statement, each with the way to its animal and its request. */
export function StatementTable({ movements }: { readonly movements: readonly Movement[] }) {
  const say = useTexts('statementPages');
  const translate = useTranslate();
  const [locale] = useLanguage();
  const [shown, setShown] = useState(ROWS);
  if (movements.length === 0) return <p>{say('none')}</p>;
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={say('movements')}>
          <TableHead>
            <TableRow>
              {(['date', 'movement', 'transponder', 'document'] as const).map((name) => (
                <TableCell key={name}>{say(name)}</TableCell>
              ))}
              {(['unitPrice', 'vatRate', 'credits', 'balance'] as const).map((name) => (
                <TableCell key={name} align="right">
                  {say(name)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {movements.slice(0, shown).map((one) => {
              return (
                <TableRow key={one.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    {showTimestamp(one.date, REGISTER_ZONE)}
                  </TableCell>
                  <TableCell>
                    <RequestLink of={one}>{wordOfMovement(translate, one)}</RequestLink>
                  </TableCell>
                  <TableCell>{one.transponder && <AnimalLink transponder={one.transponder} />}</TableCell>
                  <TableCell>
                    {one.documentNumber && <DocumentLink of={one} document={one.documentNumber} />}
                  </TableCell>
                  <TableCell align="right">
                    {one.unitPrice === null ? '' : showCents(one.unitPrice, locale)}
                  </TableCell>
                  <TableCell align="right">{one.vatRate === null ? '' : `${one.vatRate} %`}</TableCell>
                  <TableCell align="right">{showNumber(one.credits, locale)}</TableCell>
                  <TableCell align="right">{showNumber(one.balance, locale)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </Box>
      {movements.length > shown && (
        <Button onClick={() => setShown(shown + ROWS)} sx={{ mt: 1 }}>
          {say('more', { shown, total: movements.length })}
        </Button>
      )}
    </>
  );
}
