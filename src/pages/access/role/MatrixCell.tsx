import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface MatrixCellProps {
  /** `row:column`, from 0. */
  readonly at: string;
  readonly label: string;
  /** Nothing in between means that some have it and some do not. */
  readonly checked: boolean | undefined;
  readonly mark?: '+' | '−' | undefined;
  /** The reason why it cannot be changed. */
  readonly barrier?: string | undefined;
  readonly onChange: (on: boolean) => void;
  readonly head?: boolean;
}

/** A tick box that fills its cell; what has changed is marked by sign and colour. */
export function MatrixCell({ at, label, checked, mark, barrier, onChange, head = false }: MatrixCellProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === undefined;
  }, [checked]);
  return (
    <Box
      component="td"
      data-changed={mark}
      title={barrier}
      sx={({ palette: { colours } }) => ({
        p: 0,
        textAlign: 'center',
        borderBottom: `1px solid ${colours.line}`,
        bgcolor: head ? colours.sunken : undefined,
        '&[data-changed="+"]': {
          bgcolor: colours.tones.good.ground,
          color: colours.tones.good.text,
          boxShadow: `inset 0 0 0 1.5px ${colours.tones.good.line}`,
        },
        '&[data-changed="−"]': {
          bgcolor: colours.tones.bad.ground,
          color: colours.tones.bad.text,
          boxShadow: `inset 0 0 0 1.5px ${colours.tones.bad.line}`,
        },
      })}
    >
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          position: 'relative',
          minHeight: 38,
          cursor: barrier ? 'not-allowed' : 'pointer',
        }}
      >
        <Box
          component="input"
          type="checkbox"
          ref={box}
          data-cell={at}
          tabIndex={-1}
          aria-label={label}
          aria-disabled={barrier ? true : undefined}
          checked={checked === true}
          onChange={(event) => {
            if (!barrier) onChange(event.target.checked);
          }}
          sx={({ palette: { colours } }) => ({
            width: 18,
            height: 18,
            m: 0,
            appearance: 'none',
            display: 'grid',
            placeItems: 'center',
            border: `1.75px solid ${colours.edge}`,
            borderRadius: '5px',
            bgcolor: colours.paper,
            cursor: 'inherit',
            '&:checked, &:indeterminate': { bgcolor: colours.primary, borderColor: colours.primary },
            '&::before': { content: '""', width: 12, height: 12, bgcolor: colours.onPrimary, scale: 0 },
            '&:checked::before': {
              scale: 1,
              clipPath: 'polygon(16% 44%, 3% 57%, 38% 92%, 97% 25%, 84% 12%, 38% 65%)',
            },
            '&:indeterminate::before': { scale: 1, clipPath: 'inset(40% 8%)' },
            // Under forced colours the browser's own checkbox shows.
            '@media (forced-colors: active)': { appearance: 'auto' },
            opacity: barrier ? 0.4 : 1,
            '&:focus-visible': {
              outline: `3px solid ${colours.primary}`,
              outlineOffset: 2,
              borderRadius: '5px',
            },
          })}
        />
        <Box
          component="span"
          aria-hidden
          sx={{ position: 'absolute', left: 'calc(50% + 15px)', fontWeight: 800, lineHeight: 1 }}
        >
          {mark}
        </Box>
      </Box>
    </Box>
  );
}
