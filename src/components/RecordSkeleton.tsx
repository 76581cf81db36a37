import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { stack, withAside } from '../theme/layout.ts';

/** The shape of a record that is on its way: who it is, what is known of it, what can be done with it. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <Box role="status" sx={withAside}>
      <Box sx={stack}>
        <span style={visuallyHidden}>{translate('shell.loading')}</span>
        <Card sx={{ display: 'flex', gap: 3, p: 2.5 }}>
          <Skeleton
            variant="rounded"
            sx={{ flex: 'none', width: { xs: 76, sm: 148 }, height: { xs: 76, sm: 148 } }}
          />
          <Box sx={{ flex: 1, pt: 1 }}>
            <Skeleton width="40%" height={36} />
            <Skeleton width="55%" height={26} />
            <Skeleton width="70%" />
          </Box>
        </Card>
        <Card sx={{ p: 2.5 }}>
          {[92, 78, 86, 64].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={34} />
          ))}
        </Card>
      </Box>
      <Card component="aside" sx={{ p: 2.25 }}>
        {[60, 84, 72, 78, 66].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={40} />
        ))}
      </Card>
    </Box>
  );
}
