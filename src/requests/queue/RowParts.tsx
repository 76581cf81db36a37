import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { isBulkSelectable } from '../../../resources/kit/operations/requestConditions.ts';
import { dayIn } from '../../../resources/numbers/dates.ts';
import { Transponder } from '../../components/transponder/Transponder.tsx';
import { Unbroken, useTimezone } from '../../fields/index.ts';
import { LabelChips } from '../labels/Labels.tsx';
import { titleFields, titleOf, type RequestRow } from '../requestRow.ts';
import { useRequestTexts, useRequestType } from '../requestType.ts';
import { Subjects } from '../Subjects.tsx';

/** The input of a queue's table and cards. */
export interface QueueRowsProps {
  readonly mayDecide: boolean;
  /** Returns the names of the other users who have a request open. */
  readonly openBy: (row: RequestRow) => string;
}

interface TitleProps {
  readonly row: RequestRow;
  /** Names of the other users who have the request open. */
  readonly openBy: string;
}

/** The name of a request as a link to its page. */
export function RowLink({ row }: Pick<TitleProps, 'row'>) {
  const module = useRequestType();
  const [words] = titleFields(module);
  return (
    <Link
      component={RouterLink}
      to={`/${module.resource}/${row.id}`}
      underline="hover"
      sx={{ fontWeight: 600 }}
    >
      {String(row[words] ?? row.id)}
    </Link>
  );
}

/** The number that belongs to the name of a request, where there is one. */
export function RowNumber({ row }: Pick<TitleProps, 'row'>) {
  const module = useRequestType();
  const [, number] = titleFields(module);
  if (number === undefined) return null;
  const value = String(row[number] ?? '');
  return module.fields[number]?.kind === 'transponder' ? <Transponder number={value} /> : value;
}

/** The name of a request as a link to its page, what it is about, its labels, and who has it open. */
export function RowTitle({ row, openBy }: TitleProps) {
  return (
    <>
      <RowLink row={row} />
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        <RowNumber row={row} />
      </Box>
      <Subjects request={row} />
      <LabelChips labels={row.labels} />
      {openBy !== '' && <OpenBy names={openBy} />}
    </>
  );
}

/** Marks a request that a colleague is just looking at. */
export function OpenBy({ names }: { readonly names: string }) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem', color: 'warning.dark' }}
    >
      <VisibilityRounded aria-hidden sx={{ fontSize: '1rem' }} />
      {translate('kit.requests.presence.row', { name: names })}
    </Box>
  );
}

/** The box that selects a request, where it can be decided with others; otherwise it says why not. */
export function Tick({ row }: { readonly row: RequestRow }) {
  const translate = useTranslate();
  const module = useRequestType();
  const { selectedIds = [], onToggleItem } = useListContext<RequestRow>();
  const may = isBulkSelectable(module.request, row);
  const why = row.closed
    ? translate('kit.requests.queue.closedNotSelectable')
    : translate(`errors.${module.request.oneByOne?.code}`);
  const box = (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      aria-disabled={!may}
      onChange={() => may && onToggleItem(row.id)}
      sx={{ alignSelf: 'flex-start', ...(may ? {} : { opacity: 0.45 }) }}
      slotProps={{
        input: {
          'aria-label': translate('kit.requests.queue.select', { title: titleOf(module, row) }),
          ...(may ? {} : { 'aria-description': why }),
        },
      }}
    />
  );
  return may ? box : <Tooltip title={why}>{box}</Tooltip>;
}

/** Returns the words of a request's mark, if it has one. */
export function useMark(): (row: RequestRow) => string | undefined {
  const text = useRequestTexts();
  const { markOf } = useRequestType().request;
  return (row) => {
    const mark = markOf?.(row);
    return mark === undefined ? undefined : text(`marks.${mark}`);
  };
}

/** The mark of a request, below its state. */
export function Mark({ row }: { readonly row: RequestRow }) {
  const mark = useMark()(row);
  return mark === undefined ? null : (
    <Box
      component="span"
      className="one-line"
      sx={{ display: 'block', mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'normal' }}
    >
      {mark}
    </Box>
  );
}

/** For how many days an open request has waited. */
export function Age({ row }: { readonly row: RequestRow }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  if (row.closed) return null;
  const day = (moment?: Date): number => Date.parse(dayIn(timezone, moment));
  const days = Math.round((day() - day(new Date(row.creationTimestamp))) / 86_400_000);
  return (
    <Unbroken>
      {translate(`kit.requests.queue.${days > 0 ? 'age' : 'today'}`, { smart_count: days })}
    </Unbroken>
  );
}
