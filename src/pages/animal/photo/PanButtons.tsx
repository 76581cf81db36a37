import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowLeftRounded from '@mui/icons-material/KeyboardArrowLeftRounded';
import KeyboardArrowRightRounded from '@mui/icons-material/KeyboardArrowRightRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

/** Pixels that a press moves the picture. */
const STEP = 16;

const WAYS = [
  ['left', KeyboardArrowLeftRounded, STEP, 0],
  ['right', KeyboardArrowRightRounded, -STEP, 0],
  ['up', KeyboardArrowUpRounded, 0, STEP],
  ['down', KeyboardArrowDownRounded, 0, -STEP],
] as const;

/** For those who cannot drag: the square moves by a press. */
export function PanButtons({ onPan }: { readonly onPan: (x: number, y: number) => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flex: 'none' }}>
      {WAYS.map(([way, Icon, x, y]) => (
        <IconButton
          key={way}
          size="small"
          aria-label={translate(`animalPages.photo.pan.${way}`)}
          onClick={() => onPan(x, y)}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
