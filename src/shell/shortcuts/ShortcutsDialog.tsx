import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SHORTCUTS, shortcutNames, type ShortcutName } from '../../runtime/shortcuts/catalogue.ts';
import { Keys } from './Keys.tsx';
import { useShortcutsOff } from '../../runtime/shortcuts/useShortcuts.ts';

const PLACES = ['everywhere', 'requests', 'tickets'] as const;

/** All shortcuts, what each does, and a switch for each: kept on this device. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('shell.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('shell.shortcuts.text')}</Typography>
        {PLACES.map((place) => (
          <Box key={place} component="section" aria-labelledby={`shortcuts-${place}`} sx={{ mb: 2 }}>
            <Typography
              id={`shortcuts-${place}`}
              component="h3"
              sx={{ fontSize: '0.8125rem', fontWeight: 700, color: 'text.secondary', mb: 0.5 }}
            >
              {translate(`shell.shortcuts.place.${place}`)}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {shortcutNames
                .filter((name) => SHORTCUTS[name].place === place)
                .map((name) => (
                  <Line key={name} name={name} />
                ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('shell.shortcuts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ name }: { readonly name: ShortcutName }) {
  const translate = useTranslate();
  const [off, setOff] = useShortcutsOff();
  const isOn = !off.includes(name);
  const label = translate(`shell.shortcuts.name.${name}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ flex: 1, color: isOn ? 'text.primary' : 'text.secondary' }}>
        {label}
      </Box>
      <Keys of={name} />
      <Switch
        checked={isOn}
        onChange={() => setOff(isOn ? [...off, name] : off.filter((one) => one !== name))}
        slotProps={{ input: { 'aria-label': translate('shell.shortcuts.switch', { name: label }) } }}
        sx={{ mr: 0 }}
      />
    </Box>
  );
}
