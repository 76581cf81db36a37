import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageLoading } from '../../shell/PageLoading.tsx';
import { useErrorText } from '../../shell/useErrorText.ts';
import { Section } from '../animal/common/Section.tsx';
import { EditDialog } from './EditDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { GROUPS } from './parts.ts';
import { useConfiguration, type Entry } from './useConfiguration.ts';

/** `/configuration`: what the operator sets, with what it means and who set it last. */
export function ConfigurationPage() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { entries, error, isPending, refetch, refresh } = useConfiguration();
  const [open, setOpen] = useState<Entry | null>(null);
  if (isPending) return <PageLoading />;
  if (!entries) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('kit.form.again')}</Button>}
      >
        {errorText(error)}
      </Alert>
    );
  }
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {Object.entries(GROUPS).map(([group, keys]) => (
        <Section
          key={group}
          title={translate(`configurationPages.groups.${group}`)}
          hint={translate(`configurationPages.groups.${group}Text`)}
        >
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {keys.map((key) => {
              const entry = entries.find((one) => one.key === key);
              return entry && <EntryRow key={key} entry={entry} onEdit={() => setOpen(entry)} />;
            })}
          </Box>
        </Section>
      ))}
      {open && <EditDialog entry={open} onClose={() => setOpen(null)} onSaved={refresh} />}
    </Box>
  );
}
