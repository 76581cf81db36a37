import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { allows } from '../../resources/kit/access.ts';
import type { AnyModule } from '../../resources/kit/module.ts';
import { useActor } from '../../authProvider/useSession.ts';
import { isId } from '../../resources/numbers/recordId.ts';
import { recordHeading, type Values } from '../fields/index.ts';
import { useSayDone } from '../fields/useSayDone.ts';
import { CallErrorPage } from '../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../components/errors/NotFoundPage.tsx';
import { UnauthorizedPage } from '../components/errors/UnauthorizedPage.tsx';
import { PageTitle } from '../components/page/PageTitle.tsx';
import { useRecord } from '../runtime/useRecord.ts';
import { RecordTabs } from '../components/tabs/RecordTabs.tsx';
import { stack, withAside } from '../theme/layout.ts';
import { useParentPage } from './child/useParentPage.ts';
import { useRecordTabs, type OwnTabs } from './child/useRecordTabs.tsx';
import { FormSkeleton } from '../forms/FormSkeleton.tsx';
import { ModuleForm } from '../forms/ModuleForm.tsx';
import { ModuleSections } from '../forms/ModuleSections.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useDiscard } from '../forms/ModuleFormGuard.tsx';
import { useModuleForm } from '../forms/useModuleForm.ts';
import type { SaveRecord } from '../forms/useSaving.ts';
import { RecordPanel, type RecordPanelProps } from './RecordPanel.tsx';

interface ModuleEditProps extends RecordPanelProps {
  readonly module: AnyModule;
  readonly save?: SaveRecord;
  /** In place of the notice that a record cannot be written; nothing where the page explains it elsewhere. */
  readonly closed?: ReactNode;
  /** The page's own content before the form, whichever tab is open. */
  readonly above?: ReactNode;
  /** Puts the form in its place among what else the page shows of the record. */
  readonly place?: (form: ReactNode) => ReactNode;
  /** The page's own content after the form. */
  readonly below?: ReactNode;
  readonly tabs?: OwnTabs;
  /** The record is read-only until the user presses "edit", and again once it is saved. */
  readonly readFirst?: boolean;
  /** The page needs its whole width: what can be done with the record stands below the form. */
  readonly isWide?: boolean;
  /** In place of the generated sections. */
  readonly children?: ReactNode;
}

/** `/vaccine/12`: a record, to change for those who may, to read for the others. */
export function ModuleEdit(props: ModuleEditProps) {
  const { module } = props;
  const { id = '' } = useParams();
  const actor = useActor();
  const isRecord = isId(id);
  const mayRead = allows(module.access.pages, actor);
  const { data, error } = useRecord<RaRecord>(module.resource, id, isRecord && mayRead);
  if (!mayRead) return <UnauthorizedPage />;
  if (!isRecord) return <NotFoundPage />;
  if (data) return <RecordForm key={id} {...props} record={data} />;
  return error ? (
    <CallErrorPage error={error} module={module.name} />
  ) : (
    <FormSkeleton fields={Object.keys(module.fields).length} />
  );
}

interface RecordFormProps extends ModuleEditProps {
  readonly record: RaRecord;
  /** Where "back" leads; to the module's list, or the parent's page by default. */
  readonly backTo?: string;
}

/** A record that is there already, as its page shows it. */
export function RecordForm({
  module,
  record,
  backTo,
  save,
  closed,
  above,
  place = (form) => form,
  below,
  tabs: ownTabs,
  readFirst = false,
  isWide = false,
  children,
  ...panel
}: RecordFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const sayDone = useSayDone();
  const { pageOf, refresh } = useParentPage(module);
  const [editing, setEditing] = useState<'not yet' | 'now' | 'done'>('not yet');
  const form = useModuleForm(module, {
    record: record as Values,
    readOnly: readFirst && editing !== 'now',
    focusFirst: readFirst,
    save,
    onSaved: (saved) => {
      setEditing('done');
      void refresh();
      sayDone(module, 'updated', saved);
    },
  });
  const title = recordHeading(translate, module, record);
  const tabs = useRecordTabs(module, record, ownTabs);
  const back = backTo ?? pageOf(record as Values);
  const discard = useDiscard(form, () => setEditing('done'));
  const cancel = () => {
    if (!readFirst || !form.isWritable) void navigate(back);
    else discard.cancel();
  };
  const inPage = (entry: ReactNode) => (
    <Box sx={isWide ? stack : withAside}>
      <Box sx={stack}>
        {above}
        {tabs.length > 0 ? (
          <RecordTabs
            label={translate('kit.form.tabs.label')}
            tabs={[
              {
                name: 'fields',
                label: translate('kit.form.tabs.fields'),
                isKept: true,
                panel: <Box sx={stack}>{place(entry)}</Box>,
              },
              ...tabs,
            ]}
          />
        ) : (
          place(entry)
        )}
        {below}
      </Box>
      <RecordPanel {...panel} record={record} />
    </Box>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RecordContextProvider value={record}>
        <ModuleForm form={form} label={title} place={inPage}>
          {!form.canWrite &&
            module.access.update &&
            (closed === undefined ? (
              <Alert severity="info">{`${translate('kit.form.readOnly')}. ${translate('kit.form.notWritableRecord')}`}</Alert>
            ) : (
              closed
            ))}
          {children ?? <ModuleSections />}
          <SaveBar
            onCancel={cancel}
            onEdit={readFirst ? () => setEditing('now') : undefined}
            focusEdit={editing === 'done'}
          />
          {discard.question}
        </ModuleForm>
      </RecordContextProvider>
    </>
  );
}
