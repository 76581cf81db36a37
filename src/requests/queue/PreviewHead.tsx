import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DueDate } from '../DueDate.tsx';
import { originKey, type RequestRow } from '../requestRow.ts';
import { useRequestType } from '../requestType.ts';
import { RequestStatus } from '../RequestStatus.tsx';

/** The state, origin and term of a request, above its fields in a preview. */
export function PreviewHead({ row }: { readonly row: RequestRow }) {
  const translate = useTranslate();
  const { request } = useRequestType();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <RequestStatus request={row} />
      <span>{translate(originKey(row.origin))}</span>
      {request.termDays !== null && !row.closed && <DueDate request={row} inWords />}
    </Box>
  );
}
