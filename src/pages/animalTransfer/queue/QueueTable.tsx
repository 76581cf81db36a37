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
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { isBulkSelectable } from '../../../../resources/animalTransfer/states.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../fields/index.ts';
import { Transponder } from '../../../parts/transponder/Transponder.tsx';
import { TransferStatus } from '../../../parts/transfer/TransferStatus.tsx';
import { useOpenRecords } from '../../../parts/requests/usePresence.ts';
import { originKey, type TransferRow } from '../../../parts/transfer/transferRow.ts';

/** Below this width, in pixels, a row stands as a card. */
const CARDS_BELOW = 820;

/** Who asked, in words: a person, their entity, or somebody from outside. */
const askedBy = (row: TransferRow): string =>
  [row.creationUser?.name ?? row.requesterName, row.creationEntity?.name].filter(Boolean).join(', ');

interface AnimalProps {
  readonly row: TransferRow;
  /** Names of the other users who have the request open. */
  readonly openBy: string;
}

const Animal = ({ row, openBy }: AnimalProps) => (
  <>
    <Link component={RouterLink} to={`/transfers/${row.id}`} underline="hover" sx={{ fontWeight: 600 }}>
      {row.animalName}
    </Link>
    <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Transponder number={row.transponder} />
    </Box>
    {openBy !== '' && <OpenBy names={openBy} />}
  </>
);

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

function Tick({ row }: { readonly row: TransferRow }) {
  const translate = useTranslate();
  const { selectedIds = [], onToggleItem } = useListContext<TransferRow>();
  const may = isBulkSelectable(row);
  const why = row.closed ? 'closedNotSelectable' : 'ownersOneByOne';
  const box = (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      aria-disabled={!may}
      onChange={() => may && onToggleItem(row.id)}
      sx={{ alignSelf: 'flex-start', ...(may ? {} : { opacity: 0.45 }) }}
      slotProps={{
        input: {
          'aria-label': translate('transferPages.queue.select', { transponder: row.transponder }),
          ...(may ? {} : { 'aria-description': translate(`transferPages.queue.${why}`) }),
        },
      }}
    />
  );
  return may ? box : <Tooltip title={translate(`transferPages.queue.${why}`)}>{box}</Tooltip>;
}

/** The requests, one a row: what for, by whom, from where and when, and how each stands. */
export function QueueTable({ mayDecide }: { readonly mayDecide: boolean }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const isNarrow = useMediaQuery(`(max-width: ${CARDS_BELOW - 0.05}px)`);
  const { data = [], selectedIds = [], onSelect } = useListContext<TransferRow>();
  const say = (key: string) => translate(`transferPages.queue.${key}`);
  const open = useOpenRecords('animalTransfer');
  const openBy = ({ id }: TransferRow) => (open.get(id) ?? []).map(({ user }) => user.name).join(', ');
  const selectable = data.filter(isBulkSelectable);
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
                  <Animal row={row} openBy={openBy(row)} />
                </Box>
                <Box>
                  <TransferStatus transfer={row} />
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
                <span>{askedBy(row)}</span>
                <span>{translate(originKey(row.origin))}</span>
                <time dateTime={row.creationTimestamp}>{showMinute(row.creationTimestamp, timezone)}</time>
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <TableContainer>
      <Table aria-label={say('title')}>
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
            <TableCell>{say('animal')}</TableCell>
            <TableCell>{say('createdBy')}</TableCell>
            <TableCell>{say('created')}</TableCell>
            <TableCell>{say('updated')}</TableCell>
            <TableCell>{say('state')}</TableCell>
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
              <TableCell>
                <Animal row={row} openBy={openBy(row)} />
              </TableCell>
              <TableCell>{askedBy(row)}</TableCell>
              <TableCell>
                {translate(originKey(row.origin))}
                <Box
                  component="span"
                  sx={{
                    display: 'block',
                    fontSize: '0.8125rem',
                    color: 'text.secondary',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {showMinute(row.creationTimestamp, timezone)}
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {showMinute(row.lastUpdateTimestamp, timezone)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <TransferStatus transfer={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
