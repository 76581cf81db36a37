import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { listDataSourceUses } from '../../../../resources/figures/dataSource/calls.ts';
import { dataSource } from '../../../../resources/figures/dataSource/schema.ts';
import { findResource } from '../../../../resources/moduleIndex.ts';
import { Columns } from '../../../components/Columns.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { FieldInput } from '../../../forms/FieldInput.tsx';
import { ModuleSections } from '../../../forms/ModuleSections.tsx';
import { PermissionInput } from '../../../figures/PermissionInput.tsx';
import { ModuleCreate } from '../../../records/ModuleCreate.tsx';
import { ModuleEdit } from '../../../records/ModuleEdit.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { DefinitionEditor } from './DefinitionEditor.tsx';

const Form = () => <ModuleSections parts={{ definition: <DefinitionEditor />, use: <Use /> }} />;

/** Who may use the source, and for how long its answers are kept. */
function Use() {
  const say = useTexts('dataSourcePages');
  return (
    <Columns>
      <FieldInput source="isActive" />
      <FieldInput source="cacheSeconds" />
      <PermissionInput source="requiredPermission" empty={say('noPermission')} />
    </Columns>
  );
}

/** `/data-sources/create` */
export const DataSourceCreate = () => (
  <ModuleCreate module={dataSource}>
    <Form />
  </ModuleCreate>
);

/** `/data-sources/12`: the source, and what uses it. */
export const DataSourceEdit = () => (
  <ModuleEdit module={dataSource} isWide>
    <Form />
    <Uses />
  </ModuleEdit>
);

/** The report templates and dashboards that would fail without the source. */
function Uses() {
  const say = useTexts('dataSourcePages');
  const { id = '' } = useParams();
  const uses = useQuery({
    queryKey: ['dataSource', 'uses', id],
    queryFn: ({ signal }) => callApi(listDataSourceUses, { params: { id: Number(id) } }, { signal }),
    enabled: /^\d+$/.test(id),
  });
  return (
    <Section title={say('uses')}>
      <QueryError query={uses} />
      {uses.data?.length === 0 && say('unused')}
      {uses.data && uses.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {uses.data.map((use) => (
            <li key={`${use.module} ${use.id}`}>
              <Link component={RouterLink} to={`/${findResource(use.module)?.resource ?? ''}/${use.id}`}>
                {use.name}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
