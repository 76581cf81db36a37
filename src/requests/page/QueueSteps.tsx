import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useTotalText } from '../../lists/useTotalText.ts';
import { useRequestType } from '../requestType.ts';
import type { useQueue } from './useQueue.ts';

/** '12 de 200', with the way to the request before and after. Its place is kept where there is none, but on phones. */
export function QueueSteps(props: ReturnType<typeof useQueue>) {
  const { position, total, isEstimate, previous, next, isPending } = props;
  const translate = useTranslate();
  const { resource } = useRequestType();
  const totalText = useTotalText();
  const step = (key: 'previous' | 'next', id: number | null) => {
    const label = translate(`kit.requests.page.${key}`);
    const Icon = key === 'previous' ? ChevronLeftRounded : ChevronRightRounded;
    if (id === null) {
      return (
        <IconButton disabled aria-label={label}>
          <Icon />
        </IconButton>
      );
    }
    return (
      <Tooltip title={label}>
        <IconButton component={Link} to={`/${resource}/${id}`} aria-label={label}>
          <Icon />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box
      className="no-print"
      sx={{
        display: { xs: position === null && !isPending ? 'none' : 'flex', sm: 'flex' },
        alignItems: 'center',
        gap: 0.5,
        // On a phone a line of its own, its two ends where the thumbs are.
        width: { xs: '100%', sm: 'auto' },
        justifyContent: 'space-between',
        my: { xs: -1, sm: 0 },
        visibility: position === null ? 'hidden' : 'visible',
      }}
    >
      {step('previous', previous)}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
        {translate('kit.requests.page.position', {
          n: position ?? 1,
          of: totalText(total, isEstimate),
        })}
      </Box>
      {step('next', next)}
    </Box>
  );
}
