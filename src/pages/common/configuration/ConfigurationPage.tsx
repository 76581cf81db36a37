import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { EditDialog } from './EditDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { GROUPS } from './parts.ts';
import { useConfiguration, type Entry } from './useConfiguration.ts';

/** In the address while a value is edited, so that others can lead there. */
const OPEN = 'edit';

/** `/configuration`: what the operator sets, with what it means and who set it last. */
export function ConfigurationPage() {
  const translate = useTranslate();
  const { entries, error, isPending, refetch, refresh } = useConfiguration();
  const [address, setAddress] = useSearchParams();
  const open = entries?.find(({ key }) => key === address.get(OPEN));
  const setOpen = (entry: Entry | null) => setAddress(entry ? { [OPEN]: entry.key } : {}, { replace: true });
  if (isPending) return <PageLoading />;
  if (!entries) return <QueryError query={{ error, refetch }} />;
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
      {open && <EditDialog key={open.key} entry={open} onClose={() => setOpen(null)} onSaved={refresh} />}
    </Box>
  );
}
