import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import { useTheme } from '@mui/material/styles';
import type { Tone } from '../../../resources/kit/values/field.ts';
import type { ToastType } from './toastLog.ts';

const TONES: Record<ToastType, Exclude<Tone, 'neutral'>> = {
  success: 'good',
  info: 'info',
  warning: 'attention',
  error: 'bad',
};
const ICONS = { good: CheckCircleRounded, info: InfoRounded, attention: WarningRounded, bad: ErrorRounded };

export const toneOf = (type: ToastType) => TONES[type];

/** The sign of a message's kind, in its colour. */
export function ToneIcon({ tone }: { readonly tone: Exclude<Tone, 'neutral'> }) {
  const { tones } = useTheme().palette.colours;
  const Icon = ICONS[tone];
  return <Icon aria-hidden sx={{ fontSize: '1.25rem', flexShrink: 0, color: tones[tone].text }} />;
}
