import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { showDay } from '../../../resources/numbers/dates.ts';
import { useTimezone } from '../../fields/index.ts';
import { PreviewButton } from '../../lists/table/Preview.tsx';
import { DueDate } from '../DueDate.tsx';
import { LabelChips } from '../labels/Labels.tsx';
import { originKey, requesterOf, titleFields, type RequestRow } from '../requestRow.ts';
import { RequestStatus } from '../RequestStatus.tsx';
import { useRequestType } from '../requestType.ts';
import { subjectFields, Subjects } from '../Subjects.tsx';
import { type QueueRowsProps, Age, OpenBy, RowLink, RowNumber, Tick, useMark } from './RowParts.tsx';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const secondary = { ...oneLine, fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** What stands in a line, with a dot between its parts. */
function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={secondary}>
      {Children.toArray(children).flatMap((part, at) => (at > 0 ? [' · ', part] : [part]))}
    </Box>
  );
}

/**
 * The requests on a narrow screen: a card of three lines for each. What is at the end of a line and has no room is in the
 * preview. Only a colleague's visit and labels, which few requests have, take a line more.
 */
export function QueueCards({ mayDecide, openBy }: QueueRowsProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const { data = [] } = useListContext<RequestRow>();
  const module = useRequestType();
  const markOf = useMark();
  const hasTerm = module.request.termDays !== null;
  const [, number] = titleFields(module);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            gap: 0.5,
            px: 1,
            py: 1,
            '& + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {mayDecide && <Tick row={row} />}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 0.75 }}>
              <Box sx={oneLine}>
                <RowLink row={row} />
              </Box>
              <Box sx={{ flex: 'none' }}>
                <RequestStatus request={row} />
              </Box>
            </Box>
            <Line>
              {number !== undefined && <RowNumber row={row} />}
              {subjectFields(module).length > 0 && <Subjects request={row} inLine />}
              {requesterOf(row) || null}
            </Line>
            <Line>
              {hasTerm && !row.closed && row.dueDate && <DueDate request={row} inWords />}
              {row.closed ? (
                <time dateTime={row.creationTimestamp}>{showDay(row.creationTimestamp, timezone)}</time>
              ) : (
                <Age row={row} />
              )}
              {markOf(row)}
              {translate(originKey(row.origin))}
            </Line>
            <LabelChips labels={row.labels} />
            {openBy(row) !== '' && <OpenBy names={openBy(row)} />}
          </Box>
          <Box sx={{ flex: 'none' }}>
            <PreviewButton record={row} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
