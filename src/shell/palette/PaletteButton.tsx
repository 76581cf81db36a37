import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { showOverlay } from '../frame/overlays.ts';
import { Keys } from '../shortcuts/Keys.tsx';
import { useAriaKeys } from '../../runtime/shortcuts/useShortcuts.ts';

/** Opens the palette; shows its key where there is room. */
export const PaletteButton = memo(function PaletteButton() {
  const translate = useTranslate();
  const keys = useAriaKeys('palette');
  const hasRoom = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const label = translate('shell.palette.title');
  const common = {
    'aria-label': label,
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': keys,
    onClick: () => showOverlay('palette'),
  } as const;
  if (!hasRoom) {
    return (
      <Tooltip title={label}>
        <IconButton {...common}>
          <SearchRounded />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <ButtonBase
      {...common}
      sx={(theme) => ({
        gap: 1,
        // The page's name needs the room more: where it is scarce, the keys say enough.
        width: { xl: 232 },
        '@media (max-width: 1439.95px)': { '& .words': { display: 'none' } },
        '@media (min-width: 1440px) and (max-width: 1599.95px)': { width: 196 },
        height: 38,
        mr: 1,
        px: 1.25,
        borderRadius: '7px',
        border: `1px solid ${theme.palette.divider}`,
        bgcolor: 'background.paper',
        fontSize: '0.90625rem',
        color: 'text.secondary',
        '&:hover': { borderColor: theme.palette.colours.edge },
      })}
    >
      <SearchRounded aria-hidden fontSize="small" />
      <Box component="span" className="words" sx={{ flex: 1, textAlign: 'left' }}>
        {translate('shell.palette.short')}
      </Box>
      {keys && <Keys of="palette" isDecoration />}
    </ButtonBase>
  );
});
