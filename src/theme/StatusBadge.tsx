import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import type { ToneName } from './palette.ts';

const ICONS: Record<ToneName, ComponentType<SvgIconProps>> = {
  neutral: RadioButtonUncheckedRounded,
  good: CheckCircleRounded,
  attention: WarningRounded,
  bad: ErrorRounded,
  info: InfoRounded,
};

interface StatusBadgeProps {
  readonly tone: ToneName;
  readonly children: ReactNode;
  /** A sign of its own in place of the tone's. */
  readonly icon?: ComponentType<SvgIconProps>;
}

/** A state, as a word with a sign: it is never told by colour alone. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.625,
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        border: 1,
        borderColor: palette.colours.tones[tone].line,
        bgcolor: palette.colours.tones[tone].ground,
        color: palette.colours.tones[tone].text,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.45,
      })}
    >
      <Icon sx={{ fontSize: '1rem' }} aria-hidden />
      {children}
    </Box>
  );
}
