import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import { ModuleIcon } from '../../theme/icons.ts';

interface LineProps {
  /** The unique value of the line. */
  readonly value: string;
  readonly icon: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly onSelect?: () => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A line of the palette: a sign, a name, and in small letters where it belongs. */
export function Line({ value, icon, label, hint, disabled = false, onSelect = () => undefined }: LineProps) {
  return (
    <Command.Item value={value} disabled={disabled} onSelect={onSelect}>
      <ModuleIcon name={icon} />
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          // On a phone there is room for both only one below the other.
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 1.5,
        }}
      >
        <Box component="span" sx={{ ...cut, flex: '0 1 auto', minWidth: 0, maxWidth: '100%' }}>
          {label}
        </Box>
        {hint && (
          <Box
            component="span"
            sx={{
              ...cut,
              // Where room is short, the name is whole and this is cut.
              flex: { xs: 'none', sm: '1 1000 auto' },
              minWidth: 0,
              textAlign: { xs: 'left', sm: 'right' },
              fontSize: '0.8125rem',
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {hint}
          </Box>
        )}
      </Box>
    </Command.Item>
  );
}
