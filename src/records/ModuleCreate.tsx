import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useActor } from '../../authProvider/useSession.ts';
import { allows } from '../../resources/kit/access.ts';
import { parentField, type AnyModule } from '../../resources/kit/module.ts';
import { createTitle, type Values } from '../fields/index.ts';
import { useSayDone, type NextStep } from '../fields/useSayDone.ts';
import { UnauthorizedPage } from '../components/errors/UnauthorizedPage.tsx';
import { formWidth } from '../theme/layout.ts';
import { PageTitle } from '../components/page/PageTitle.tsx';
import { valuesOfAddress } from './addressValues.ts';
import { useParentPage } from './child/useParentPage.ts';
import { ModuleForm } from '../forms/ModuleForm.tsx';
import { ModuleSections } from '../forms/ModuleSections.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useModuleForm } from '../forms/useModuleForm.ts';
import type { SaveRecord } from '../forms/useSaving.ts';

interface ModuleCreateProps {
  readonly module: AnyModule;
  /** The initial values; the address may add some (`?parentId=3`), or the link's state, for fields of the module. */
  readonly initial?: Values;
  readonly save?: SaveRecord;
  /** In place of the generated sections. */
  readonly children?: ReactNode;
  /** The page's title; that of the module by default. */
  readonly title?: string;
  /** Where it leads once it is saved, where it leads back to, and what it says, where users see no page of the record. */
  readonly leadsTo?: {
    readonly saved: (record: Values) => string;
    readonly back?: string;
    readonly done?: string;
    /** The step that is offered once it is saved, in place of another record. */
    readonly next?: (record: Values) => NextStep | undefined;
    /** The word on the button. */
    readonly save?: string;
  };
}

/** `/vaccine/create`: a form for a new record. */
export function ModuleCreate(props: ModuleCreateProps) {
  const actor = useActor();
  const { create } = props.module.access;
  // A draft that comes to an end is another form: "create another" starts from nothing.
  const { key } = useLocation();
  return create && allows(create, actor) ? <Form key={key} {...props} /> : <UnauthorizedPage />;
}

/** Returns the values in the history state that the page before has passed; other things in it are ignored. */
function fromState(module: AnyModule, state: unknown): Values {
  if (typeof state !== 'object' || state === null) return {};
  return Object.fromEntries(Object.entries(state).filter(([name]) => name in module.fields));
}

function Form({ module, initial, save, children, title: given, leadsTo }: ModuleCreateProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const sayDone = useSayDone();
  const [search] = useSearchParams();
  const { state, search: location } = useLocation();
  const { pageOf, refresh } = useParentPage(module);
  const start: Values = {
    ...initial,
    ...valuesOfAddress(module.fields, search),
    ...fromState(module, state),
  };
  const parent = module.parent && parentField(module.parent);
  const form = useModuleForm(module, {
    initial: start,
    save,
    onSaved: (record) => {
      const own = module.parent ? pageOf(record) : `/${module.resource}/${String(record.id)}`;
      const to = leadsTo?.saved(record) ?? own;
      void refresh();
      if (leadsTo?.done !== undefined) {
        notify(leadsTo.done, { type: 'success' });
        return void navigate(to, { replace: true });
      }
      const another = `/${module.resource}/create${module.parent ? location : ''}`;
      sayDone(
        module,
        'created',
        record,
        leadsTo?.next?.(record) ?? { to: another, label: translate('kit.form.saved.another') },
      );
      void navigate(to, { replace: true });
    },
  });
  const title = given ?? createTitle(translate, module);
  return (
    <Box sx={{ maxWidth: formWidth }}>
      <PageTitle>{title}</PageTitle>
      <ModuleForm form={form} label={title}>
        {children ?? <ModuleSections without={parent && start[parent] ? [parent] : []} />}
        <SaveBar
          {...(leadsTo && { label: leadsTo.save })}
          onCancel={() => void navigate(leadsTo?.back ?? pageOf(start))}
        />
      </ModuleForm>
    </Box>
  );
}
