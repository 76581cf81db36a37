import HistoryEduRounded from '@mui/icons-material/HistoryEduRounded';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyModule } from '../../../resources/kit/module.ts';
import type { Values } from '../../fields/index.ts';
import { OperationButton } from '../../operations/OperationButton.tsx';
import { useDialog } from '../../runtime/address/useUrlParam.ts';
import { routeExists } from '../../runtime/address/routeExists.ts';

const RecordAudit = lazy(() => import('./RecordAudit.tsx').then((m) => ({ default: m.RecordAudit })));

interface AuditOperationProps {
  readonly module: AnyModule;
  readonly record: Values;
}

/** Among a record's operations: opens what the audit says of it, for users who may read the audit. */
export function AuditOperation(props: AuditOperationProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useDialog('audit');
  if (!routeExists('/audit')) return null;
  return (
    <>
      <OperationButton
        icon={HistoryEduRounded}
        label={translate('resources.auditLog.name', { smart_count: 1 })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <RecordAudit {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
