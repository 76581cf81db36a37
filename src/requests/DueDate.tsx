import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { dayIn, showDate } from '../../resources/numbers/dates.ts';
import { useTimezone } from '../fields/index.ts';
import type { RequestRow } from './requestRow.ts';

interface DueDateProps {
  readonly request: RequestRow;
  /** Where no heading says what day it is. */
  readonly inWords?: boolean;
}

/** The last day of a request's legal term; where it has passed, that is said. */
export function DueDate({ request, inWords = false }: DueDateProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { dueDate, closed, validationStatus } = request;
  if (!dueDate) return null;
  const isOverdue = !closed && validationStatus === 'WAITING_VALIDATION' && dueDate < dayIn(timezone);
  const date = showDate(dueDate);
  if (!isOverdue) return inWords ? translate('kit.requests.page.due', { date }) : date;
  return inWords ? (
    <>
      {translate('kit.requests.page.due', { date })}
      {' · '}
      <Box component="span" sx={{ color: 'error.main' }}>
        {translate('kit.requests.page.overdue')}
      </Box>
    </>
  ) : (
    <>
      {date}
      <span style={visuallyHidden}>, </span>
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'error.main' }}>
        {translate('kit.requests.queue.overdue')}
      </Box>
    </>
  );
}
