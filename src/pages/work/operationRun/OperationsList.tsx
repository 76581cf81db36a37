import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useActor } from '../../../../authProvider/useSession.ts';
import { allows } from '../../../../resources/kit/access.ts';
import type { RecordOfModule } from '../../../../resources/kit/module.ts';
import { findBulkOperation } from '../../../../resources/work/operationTemplate/bulkParameters.ts';
import { operationTemplate } from '../../../../resources/work/operationTemplate/schema.ts';
import { operationRun } from '../../../../resources/work/operationRun/schema.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListLine } from '../../../components/ListLine.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { Section } from '../../../components/Section.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { recordTitle } from '../../../fields/index.ts';
import { BareValue } from '../../../forms/FieldValue.tsx';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { bulkText } from '../../../parts/work/operationTemplate/parameters.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { stack } from '../../../theme/layout.ts';

type Template = RecordOfModule<typeof operationTemplate>;

/** Templates that are offered at once; the form of a run finds any other. */
const OFFERED = 50;

/** `/operations`: the operations that can be run, and those that were. */
export function OperationsList() {
  const say = useTexts('operationPages');
  return (
    <Box sx={stack}>
      <Section title={say('offered')} hint={say('offeredHint')}>
        <Templates />
      </Section>
      <Section title={say('history')}>
        <ModuleList module={operationRun} createTo={null} />
      </Section>
    </Box>
  );
}

function Templates() {
  const say = useTexts('operationPages');
  const translate = useTranslate();
  const actor = useActor();
  const query = useGetList<Template>('operation-template', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'name', order: 'ASC' },
    filter: { active: true },
  });
  if (query.error) return <QueryError query={query} />;
  if (!query.data) return <PageLoading />;
  const mine = query.data.filter(({ operation }) => {
    const declared = findBulkOperation(operation);
    return declared && actor && allows(declared.requires, actor);
  });
  if (mine.length === 0) return <EmptyState title={say('none')} text={say('noneText')} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={say('offered')}>
      {mine.map((template) => (
        <ListLine
          key={template.id}
          title={recordTitle(translate, operationTemplate, template)}
          actions={
            <Button
              component={Link}
              to={`/operations/create?templateId=${template.id}`}
              variant="outlined"
              size="small"
              aria-label={say('prepareNamed', { name: recordTitle(translate, operationTemplate, template) })}
            >
              {say('prepare')}
            </Button>
          }
        >
          <Box sx={{ color: 'text.secondary' }}>
            {template.description ? (
              <BareValue module={operationTemplate} source="description" record={template} compact />
            ) : (
              translate(bulkText(template.operation, 'text'))
            )}
          </Box>
        </ListLine>
      ))}
    </Box>
  );
}
