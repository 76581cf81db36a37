import { useId } from 'react';
import { useTheme } from '@mui/material/styles';

interface MarkProps {
  /** Height and width in pixels. */
  readonly size?: number;
  /** The colour of the strap; the surrounding text's by default. */
  readonly strap?: string;
  /** Large enough to show its seam. */
  readonly seam?: boolean;
}

/** Coleira's mark: a collar and its tag. An ornament beside the product's name, never its only text. */
export function Logo({ size = 28, strap = 'currentColor', seam = size >= 48 }: MarkProps) {
  const { brass } = useTheme().palette.colours;
  const mask = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="40">
        <rect width="40" height="40" fill="#fff" />
        <circle cx="20" cy="30.6" r="9" fill="#000" />
        <circle cx="20" cy="27.2" r="1.6" fill="#000" />
      </mask>
      <g mask={`url(#${mask})`} fill="none">
        <ellipse cx="20" cy="16" rx="15.4" ry="12.6" stroke={strap} strokeWidth="6" />
        {seam && (
          <ellipse
            cx="20"
            cy="16"
            rx="15.4"
            ry="12.6"
            stroke={brass}
            strokeWidth="0.8"
            strokeDasharray="2 1.7"
            strokeLinecap="round"
          />
        )}
      </g>
      <path
        fill={brass}
        fillRule="evenodd"
        d="M20 23.6a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 1.9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"
      />
    </svg>
  );
}
