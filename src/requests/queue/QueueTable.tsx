import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AnyRequest } from '../../../resources/kit/request.ts';
import { isBulkSelectable } from '../../../resources/kit/operations/requestConditions.ts';
import { dayIn, showTimestamp } from '../../../resources/numbers/dates.ts';
import { fieldLabel, Unbroken, useTimezone } from '../../fields/index.ts';
import { PreviewButton } from '../../lists/table/Preview.tsx';
import { Transponder } from '../../components/transponder/Transponder.tsx';
import { RequestLabels } from '../labels/Labels.tsx';
import { RequestStatus } from '../RequestStatus.tsx';
import { Subjects } from '../Subjects.tsx';
import { useOpenRecords } from '../usePresence.ts';
import { originKey, requesterOf, titleFields, titleOf, type RequestRow } from '../requestRow.ts';
import { useRequestTexts, useRequestType } from '../requestType.ts';
import { DueDate } from '../DueDate.tsx';

/** Below this width, in pixels, a row stands as a card. */
const CARDS_BELOW = 820;

interface TitleProps {
  readonly row: RequestRow;
  /** Names of the other users who have the request open. */
  readonly openBy: string;
}

function Title({ row, openBy }: TitleProps) {
  const module = useRequestType();
  const [words, number] = titleFields(module);
  const value = number === undefined ? undefined : row[number];
  return (
    <>
      <Link
        component={RouterLink}
        to={`/${module.resource}/${row.id}`}
        underline="hover"
        sx={{ fontWeight: 600 }}
      >
        {String(row[words] ?? row.id)}
      </Link>
      {number !== undefined && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {module.fields[number]?.kind === 'transponder' ? (
            <Transponder number={String(value ?? '')} />
          ) : (
            String(value ?? '')
          )}
        </Box>
      )}
      <Subjects request={row} />
      <RequestLabels request={row} dialog="rowLabels" />
      {openBy !== '' && <OpenBy names={openBy} />}
    </>
  );
}

/** Marks a request that a colleague is just looking at. */
function OpenBy({ names }: { readonly names: string }) {
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

function Tick({ row }: { readonly row: RequestRow }) {
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

/** The mark of a request, below its state. */
function Mark({ row }: { readonly row: RequestRow }) {
  const text = useRequestTexts();
  const mark = useRequestType().request.markOf?.(row);
  return mark === undefined ? null : (
    <Box
      component="span"
      sx={{ display: 'block', mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'normal' }}
    >
      {text(`marks.${mark}`)}
    </Box>
  );
}

/** A day and a time that a narrow column breaks between the two, and not at a hyphen. */
function Moment({ iso }: { readonly iso: string }) {
  const [day = '', time = ''] = showTimestamp(iso, useTimezone()).split(' ');
  return (
    <>
      <Unbroken>{day}</Unbroken> <Unbroken>{time}</Unbroken>
    </>
  );
}

/** For how many days an open request has waited. */
function Age({ row }: { readonly row: RequestRow }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  if (row.closed) return null;
  const day = (moment?: Date): number => Date.parse(dayIn(timezone, moment));
  const days = Math.round((day() - day(new Date(row.creationTimestamp))) / 86_400_000);
  return (
    <>
      {' '}
      <Unbroken>
        {`· ${translate(`kit.requests.queue.${days > 0 ? 'age' : 'today'}`, { smart_count: days })}`}
      </Unbroken>
    </>
  );
}

/** The requests, one a row: what for, by whom, from where and when, and how each stands. */
export function QueueTable({ mayDecide }: { readonly mayDecide: boolean }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW - 0.05}px)`);
  const { data = [], selectedIds = [], onSelect } = useListContext<RequestRow>();
  const module: AnyRequest = useRequestType();
  const hasTerm = module.request.termDays !== null;
  const say = (key: string) => translate(`kit.requests.queue.${key}`);
  const open = useOpenRecords(module);
  const openBy = ({ id }: RequestRow) => (open.get(id) ?? []).map(({ user }) => user.name).join(', ');
  const selectable = data.filter((row) => isBulkSelectable(module.request, row));
  const isAll = selectable.length > 0 && selectable.every((row) => selectedIds.includes(row.id));
  if (isNarrow) {
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              gap: 1,
              px: 1.5,
              py: 1.25,
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {mayDecide && <Tick row={row} />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 0.75 }}>
                <Box>
                  <Title row={row} openBy={openBy(row)} />
                </Box>
                <Box>
                  <RequestStatus request={row} />
                  <Mark row={row} />
                </Box>
              </Box>
              <Box
                sx={{
                  mt: 0.5,
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 1.5,
                  fontSize: '0.875rem',
                  color: 'text.secondary',
                }}
              >
                <span>{requesterOf(row)}</span>
                <span>{translate(originKey(row.origin))}</span>
                <span>
                  <time dateTime={row.creationTimestamp}>
                    {showTimestamp(row.creationTimestamp, timezone)}
                  </time>
                  <Age row={row} />
                </span>
                {hasTerm && !row.closed && (
                  <span>
                    <DueDate request={row} inWords />
                  </span>
                )}
              </Box>
            </Box>
            <Box sx={{ flex: 'none' }}>
              <PreviewButton record={row} />
            </Box>
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <TableContainer>
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
            <TableCell>{fieldLabel(translate, module, titleFields(module)[0])}</TableCell>
            <TableCell>{say('createdBy')}</TableCell>
            <TableCell>{say('created')}</TableCell>
            <TableCell>{say('updated')}</TableCell>
            {hasTerm && <TableCell>{say('term')}</TableCell>}
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
              <TableCell sx={{ minWidth: 160 }}>
                <Title row={row} openBy={openBy(row)} />
              </TableCell>
              <TableCell sx={{ minWidth: 130 }}>{requesterOf(row)}</TableCell>
              <TableCell>
                {translate(originKey(row.origin))}
                <Box
                  component="span"
                  sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
                >
                  <Unbroken>{showTimestamp(row.creationTimestamp, timezone)}</Unbroken>
                  <Age row={row} />
                </Box>
              </TableCell>
              <TableCell>
                <Moment iso={row.lastUpdateTimestamp} />
              </TableCell>
              {hasTerm && (
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
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
    </TableContainer>
  );
}
