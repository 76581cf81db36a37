import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { withAside } from '../theme/layout.ts';
import { FormSection } from './FormSection.tsx';

/** The shape of a form that is on its way, and of what will stand beside it. */
export function FormSkeleton({ fields = 6 }: { readonly fields?: number }) {
  const translate = useTranslate();
  return (
    <Box sx={withAside} role="status">
      <Box sx={{ minWidth: 0 }}>
        <span style={visuallyHidden}>{translate('kit.form.loading')}</span>
        <FormSection columns={3}>
          {Array.from({ length: Math.min(fields, 12) }, (_, at) => (
            <Box key={at} sx={{ mb: 2 }}>
              <Skeleton width="38%" height={20} />
              <Skeleton variant="rounded" height={40} />
            </Box>
          ))}
        </FormSection>
      </Box>
      <Card component="aside" sx={{ p: 2.25 }}>
        <Skeleton width="60%" height={24} />
        <Skeleton width="80%" height={42} />
        <Skeleton width="70%" height={42} />
      </Card>
    </Box>
  );
}
