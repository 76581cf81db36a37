import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PinDropRounded from '@mui/icons-material/PinDropRounded';
import TravelExploreRounded from '@mui/icons-material/TravelExploreRounded';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ToneName } from '../../../theme/palette.ts';

type AnimalStatusName = 'NORMAL' | 'LOST' | 'FOUND' | 'DEAD' | 'EXPORTED';

/** The look of a status: a tone and, except for the usual one, an icon of its own beside its word. */
const STATUS_LOOKS: Readonly<
  Record<AnimalStatusName, { readonly tone: ToneName; readonly icon?: ComponentType<SvgIconProps> }>
> = {
  NORMAL: { tone: 'good' },
  LOST: { tone: 'attention', icon: TravelExploreRounded },
  FOUND: { tone: 'info', icon: PinDropRounded },
  DEAD: { tone: 'neutral', icon: FavoriteBorderRounded },
  EXPORTED: { tone: 'neutral', icon: PinDropRounded },
};

/** The look of a status as it comes from the server; that of NORMAL where the page does not know it. */
export const lookOf = (status: string) =>
  STATUS_LOOKS[(status in STATUS_LOOKS ? status : 'NORMAL') as AnimalStatusName];
