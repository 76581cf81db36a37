import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The place of charts while they load. */
export function ChartsSkeleton() {
  const translate = useTranslate();
  return (
    <Box
      aria-busy
      aria-label={translate('ra.page.loading')}
      role="status"
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <Skeleton variant="rounded" height={96} sx={{ gridColumn: '1 / -1' }} />
      <Skeleton variant="rounded" height={340} sx={{ gridColumn: '1 / -1' }} />
      <Skeleton variant="rounded" height={300} />
      <Skeleton variant="rounded" height={300} />
    </Box>
  );
}
