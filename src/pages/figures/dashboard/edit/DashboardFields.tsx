import { may } from '../../../../../authProvider/authProvider.ts';
import { useModuleFormContext } from '../../../../forms/formContext.ts';
import { ModuleSections } from '../../../../forms/ModuleSections.tsx';
import { Section } from '../../../../components/Section.tsx';
import { useTexts } from '../../../../runtime/language/useTexts.ts';
import { VersionsAction } from './VersionsDialog.tsx';
import { WidgetsEditor } from './WidgetsEditor.tsx';

/** The fields of a dashboard, and below them the grid of its widgets. */
export function DashboardFields() {
  const { record } = useModuleFormContext();
  const say = useTexts('resources.dashboard.fields');
  return (
    <>
      <ModuleSections without={['widgets', 'dataSourceIds']} />
      <Section title={say('widgets')}>
        {record && may('READ_VERSIONS') && <VersionsAction id={Number(record.id)} />}
        <WidgetsEditor />
      </Section>
    </>
  );
}
