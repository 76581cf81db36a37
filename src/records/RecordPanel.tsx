import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { may } from '../../authProvider/authProvider.ts';
import { OperationDialog } from '../operations/OperationDialog.tsx';
import { useOperationDialog, useOperations } from '../operations/useOperations.ts';
import { fieldLabel, isWorthSaying, recordTitle } from '../fields/index.ts';
import { Operations } from '../operations/Operations.tsx';
import { CompactDescriptionList } from '../components/CompactDescriptionList.tsx';
import { useDeletion } from './useDeletion.tsx';
import { BareValue } from '../forms/FieldValue.tsx';
import { BESIDE } from '../theme/layout.ts';
import { useModuleFormContext } from '../forms/formContext.ts';
import { isTold } from '../forms/sections.ts';
import { VersionsOperation } from './versions/VersionsButton.tsx';

export interface RecordPanelProps {
  /** The head of the panel: the record's name and state. */
  readonly head?: ReactNode;
  /** Actions beside the record's operations, its versions and deleting it, as list items. */
  readonly actions?: ReactNode;
  /** The page's own action for an operation, in place of a dialog. */
  readonly handlers?: Readonly<Record<string, () => void>>;
  /** Computed values that the page shows elsewhere. */
  readonly untold?: readonly string[];
}

/** Beside a record's form: its computed values and its operations. Nothing where there is neither. */
export function RecordPanel({
  head,
  actions,
  handlers = {},
  untold = [],
  record,
}: RecordPanelProps & { readonly record: RaRecord }) {
  const { module, modes, canWrite } = useModuleFormContext();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useOperationDialog(module.name, record);
  const operations = useOperations(module.name, record, { onDialog: setDialog, actions: handlers });
  const { without = [], access } = module;
  const told = Object.keys(module.fields).filter(
    (name) =>
      isTold(module, name) &&
      !untold.includes(name) &&
      modes[name] !== 'hidden' &&
      isWorthSaying(module.fields[name], record[name]),
  );
  const deletion = useDeletion(record);
  const hasVersions = !without.includes('versions') && may('READ_VERSIONS');
  const canDelete = !without.includes('remove') && may(access.remove);
  const hasOperations = operations.length > 0 || hasVersions || canDelete || actions !== undefined;
  if (!head && told.length === 0 && !hasOperations) return null;
  return (
    <Card
      component="aside"
      aria-label={recordTitle(translate, module, record)}
      className="no-print"
      sx={{
        '& > * + *': { borderTop: 1, borderColor: 'divider' },
        // Of a record that this user never writes, what can be done with it is what a phone shows first.
        ...(!canWrite && operations.length > 0 && { order: -1, [BESIDE]: { order: 0 } }),
      }}
    >
      {head && <Box sx={{ px: 2.25, py: 2 }}>{head}</Box>}
      {told.length > 0 && (
        <Box sx={{ px: 2.25, py: 2 }}>
          <Typography variant="h2" sx={{ fontSize: '1.0625rem', mb: 1.25 }}>
            {translate('kit.form.panel.about')}
          </Typography>
          <CompactDescriptionList
            pairs={told.map((source) => ({
              label: fieldLabel(translate, module, source),
              value: <BareValue module={module} source={source} record={record} link compact />,
            }))}
          />
        </Box>
      )}
      {hasOperations && (
        <Operations
          label={translate('kit.form.panel.operations')}
          operations={operations}
          last={canDelete ? deletion.operation : undefined}
        >
          {actions}
          {hasVersions && <VersionsOperation module={module} record={record} />}
        </Operations>
      )}
      {canDelete && deletion.dialog}
      <OperationDialog
        module={module.name}
        record={record}
        open={dialog}
        onClose={() => setDialog(null)}
        onDone={() => queryClient.invalidateQueries()}
      />
    </Card>
  );
}
