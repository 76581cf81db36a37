import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { FormSection } from './FormSection.tsx';

/** The shape of a form that is on its way. */
export function FormSkeleton({ fields = 6 }: { readonly fields?: number }) {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 960 }} role="status">
      <span style={visuallyHidden}>{translate('kit.form.loading')}</span>
      <FormSection>
        {Array.from({ length: Math.min(fields, 12) }, (_, at) => (
          <Box key={at} sx={{ mb: 2 }}>
            <Skeleton width="38%" height={20} />
            <Skeleton variant="rounded" height={40} />
          </Box>
        ))}
      </FormSection>
    </Box>
  );
}
