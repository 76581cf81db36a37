import PetsRounded from '@mui/icons-material/PetsRounded';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lookOf } from './animalStatus.ts';
import { SpeciesIcon } from './SpeciesIcon.tsx';

interface AnimalMarkProps {
  readonly name: string;
  readonly status: string;
  /** The category letter of its breed, which shows the species where there is no photo. */
  readonly category?: string | null | undefined;
  /** Address of the picture, where there is one. */
  readonly photo?: string | null | undefined;
  /** Side in pixels; `fill` takes the width of its place. */
  readonly size?: number | 'fill';
}

/** An animal's photo, or a mark in its status' colour. The word of the status stands beside it. */
export function AnimalAvatar({ name, status, category, photo, size = 48 }: AnimalMarkProps) {
  const translate = useTranslate();
  const { tones } = useTheme().palette.colours;
  const tone = tones[lookOf(status).tone];
  const box = {
    flex: 'none',
    alignSelf: 'flex-start',
    aspectRatio: '1',
    width: size === 'fill' ? '100%' : size,
    borderRadius: size === 'fill' || size > 90 ? '12px' : '9px',
    border: `1px solid ${tone.line}`,
  } as const;
  if (photo) {
    return (
      <Box
        component="img"
        src={photo}
        alt={translate('kit.fields.photo.alt', { name })}
        loading="lazy"
        sx={{
          ...box,
          display: 'block',
          objectFit: 'cover',
          filter: status === 'DEAD' ? 'grayscale(1)' : 'none',
        }}
      />
    );
  }
  return (
    <Box
      aria-hidden
      sx={{
        ...box,
        display: 'grid',
        placeItems: 'center',
        bgcolor: tone.ground,
        color: tone.text,
        '& svg': { fontSize: size === 'fill' ? '3.5rem' : `${size * 0.5}px`, opacity: 0.75 },
      }}
    >
      {category === undefined ? <PetsRounded /> : <SpeciesIcon category={category} />}
    </Box>
  );
}
