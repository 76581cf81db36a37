import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { changesOf } from '../../../dataProvider/changes.ts';
import { showTimestamp } from '../../../resources/numbers/dates.ts';
import { useTimezone } from '../../fields/index.ts';
import { useModuleFormContext } from '../formContext.ts';
import { StaleField, type Side } from './StaleField.tsx';
import type { Stale } from '../useSaving.ts';

/** After a save that came second: both versions, field by field, and a choice for each. Neither side's work is lost. */
export function StaleDialog() {
  const { stale } = useModuleFormContext();
  return stale && <Compare key={String(stale.current.version)} {...stale} />;
}

function Compare({ mine, before, current, savedBy, savedAt }: Stale) {
  const { module, merge, reset, dismissTrouble, isSaving } = useModuleFormContext();
  const translate = useTranslate();
  const timezone = useTimezone();
  const own = changesOf(module, mine, before);
  const theirs = changesOf(module, current, before);
  const names = Object.keys(module.fields).filter((name) => name in own || name in theirs);
  const clash = (name: string) => name in own && name in theirs && name in changesOf(module, mine, current);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // Where only one side has changed something, its change stands; where both have, a person decides.
  const sideOf = (name: string): Side | undefined =>
    chosen[name] ?? (clash(name) ? undefined : name in own ? 'mine' : 'theirs');
  const isDecided = names.every((name) => sideOf(name) !== undefined);
  const all = (side: Side) => setChosen(Object.fromEntries(names.map((name) => [name, side])));
  const save = () =>
    void merge(
      Object.fromEntries(names.map((name) => [name, (sideOf(name) === 'mine' ? mine : current)[name]])),
    );

  return (
    <Dialog
      open
      onClose={dismissTrouble}
      maxWidth="md"
      fullWidth
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
    >
      <DialogTitle id="stale-title">{translate('kit.compare.stale.title')}</DialogTitle>
      <DialogContent>
        <Typography id="stale-text" sx={{ mb: 2, color: 'text.secondary' }}>
          {savedBy && savedAt
            ? translate('kit.compare.stale.saved', { user: savedBy, date: showTimestamp(savedAt, timezone) })
            : translate('kit.compare.stale.savedUnknown')}{' '}
          {translate(names.some(clash) ? 'kit.compare.stale.choices' : 'kit.compare.stale.noConflict')}
        </Typography>
        {names.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            <Button size="small" variant="outlined" onClick={() => all('mine')}>
              {translate('kit.compare.stale.allMine')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => all('theirs')}>
              {translate('kit.compare.stale.allTheirs')}
            </Button>
          </Box>
        )}
        {names.map((name) => (
          <StaleField
            key={name}
            module={module}
            source={name}
            mine={{ ...before, ...mine }}
            theirs={current}
            note={clash(name) ? 'both' : name in own ? undefined : 'onlyTheirs'}
            side={sideOf(name)}
            onChoose={(side) => setChosen((now) => ({ ...now, [name]: side }))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="error" onClick={reset}>
          {translate('kit.compare.stale.discard')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button variant="outlined" onClick={dismissTrouble}>
          {translate('kit.compare.stale.cancel')}
        </Button>
        <Button variant="contained" disabled={!isDecided} loading={isSaving} onClick={save}>
          {translate('kit.compare.stale.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
