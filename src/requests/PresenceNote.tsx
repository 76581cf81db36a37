import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Present } from '../../resources/presence/calls.ts';

/** Names that others have the same request open: two who decide at once do half of it for nothing. */
export function PresenceNote({ others }: { readonly others: readonly Present[] }) {
  const translate = useTranslate();
  const names = others.map(({ user }) => user.name);
  const text =
    names.length === 1
      ? translate('kit.requests.presence.one', { name: names[0] })
      : translate('kit.requests.presence.several', { names: names.join(', ') });
  return (
    <div role="status" className="no-print">
      {names.length > 0 && <Alert severity="warning">{text}</Alert>}
    </div>
  );
}
