import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { AUDIT_ACTIONS } from '../../../../../resources/common/audit/actions.ts';
import { showTimestamp } from '../../../../../resources/numbers/dates.ts';
import { useTimezone } from '../../../../fields/timestamp.tsx';
import { objectName, objectPage } from '../../../../records/objectPage.ts';
import { StatusBadge } from '../../../../theme/StatusBadge.tsx';
import type { TrailEntry } from './useActivity.ts';

/** Failures stand out; other activity is plain. */
const FAILED = /_FAILED$/;

/** Actions on the user's own account: showing its number is of no use. */
const OF_OWN_ACCOUNT: ReadonlySet<string> = new Set([
  ...AUDIT_ACTIONS.SIGN_IN,
  ...AUDIT_ACTIONS.ACCOUNT,
  ...AUDIT_ACTIONS.IMPERSONATION,
  'EXPORT',
]);

/** Returns a text for a code without a translation: `TRANSFER_CANCELED` → 'Transfer canceled'. */
const plain = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** An object by its kind and number, in the words of the audit, as a link where its page is open to this account. */
function Thing({ type, id }: { readonly type: string; readonly id: string | null }) {
  const translate = useTranslate();
  const object = { objectType: type, objectId: id };
  const text = objectName(translate, object);
  const path = id === null ? null : objectPage(object);
  return path !== null ? (
    <Link component={RouterLink} to={path}>
      {text}
    </Link>
  ) : (
    text
  );
}

/** One thing that happened: when, what, to what, from where, and who else had part in it. */
export function ActivityRow({ entry }: { readonly entry: TrailEntry }) {
  const { at, action, objectType, objectId, ip, user, impersonator } = entry;
  const translate = useTranslate();
  const zone = useTimezone();
  const isOwnAccount = objectType === 'SESSION' || (objectType === 'user' && OF_OWN_ACCOUNT.has(action));
  const names = user ?? impersonator;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '166px minmax(0, 1fr) auto' },
        alignItems: 'baseline',
        columnGap: 2,
        px: 2,
        py: 1,
        '& + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        component="time"
        dateTime={at}
        variant="body2"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {showTimestamp(at, zone)}
      </Typography>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { xs: 2, md: 'auto' }, minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
          {FAILED.test(action) ? (
            <StatusBadge tone="bad">{translate(`auditActions.${action}`, { _: plain(action) })}</StatusBadge>
          ) : (
            translate(`auditActions.${action}`, { _: plain(action) })
          )}
        </Typography>
        {!isOwnAccount && (
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Thing type={objectType} id={objectId} />
          </Typography>
        )}
        {names && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`personalPages.audit.${user ? 'inTheNameOf' : 'by'}`, { name: names.name })}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {ip}
      </Typography>
    </Box>
  );
}
