import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import type { ToneName } from './palette.ts';

const ROUND = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z';

/** The outline of each tone's icon, 24 units wide: no two alike, so that colour alone never distinguishes them. */
const OUTLINES: Readonly<Record<ToneName, string>> = {
  neutral: `${ROUND}m0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z`,
  good: `${ROUND}m-1.6 14.6-4.3-4.3 1.7-1.7 2.6 2.6 5.8-5.8 1.7 1.7Z`,
  attention: 'M12 2.8 22.6 21H1.4Zm-1.1 6.7V15h2.2V9.5Zm0 7v2.2h2.2v-2.2Z',
  bad: `${ROUND}m-1.2 5h2.4v6.4h-2.4Zm0 8h2.4v2.4h-2.4Z`,
  info: `${ROUND}m-1.2 4.6h2.4V9h-2.4Zm0 4h2.4V17h-2.4Z`,
  answered: 'M2 3h15v11H6.5L2 18Zm17 5h3v14l-4.5-4H8v-2h11Z',
  waiting: 'M6 2h12v5.2L13.4 12l4.6 4.8V22H6v-5.2l4.6-4.8L6 7.2Zm2 2v2.4l4 4.2 4-4.2V4Z',
  ended:
    'M7 9V7a5 5 0 0 1 10 0v2h2v13H5V9Zm2.2 0h5.6V7a2.8 2.8 0 0 0-5.6 0Zm2.8 4.4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
};

const Outline = ({ tone }: { readonly tone: ToneName }) => <path fillRule="evenodd" d={OUTLINES[tone]} />;

/** A tone's sign in its colour, where the word stands beside it already. */
export const ToneIcon = ({ tone }: { readonly tone: ToneName }) => (
  <svg className="sign tone-sign" viewBox="0 0 24 24" aria-hidden data-tone={tone}>
    <Outline tone={tone} />
  </svg>
);

interface StatusBadgeProps {
  readonly tone: ToneName;
  readonly children: ReactNode;
  /** A sign of its own in place of the tone's. */
  readonly icon?: ComponentType<SvgIconProps>;
  /** Without ground and line: for what is as usual in a column of many. */
  readonly quiet?: boolean;
}

/** A state, as a word with an icon: colour alone never shows it. */
export const StatusBadge = ({ tone, children, icon: Icon, quiet = false }: StatusBadgeProps) => (
  <span className={quiet ? 'status quiet' : 'status'} data-status={tone}>
    {Icon ? (
      <Icon fontSize="inherit" aria-hidden />
    ) : (
      <svg className="sign" viewBox="0 0 24 24" aria-hidden>
        <Outline tone={tone} />
      </svg>
    )}
    {children}
  </span>
);
