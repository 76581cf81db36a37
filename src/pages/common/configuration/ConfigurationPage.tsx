import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import {
  CONFIGURATION_KEYS,
  type ConfigurationKey,
} from '../../../../resources/common/configuration/configurationValues.ts';
import { wordsCheck } from '../../../../resources/numbers/text.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { anyWords, useListAddress } from '../../../runtime/address/useListAddress.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useHistoryState } from '../../../runtime/address/historyState.ts';
import { EditDialog } from './EditDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { GROUPS } from './parts.ts';
import { useConfiguration } from './useConfiguration.ts';

/** `/configuration`: what the operator sets, with what it means and who set it last; `#lowBalance` names one. */
export function ConfigurationPage() {
  const translate = useTranslate();
  const { entries, error, isPending, refetch, refresh } = useConfiguration();
  const { filter, go } = useListAddress({ q: anyWords });
  const { hash } = useLocation();
  // In the address while a value is edited, so that others can lead there.
  const [edited, setEdited] = useUrlParam<ConfigurationKey>('edit', CONFIGURATION_KEYS);
  const [isRestoring, setRestoring] = useHistoryState<true>('restoring');
  const open = entries?.find(({ key }) => key === edited);
  if (isPending) return <PageLoading />;
  if (!entries) return <QueryError query={{ error, refetch }} />;
  const { q = '' } = filter;
  const hasWords = wordsCheck(q);
  const isFound = (group: string, key: ConfigurationKey) => {
    const say = (name: string) => translate(`configurationPages.keys.${key}.${name}`);
    return hasWords(`${group} ${say('name')} ${say('text')} ${key}`);
  };
  const groups = Object.entries(GROUPS)
    .map(([group, keys]) => {
      const title = translate(`configurationPages.groups.${group}`);
      const found = entries.filter(
        ({ key }) => (keys as readonly string[]).includes(key) && isFound(title, key),
      );
      return {
        group,
        title,
        entries: found.toSorted((a, b) => keys.indexOf(a.key as never) - keys.indexOf(b.key as never)),
      };
    })
    .filter((group) => group.entries.length > 0);
  const edit = (key: ConfigurationKey, restores: boolean) => {
    setRestoring(restores ? true : null);
    setEdited(key);
  };
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <SearchField
        label={translate('configurationPages.search')}
        words={q}
        onWords={(words) => go({ q: words }, { replace: true })}
      />
      {groups.length === 0 && (
        <EmptyState drawing="unknown" title={translate('configurationPages.nothing', { text: q })}>
          <Button variant="outlined" onClick={() => go({ q: '' })}>
            {translate('configurationPages.showAll')}
          </Button>
        </EmptyState>
      )}
      {groups.map(({ group, title, entries: found }) => (
        <Section key={group} title={title} hint={translate(`configurationPages.groups.${group}Text`)}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {found.map((entry) => (
              <EntryRow
                key={entry.key}
                entry={entry}
                isNamed={hash === `#${entry.key}`}
                onEdit={() => edit(entry.key, false)}
                onRestore={() => edit(entry.key, true)}
              />
            ))}
          </Box>
        </Section>
      ))}
      {open && (
        <EditDialog
          key={open.key}
          entry={open}
          restores={isRestoring === true}
          onClose={() => {
            setRestoring(null);
            setEdited(null);
          }}
          onSaved={refresh}
        />
      )}
    </Box>
  );
}
