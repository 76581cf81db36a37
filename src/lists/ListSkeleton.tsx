import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

/** So many lines stand in for a page that is on its way. */
const LINES = 8;

/** The shape of a list that is on its way. */
export function ListSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ px: 2, py: 1 }}>
      <span style={visuallyHidden}>{translate('kit.list.loading')}</span>
      {Array.from({ length: LINES }, (_, at) => (
        <Skeleton key={at} height={40} width={`${100 - ((at * 7) % 24)}%`} />
      ))}
    </Box>
  );
}
