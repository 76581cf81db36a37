import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { auditLog } from '../../../resources/common/auditLog/schema.ts';
import type { AnyModule } from '../../../resources/kit/module.ts';
import { ListLine } from '../../components/ListLine.tsx';
import { recordTitle, type Values } from '../../fields/index.ts';
import { BareValue } from '../../forms/FieldValue.tsx';
import { useErrorText } from '../../runtime/failures/useErrorText.ts';
import { useTexts } from '../../runtime/language/useTexts.ts';

/** Rows that the dialog shows; the audit itself has them all. */
const NEWEST = 10;

interface RecordAuditProps {
  readonly module: AnyModule;
  readonly record: Values;
  readonly onClose: () => void;
}

type Row = Values & { readonly id: number };

/** The newest rows of the audit about a record, with the way to all of them. */
export function RecordAudit({ module, record, onClose }: RecordAuditProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const filter = { objectType: [module.name], objectId: String(record.id) };
  const { data, error, isPending } = useGetList<Row>(auditLog.resource, {
    filter,
    pagination: { page: 1, perPage: NEWEST },
    sort: { field: 'date', order: 'DESC' },
  });
  const say = useTexts('resources.auditLog.page');
  const all = `/audit?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{say('of', { title: recordTitle(translate, module, record) })}</DialogTitle>
      <DialogContent>
        {isPending && <LinearProgress aria-label={translate('kit.list.loading')} />}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
        {data?.length === 0 && say('none')}
        {data && data.length > 0 && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </Box>
        )}
        <Link component={RouterLink} to={all} sx={{ display: 'inline-block', mt: 2 }}>
          {say('all')}
        </Link>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} autoFocus>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What was done, by which user, when and from where. */
function Line({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const value = (source: string) => <BareValue module={auditLog} source={source} record={row} />;
  const action = String(row.action);
  return (
    <ListLine
      title={translate(`resources.auditLog.choices.action.${action}`, { _: action })}
      badge={null}
      actions={null}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {value('userId')} · {value('date')} · {value('ip')}
      </Box>
      {row.impersonatorId != null && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('resources.auditLog.fields.impersonatorId')} {value('impersonatorId')}
        </Box>
      )}
    </ListLine>
  );
}
