import Box from '@mui/material/Box';
import { keysOf, type ShortcutName } from '../../runtime/shortcuts/catalogue.ts';

interface KeysProps {
  readonly of: ShortcutName;
  /** In a button: drawn only, for what is read there would have to be part of the button's name. */
  readonly isDecoration?: boolean;
}

/** The keys of a shortcut, drawn as keys. */
export const Keys = ({ of, isDecoration = false }: KeysProps) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none' }}>
    {keysOf(of).map((key) => (
      <Box
        component="kbd"
        key={key}
        data-key={key}
        sx={(theme) => ({
          minWidth: 22,
          px: 0.75,
          py: '1px',
          borderRadius: '5px',
          border: `1px solid ${theme.palette.divider}`,
          borderBottomWidth: 2,
          bgcolor: 'background.paper',
          color: 'text.secondary',
          font: 'inherit',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: 1.5,
          textAlign: 'center',
          ...(isDecoration && { '&::before': { content: 'attr(data-key)' } }),
        })}
      >
        {isDecoration ? null : key}
      </Box>
    ))}
  </Box>
);
