import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import type { dashboard } from '../../../../resources/figures/dashboard/schema.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { RegisterCharts } from './RegisterCharts.tsx';

/** The figures of a dashboard, as far as the user's entities reach, and where everybody finds it. */
export function DashboardCharts({ record }: { readonly record: RaRecord }) {
  const translate = useTranslate();
  const { id, description, figures, state, isPublic } = record as RecordOfModule<typeof dashboard>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {description && <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>}
      {isPublic && state === 'PUBLISHED' && (
        <Link href={`/public/dashboards/${id}`} target="_blank" rel="noopener" sx={{ justifySelf: 'start' }}>
          {translate('resources.dashboard.openPublic')}
        </Link>
      )}
      <div>
        <RegisterCharts figures={figures} />
      </div>
    </Box>
  );
}
