import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { isBulkSelectable } from '../../../resources/kit/operations/requestConditions.ts';
import { showDay } from '../../../resources/numbers/dates.ts';
import { fieldLabel, Unbroken, unbroken, useTimezone } from '../../fields/index.ts';
import { PreviewButton } from '../../lists/table/Preview.tsx';
import { useRoom } from '../../lists/table/useRoom.ts';
import { useTexts } from '../../runtime/language/useTexts.ts';
import { DueDate } from '../DueDate.tsx';
import { originKey, requesterOf, titleFields, type RequestRow } from '../requestRow.ts';
import { RequestStatus } from '../RequestStatus.tsx';
import { useRequestType } from '../requestType.ts';
import { type QueueRowsProps, Age, Mark, RowTitle, Tick } from './RowParts.tsx';

/**
 * The columns that are hidden where the table has no room, the least important first: the last change is in the preview
 * as well, and the term then stands below the day of the request.
 */
const HIDEABLE = ['updated', 'term'] as const;

const LOOK = {
  overflowX: 'auto',
  // Measured as soon as it is marked: with reduced motion every change is a transition, which ends a frame later.
  '& :is(th, td)': { transitionProperty: 'none' },
  '& .column-title': { minWidth: 160 },
  '& .column-requester': { minWidth: 130 },
  '& .column-created .term': { display: 'none' },
  '&:not([data-tight]) .one-line': { whiteSpace: 'nowrap' },
  '&[data-tight] :is(th, td)': { paddingInline: '6px' },
  '&[data-tight] :is(.column-title, .column-requester)': { minWidth: 110 },
  '&[data-without~=updated] .column-updated': { display: 'none' },
  '&[data-without~=term] .column-term': { display: 'none' },
  '&[data-without~=term] .column-created .term': { display: 'block' },
} as const;

/** The day of the last change, where it is another than that of the request, which stands beside it. */
function LastChange({ row }: { readonly row: RequestRow }) {
  const timezone = useTimezone();
  const day = showDay(row.lastUpdateTimestamp, timezone);
  return day === showDay(row.creationTimestamp, timezone) ? null : <Unbroken>{day}</Unbroken>;
}

/** Text that takes two lines at most; all of it is in the preview and on the page. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The requests, one a row: what for, by whom, from where and when, and how each stands. */
export function QueueTable({ mayDecide, openBy }: QueueRowsProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { data = [], selectedIds = [], onSelect } = useListContext<RequestRow>();
  const module: AnyRequest = useRequestType();
  const hasTerm = module.request.termDays !== null;
  const say = useTexts('kit.requests.queue');
  const selectable = data.filter((row) => isBulkSelectable(module.request, row));
  const isAll = selectable.length > 0 && selectable.every((row) => selectedIds.includes(row.id));
  const place = useRoom(module.name, HIDEABLE);
  return (
    <Box ref={place} sx={LOOK}>
      <Table aria-label={translate(`resources.${module.name}.name`, { smart_count: 2 })}>
        <TableHead>
          <TableRow>
            {mayDecide && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isAll}
                  indeterminate={!isAll && selectedIds.length > 0}
                  disabled={selectable.length === 0}
                  onChange={() => onSelect(isAll ? [] : selectable.map((row) => row.id))}
                  slotProps={{ input: { 'aria-label': say('selectAll') } }}
                />
              </TableCell>
            )}
            <TableCell className="column-title">
              {fieldLabel(translate, module, titleFields(module)[0])}
            </TableCell>
            <TableCell className="column-requester">{say('createdBy')}</TableCell>
            <TableCell className="column-created">{say('created')}</TableCell>
            <TableCell className="column-updated">{say('updated')}</TableCell>
            {hasTerm && <TableCell className="column-term">{say('term')}</TableCell>}
            <TableCell>{say('state')}</TableCell>
            <TableCell padding="none">
              <Box component="span" sx={visuallyHidden}>
                {translate('kit.list.preview.title')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type td': { borderBottom: 0 } }}>
          {data.map((row) => (
            <TableRow key={row.id} hover selected={selectedIds.includes(row.id)}>
              {mayDecide && (
                <TableCell padding="checkbox">
                  <Tick row={row} />
                </TableCell>
              )}
              <TableCell className="column-title">
                <RowTitle row={row} openBy={openBy(row)} />
              </TableCell>
              <TableCell className="column-requester">
                <Box component="span" sx={twoLines} title={requesterOf(row)}>
                  {requesterOf(row)}
                </Box>
              </TableCell>
              <TableCell className="column-created">
                {translate(originKey(row.origin))}
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
                >
                  <span className="one-line">
                    {unbroken(showDay(row.creationTimestamp, timezone))}
                    {!row.closed && ' · '}
                    <Age row={row} />
                  </span>
                  {hasTerm && !row.closed && (
                    <span className="term">
                      <DueDate request={row} inWords />
                    </span>
                  )}
                </Box>
              </TableCell>
              <TableCell className="column-updated">
                <LastChange row={row} />
              </TableCell>
              {hasTerm && (
                <TableCell className="column-term" sx={{ whiteSpace: 'nowrap' }}>
                  <DueDate request={row} />
                </TableCell>
              )}
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <RequestStatus request={row} />
                <Mark row={row} />
              </TableCell>
              <TableCell padding="none">
                <PreviewButton record={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
