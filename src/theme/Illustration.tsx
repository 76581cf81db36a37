import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type IllustrationName = 'empty' | 'notFound' | 'forbidden' | 'offline' | 'broken' | 'unknown';

interface Pen {
  readonly strap: string;
  readonly thread: string;
  readonly metal: string;
  readonly line: string;
  readonly paper: string;
}

/** A strap across the picture; `d` is its course. */
const Strap = ({ d, pen }: { readonly d: string; readonly pen: Pen }) => (
  <>
    <path d={d} fill="none" stroke={pen.strap} strokeWidth="17" strokeLinecap="round" />
    <path d={d} fill="none" stroke={pen.thread} strokeWidth="1.5" strokeDasharray="6 5" opacity="0.75" />
  </>
);

/** The round tag with its ring; what is engraved in it comes as children, around 0, 0. */
const Tag = ({
  x,
  y,
  pen,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly pen: Pen;
  readonly children?: ReactNode;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle cy="-29" r="8" fill="none" stroke={pen.line} strokeWidth="3" />
    <circle r="25" fill={pen.metal} />
    <circle cy="-17" r="3.6" fill={pen.paper} />
    <g fill="none" stroke={pen.paper} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </g>
);

const HANGING = 'M22 46 C70 82 150 82 198 46';

const DRAWINGS: Record<IllustrationName, (pen: Pen) => ReactNode> = {
  empty: (pen) => (
    <>
      <Strap d={HANGING} pen={pen} />
      <Tag x={110} y={118} pen={pen}>
        <path d="M-11 1h22M-7 10h14" opacity="0.55" />
      </Tag>
    </>
  ),
  notFound: (pen) => (
    <>
      <Strap d={HANGING} pen={pen} />
      <circle cx="110" cy="89" r="8" fill="none" stroke={pen.line} strokeWidth="3" />
      <circle
        cx="110"
        cy="118"
        r="25"
        fill="none"
        stroke={pen.line}
        strokeWidth="2.5"
        strokeDasharray="5 6"
      />
    </>
  ),
  unknown: (pen) => (
    <>
      <Strap d={HANGING} pen={pen} />
      <Tag x={110} y={118} pen={pen}>
        <path d="M-6 -3a6.5 6.5 0 1 1 8.6 6.2c-1.7.7-2.6 1.7-2.6 3.4M0 13.5v.1" />
      </Tag>
    </>
  ),
  forbidden: (pen) => (
    <>
      <Strap d="M18 76 H202" pen={pen} />
      <rect x="80" y="52" width="60" height="48" rx="9" fill="none" stroke={pen.metal} strokeWidth="8" />
      <path d="M110 76 H146" stroke={pen.metal} strokeWidth="6" strokeLinecap="round" />
      {[162, 178, 194].map((x) => (
        <circle key={x} cx={x} cy="76" r="2.6" fill={pen.paper} />
      ))}
    </>
  ),
  offline: (pen) => (
    <>
      <Strap d="M18 84 C50 60 66 62 84 72" pen={pen} />
      <Strap d="M136 90 C156 100 172 92 202 66" pen={pen} />
      <g stroke={pen.line} strokeWidth="3" strokeLinecap="round">
        <path d="M110 52v12M95 58l6 9M125 58l-6 9M110 122v-12M95 116l6-9M125 116l-6-9" />
      </g>
    </>
  ),
  broken: (pen) => (
    <>
      <Strap d="M18 58 C50 74 70 78 88 76" pen={pen} />
      <Strap d="M132 76 C150 78 170 74 202 58" pen={pen} />
      <path
        d="M98 66l6 9-7 8M122 66l-6 9 7 8"
        fill="none"
        stroke={pen.line}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Tag x={110} y={128} pen={pen}>
        <path d="M0 -4v8M0 12v.1" />
      </Tag>
    </>
  ),
};

/** A drawn collar for an empty or failed state, in the theme's colours. An ornament: the words beside it tell all. */
export function Illustration({
  name,
  width = 220,
}: {
  readonly name: IllustrationName;
  readonly width?: number;
}) {
  const { colours, mode } = useTheme().palette;
  const pen: Pen = {
    strap: colours.drawnStrap,
    thread: colours.brass,
    metal: colours.brass,
    line: colours.edge,
    paper: mode === 'light' ? colours.paper : colours.canvas,
  };
  return (
    <svg
      viewBox="0 0 220 160"
      width={width}
      style={{ maxWidth: '100%', height: 'auto' }}
      aria-hidden
      focusable="false"
    >
      {DRAWINGS[name](pen)}
    </svg>
  );
}
