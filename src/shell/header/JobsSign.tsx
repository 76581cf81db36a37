import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { callApi } from '../../../dataProvider/index.ts';
import { countOpenJobs } from '../../../resources/work/job/calls.ts';
import { useFrameNavigate } from '../../runtime/address/frameContext.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';
import { tabular } from '../../theme/layout.ts';

/** A sign with the number of the user's jobs that wait or run, which leads to them; nothing while there is none. */
export function JobsSign() {
  const translate = useTranslate();
  const navigate = useFrameNavigate();
  const isOffered = routeExists('/jobs');
  const { data } = useQuery({
    queryKey: ['jobs', 'own', 'open'],
    queryFn: ({ signal }) => callApi(countOpenJobs, undefined, { signal, poll: true }),
    enabled: isOffered,
  });
  const open = data?.open ?? 0;
  if (open === 0 || !isOffered) return null;
  const label = translate('jobSign.open', { smart_count: open });
  return (
    <IconButton aria-label={label} data-tip={label} onClick={() => navigate('/jobs')}>
      <CircularProgress size={24} thickness={4.5} aria-hidden />
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          fontSize: '0.6875rem',
          fontWeight: 700,
          color: 'text.primary',
          ...tabular,
        }}
      >
        {open > 9 ? '9+' : open}
      </Box>
    </IconButton>
  );
}
