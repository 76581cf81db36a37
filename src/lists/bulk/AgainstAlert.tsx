import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import type { Bulk } from './useBulk.ts';

interface AgainstAlertProps extends Pick<Bulk, 'against'> {
  readonly title: string;
  /** The kind of record, whose texts word its errors. */
  readonly module?: string;
  readonly nameOf: (id: number) => string;
  readonly pageOf: (id: number) => string | null;
}

/** Names the records that prevent an action on several, each with its reason. */
export function AgainstAlert({ against, title, module, nameOf, pageOf }: AgainstAlertProps) {
  const errorText = useErrorText(module);
  if (against.size === 0) return null;
  const nameIn = (id: number, to: string | null) =>
    to === null ? (
      nameOf(id)
    ) : (
      <Link component={RouterLink} to={to} color="inherit">
        {nameOf(id)}
      </Link>
    );
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, maxHeight: 180, overflowY: 'auto' }}>
        {[...against].map(([id, code]) => (
          <li key={id}>
            {nameIn(id, pageOf(id))}
            {`: ${errorText(code)}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
