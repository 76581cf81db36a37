import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import {
  PERMISSION_GROUPS,
  type Permission,
  type PermissionGroup,
} from '../../../../resources/kit/permissions.ts';
import { wordsCheck } from '../../../../resources/numbers/text.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { SearchField } from '../../../components/search/SearchField.tsx';
import { Section } from '../../../components/Section.tsx';
import { anyWords, useListAddress } from '../../../runtime/address/useListAddress.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';
import { HoldersDialog } from './HoldersDialog.tsx';
import { PermissionRow } from './PermissionRow.tsx';
import { usePermissions } from './usePermissions.ts';

const GROUPS = Object.entries(PERMISSION_GROUPS) as [PermissionGroup, readonly Permission[]][];

/** `/role/permissions`: every permission in words, the roles that grant it, and who has it. */
export function PermissionsPage() {
  const translate = useTranslate();
  const say = useTexts('rolePages.permissions');
  const { filter, go } = useListAddress({ q: anyWords });
  const { hash } = useLocation();
  const { data, error } = usePermissions();
  const [shown, setShown] = useUrlParam<Permission>('holders');
  if (error && !data) return <CallErrorPage error={error} />;
  if (!data) return <PageLoading />;
  const { q = '' } = filter;
  const hasWords = wordsCheck(q);
  const isFound = (group: string, one: Permission) =>
    hasWords(
      `${group} ${translate(`permissions.names.${one}`)} ${translate(`permissionTexts.${one}`)} ${one}`,
    );
  const groups = GROUPS.map(([group, names]) => {
    const title = translate(`permissions.groups.${group}`);
    return { group, title, names: names.filter((one) => isFound(title, one)) };
  }).filter(({ names }) => names.length > 0);
  const holders = shown && data.permissions.find(({ permission }) => permission === shown);
  return (
    <Box sx={{ ...stack, maxWidth: 1100 }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('text')}</Typography>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <SearchField
            label={translate('rolePages.bulk.search')}
            words={q}
            onWords={(words) => go({ q: words }, { replace: true })}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to="/role/compare" variant="outlined" startIcon={<CompareArrowsRounded />}>
            {say('compare')}
          </Button>
          <Button component={Link} to="/role/changes" variant="outlined" startIcon={<HistoryRounded />}>
            {say('changes')}
          </Button>
          <Button variant="outlined" startIcon={<PrintRounded />} onClick={() => window.print()}>
            {say('print')}
          </Button>
        </Box>
      </Box>
      {groups.length === 0 && (
        <EmptyState drawing="unknown" title={translate('rolePages.bulk.nothing', { text: q })}>
          <Button variant="outlined" onClick={() => go({ q: '' })}>
            {translate('rolePages.bulk.showAll')}
          </Button>
        </EmptyState>
      )}
      {groups.map(({ group, title, names }) => (
        <Section key={group} title={title}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {names.map((one) => (
              <PermissionRow
                key={one}
                permission={one}
                people={data.permissions.find(({ permission }) => permission === one)?.people ?? 0}
                roles={data.roles.filter(({ permissions }) => permissions.includes(one))}
                isNamed={hash === `#${one}`}
                onHolders={may('READ_USER') ? () => setShown(one) : undefined}
              />
            ))}
          </Box>
        </Section>
      ))}
      {holders && <HoldersDialog permission={holders.permission} onClose={() => setShown(null)} />}
    </Box>
  );
}
