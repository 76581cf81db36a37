import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { auditLog as module } from '../../../../resources/common/auditLog/schema.ts';
import type { AnyModule } from '../../../../resources/kit/module.ts';
import { findIndexed } from '../../../../resources/moduleIndex.ts';
import { fieldLabel, type Values } from '../../../fields/index.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { objectName } from '../../../records/objectPage.ts';
import { loadModule } from '../../../runtime/loadModule.ts';
import { useUrlParam } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

const FACTS = ['date', 'userId', 'impersonatorId', 'action', 'ip'] as const;

/** Loads the declaration of the module that a row is about; null where it is about none, undefined until then. */
function useModuleOf(type: unknown, isAsked: boolean): AnyModule | null | undefined {
  const name = findIndexed(typeof type === 'string' ? type : undefined)?.name;
  const [found, setFound] = useState<AnyModule | null>();
  useEffect(() => {
    if (!isAsked) return;
    const loading = name === undefined ? Promise.resolve(null) : loadModule(name).catch(() => null);
    void loading.then(setFound);
  }, [name, isAsked]);
  return found;
}

/** Opens a panel with everything that a row of the audit says, in words. */
export function DetailsButton({ record }: { readonly record: Values }) {
  const translate = useTranslate();
  const row = String(record.id);
  const [open, setOpen] = useUrlParam('details', [row]);
  const title = useId();
  const details = Object.entries((record.details ?? {}) as Values);
  const of = useModuleOf(record.objectType, open !== null);
  const say = useTexts('resources.auditLog.page');
  const labelOf = (name: string): string =>
    of?.fields[name]
      ? fieldLabel(translate, of, name)
      : translate(`resources.auditLog.details.${name}`, { _: name });
  const valueOf = (value: unknown): string => {
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (Array.isArray(value))
      return value.map((one) => (typeof one === 'string' ? labelOf(one) : valueOf(one))).join(', ');
    return value === null || typeof value === 'object' ? JSON.stringify(value) : String(value);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(row)}>
        {say('open')}
      </Button>
      <Dialog
        open={open !== null && of !== undefined}
        onClose={() => setOpen(null)}
        aria-labelledby={title}
        fullWidth
        maxWidth="sm"
      >
        <DialogTitle id={title}>{say('title')}</DialogTitle>
        <DialogContent>
          <CompactDescriptionList
            pairs={[
              ...FACTS.map((source) => ({
                label: fieldLabel(translate, module, source),
                value: <BareValue module={module} source={source} record={record} link compact />,
              })),
              { label: fieldLabel(translate, module, 'objectType'), value: objectName(translate, record) },
              ...details.map(([name, value]) => ({ label: labelOf(name), value: valueOf(value) })),
            ]}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(null)}>{say('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
