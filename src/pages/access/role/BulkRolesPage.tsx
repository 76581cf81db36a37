import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { refreshSession } from '../../../../authProvider/signIn.ts';
import { PERMISSION_GROUPS, PERMISSIONS } from '../../../../resources/kit/permissions.ts';
import { wordsCheck } from '../../../../resources/numbers/text.ts';
import { Combobox } from '../../../components/Combobox.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { UnsavedChangesGuard } from '../../../forms/UnsavedChangesGuard.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { PreviewDialog, type RolePatch } from './PreviewDialog.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { useBulkRoles, type BulkRoles } from './useBulkRoles.ts';

/** `/role/bulk`: the permissions of several roles side by side, changed together. */
export function BulkRolesPage() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const bulk = useBulkRoles();
  const { query, roles, list, count, isChanged, undo } = bulk;
  const [isReviewing, setReviewing] = useDialog('review');
  if (query.isError && !query.data) return <CallErrorPage error={query.error} />;
  const saved = async () => {
    setReviewing(false);
    undo();
    await queryClient.invalidateQueries({ queryKey: ['role'] });
    // What the own account may do can be among what has changed.
    await refreshSession().catch(() => undefined);
    notify('rolePages.preview.done', { type: 'success' });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <UnsavedChangesGuard holds={count > 0} />
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('rolePages.bulk.text')} {translate('rolePages.bulk.keys')}
      </Typography>
      <Filters bulk={bulk} />
      {query.isPending ? (
        <Card aria-busy aria-label={translate('kit.list.loading')} sx={{ p: 2 }}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((line) => (
            <Skeleton key={line} height={36} />
          ))}
        </Card>
      ) : (
        <Card
          sx={{
            overflow: 'auto',
            maxHeight: 'max(360px, calc(100dvh - 300px))',
            // Rows that the keys reach are not hidden below the headings.
            scrollPaddingTop: 72,
            scrollPaddingLeft: { xs: 160, sm: 310 },
          }}
        >
          {roles.length === 0 ? (
            <EmptyState title={translate('rolePages.bulk.none')} />
          ) : (
            <Table bulk={bulk} />
          )}
        </Card>
      )}
      <Box
        className="no-print"
        role="status"
        sx={({ palette: { colours } }) => ({
          position: 'sticky',
          bottom: { xs: 'calc(60px + env(safe-area-inset-bottom))', md: 0 },
          zIndex: 3,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          py: 1.25,
          bgcolor: colours.canvas,
          borderTop: `1px solid ${colours.line}`,
        })}
      >
        <Typography sx={{ flex: '1 1 160px', fontWeight: count > 0 ? 650 : 400 }}>
          {count === 0
            ? translate('rolePages.bulk.noChange')
            : `${translate('rolePages.bulk.count', { smart_count: count })} ${translate('rolePages.bulk.inRoles', { smart_count: list.length })}`}
        </Typography>
        {count > 0 && (
          <Button variant="outlined" onClick={undo}>
            {translate('rolePages.bulk.undo')}
          </Button>
        )}
        <Button variant="contained" disabled={count === 0} onClick={() => setReviewing(true)}>
          {translate('rolePages.bulk.preview')}
        </Button>
      </Box>
      {isReviewing && isChanged && !query.isPending && (
        <PreviewDialog
          changes={patchesOf(list)}
          onClose={() => setReviewing(false)}
          onSaved={saved}
          onStale={() => query.refetch()}
        />
      )}
    </Box>
  );
}

const patchesOf = (list: BulkRoles['list']): RolePatch[] =>
  list.map(({ role, add, remove }) => ({
    id: role.id,
    version: role.version,
    add: [...add],
    remove: [...remove],
  }));

/** The filters of the table: permissions by words or by change, roles by choice. */
function Filters({ bulk }: { readonly bulk: BulkRoles }) {
  const translate = useTranslate();
  const { roles, shown, words, onlyChanged, narrow } = bulk;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 340 } }}>
        <SearchField
          label={translate('rolePages.bulk.search')}
          words={words}
          onWords={(q) => narrow({ q })}
        />
      </Box>
      <Combobox<(typeof roles)[number], true>
        multiple
        size="small"
        options={[...roles]}
        value={shown.length === roles.length ? [] : [...shown]}
        onChange={(_, chosen) => narrow({ roles: chosen.map(({ id }) => id).join(',') })}
        getOptionLabel={(role) => role.name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        disableCloseOnSelect
        sx={{ flex: '2 1 260px', maxWidth: 520, '& .MuiAutocomplete-inputRoot': { flexWrap: 'nowrap' } }}
        // One line however many they are: the table below does not move.
        renderChosen={(chosen) => (
          <Box
            component="span"
            sx={{ pl: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {chosen.map(({ name }) => name).join(', ')}
          </Box>
        )}
        text={{
          margin: 'none',
          hiddenLabel: true,
          placeholder:
            shown.length === roles.length
              ? translate('rolePages.bulk.rolesLimit', { smart_count: roles.length })
              : '',
          slotProps: { htmlInput: { 'aria-label': translate('rolePages.bulk.roles') } },
        }}
      />
      <FormControlLabel
        control={<Switch checked={onlyChanged} onChange={(_, on) => narrow({ changed: on ? 'true' : '' })} />}
        label={translate('rolePages.bulk.onlyChanged')}
        sx={{ ml: 0 }}
      />
    </Box>
  );
}

function Table({ bulk }: { readonly bulk: BulkRoles }) {
  const translate = useTranslate();
  const { words, onlyChanged, count, narrow } = bulk;
  const hasWords = wordsCheck(words);
  const groups = Object.entries(PERMISSION_GROUPS);
  const groupOf = (one: string) =>
    groups.find(([, names]) => (names as readonly string[]).includes(one))?.[0];
  const isFound = PERMISSIONS.some((one) =>
    hasWords(
      `${translate(`permissions.groups.${groupOf(one)}`)} ${translate(`permissions.names.${one}`)} ${one}`,
    ),
  );
  if (isFound && !(onlyChanged && count === 0)) return <RoleMatrix bulk={bulk} />;
  return (
    <EmptyState
      drawing="unknown"
      title={
        isFound ? translate('rolePages.bulk.noChange') : translate('rolePages.bulk.nothing', { text: words })
      }
    >
      <Button variant="outlined" onClick={() => narrow({ q: '', changed: '' })}>
        {translate('rolePages.bulk.showAll')}
      </Button>
    </EmptyState>
  );
}
