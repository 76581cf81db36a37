import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { showDay } from '../../../resources/numbers/dates.ts';
import { useTimezone } from '../../fields/index.ts';
import { PreviewButton } from '../../lists/table/Preview.tsx';
import { DueDate } from '../DueDate.tsx';
import { originKey, requesterOf, type RequestRow } from '../requestRow.ts';
import { RequestStatus } from '../RequestStatus.tsx';
import { useRequestType } from '../requestType.ts';
import { type QueueRowsProps, Age, Mark, RowTitle, Tick } from './RowParts.tsx';

/** The requests on a narrow screen: a card for each. */
export function QueueCards({ mayDecide, openBy }: QueueRowsProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { data = [] } = useListContext<RequestRow>();
  const hasTerm = useRequestType().request.termDays !== null;
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
                <RowTitle row={row} openBy={openBy(row)} />
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
                <time dateTime={row.creationTimestamp}>{showDay(row.creationTimestamp, timezone)}</time>
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
