import Box from '@mui/material/Box';
import { keysOf, type ShortcutName } from '../../runtime/shortcuts/catalogue.ts';

/** The keys of a shortcut, drawn as keys. */
export const Keys = ({ of }: { readonly of: ShortcutName }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none' }}>
    {keysOf(of).map((key) => (
      <Box
        component="kbd"
        key={key}
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
        })}
      >
        {key}
      </Box>
    ))}
  </Box>
);
