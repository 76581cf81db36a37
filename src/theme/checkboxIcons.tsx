import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** The product's own box and dot: what is ticked and chosen, drawn in one weight. */
const Box = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <rect x="4" y="4" width="16" height="16" rx="4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
    {props.children}
  </SvgIcon>
);
const FullBox = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <rect x="3.1" y="3.1" width="17.8" height="17.8" rx="5.2" />
    {props.children}
  </SvgIcon>
);
const strokes = {
  fill: 'none',
  stroke: 'var(--tick, #fff)',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const BoxEmpty = (props: SvgIconProps) => <Box {...props} />;
export const BoxTicked = (props: SvgIconProps) => (
  <FullBox {...props}>
    <path d="m7.6 12.4 3 3 5.8-6.4" {...strokes} />
  </FullBox>
);
export const BoxPartly = (props: SvgIconProps) => (
  <FullBox {...props}>
    <path d="M8 12h8" {...strokes} />
  </FullBox>
);
export const DotEmpty = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </SvgIcon>
);
export const DotFilled = (props: SvgIconProps) => (
  <SvgIcon {...props}>
    <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <circle cx="12" cy="12" r="4.2" />
  </SvgIcon>
);
