import AddRounded from '@mui/icons-material/AddRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowLeftRounded from '@mui/icons-material/KeyboardArrowLeftRounded';
import KeyboardArrowRightRounded from '@mui/icons-material/KeyboardArrowRightRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import RotateLeftRounded from '@mui/icons-material/RotateLeftRounded';
import RotateRightRounded from '@mui/icons-material/RotateRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { WAYS, ZOOM, type Crop, type Way } from './useCrop.ts';

const ARROWS: Readonly<Record<Way, ReactNode>> = {
  left: <KeyboardArrowLeftRounded />,
  right: <KeyboardArrowRightRounded />,
  up: <KeyboardArrowUpRounded />,
  down: <KeyboardArrowDownRounded />,
};

/** For those who cannot drag or pinch: every movement has its button. */
export function CropTools({ crop }: { readonly crop: Crop }) {
  const translate = useTranslate();
  const { zoom, setZoom } = crop;
  const button = (name: string, icon: ReactNode, act: () => void, isOff = false) => (
    <Tooltip key={name} title={isOff ? '' : translate(`animalRegistration.photo.${name}`)}>
      <Box component="span" sx={{ flex: 'none', minWidth: 32, maxWidth: 40 }}>
        <IconButton
          size="small"
          disabled={isOff}
          aria-label={translate(`animalRegistration.photo.${name}`)}
          onClick={act}
          sx={{ width: '100%', maxWidth: 40, height: 40 }}
        >
          {icon}
        </IconButton>
      </Box>
    </Tooltip>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, mt: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: '1 1 200px', maxWidth: { md: 260 } }}>
        {button('zoomOut', <RemoveRounded />, () => setZoom(zoom - ZOOM.step), zoom <= ZOOM.min)}
        <Slider
          size="small"
          aria-label={translate('animalRegistration.photo.zoom')}
          {...ZOOM}
          value={zoom}
          getAriaValueText={(value) => `${Math.round(value * 100)} %`}
          onChange={(_, value) => setZoom(Number(value))}
        />
        {button('zoomIn', <AddRounded />, () => setZoom(zoom + ZOOM.step), zoom >= ZOOM.max)}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 40px))',
          justifyContent: 'center',
          flex: { xs: '1 1 100%', sm: '0 1 auto' },
        }}
      >
        {button('turnLeft', <RotateLeftRounded />, () => crop.turn(-1))}
        {button('turnRight', <RotateRightRounded />, () => crop.turn(1))}
        {(Object.keys(WAYS) as Way[]).map((way) => button(`pan.${way}`, ARROWS[way], () => crop.pan(way)))}
        {button('reset', <RestartAltRounded />, crop.reset)}
      </Box>
    </Box>
  );
}
