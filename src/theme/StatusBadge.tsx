import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import QuestionAnswerRounded from '@mui/icons-material/QuestionAnswerRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import { styled } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import type { ToneName } from './palette.ts';

const ICONS: Record<ToneName, ComponentType<SvgIconProps>> = {
  neutral: RadioButtonUncheckedRounded,
  good: CheckCircleRounded,
  attention: WarningRounded,
  bad: ErrorRounded,
  info: InfoRounded,
  answered: QuestionAnswerRounded,
  waiting: HourglassTopRounded,
  ended: LockRounded,
};

/** A tone's sign in its colour, where the word stands beside it already. */
export function ToneSign({ tone }: { readonly tone: ToneName }) {
  const Icon = ICONS[tone];
  return (
    <Icon
      aria-hidden
      data-tone={tone}
      sx={({ palette }) => ({
        fontSize: '1rem',
        flexShrink: 0,
        mr: 0.75,
        verticalAlign: '-0.15em',
        color: palette.colours.tones[tone].text,
      })}
    />
  );
}

interface StatusBadgeProps {
  readonly tone: ToneName;
  readonly children: ReactNode;
  /** A sign of its own in place of the tone's. */
  readonly icon?: ComponentType<SvgIconProps>;
  /** Without ground and line: for what is as usual in a column of many. */
  readonly quiet?: boolean;
}

const Badge = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'quiet' })<{
  readonly tone: ToneName;
  readonly quiet: boolean;
}>(({ theme: { palette }, tone, quiet }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  padding: quiet ? 0 : '2px 8px',
  borderRadius: 6,
  border: `1px solid ${quiet ? 'transparent' : palette.colours.tones[tone].line}`,
  backgroundColor: quiet ? 'transparent' : palette.colours.tones[tone].ground,
  color: palette.colours.tones[tone].text,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.45,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '& > svg': { fontSize: '1rem' },
}));

/** A state, as a word with a sign: it is never told by colour alone. */
export function StatusBadge({ tone, children, icon, quiet = false }: StatusBadgeProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <Badge data-status={tone} tone={tone} quiet={quiet}>
      <Icon fontSize="inherit" aria-hidden />
      {children}
    </Badge>
  );
}
