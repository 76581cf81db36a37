import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { dashboard } from '../../../../resources/figures/dashboard/schema.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { ChartsSkeleton } from '../../../charts/ChartsSkeleton.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { recordTitle } from '../../../fields/index.ts';
import { textInLanguage } from '../../../fields/words/textInLanguage.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useRecord } from '../../../runtime/useRecord.ts';
import { EditAction, StateNotice } from './view/actions.tsx';
import { DashboardView, type DashboardRecord } from './view/DashboardView.tsx';

/** `/dashboard/12`: a dashboard as it is read. */
export function DashboardPage() {
  const { id = '' } = useParams();
  const say = useTexts('dashboardView');
  const translate = useTranslate();
  const { data: record, error } = useRecord<DashboardRecord>(dashboard.resource, id, isId(id));
  if (!isId(id)) return <NotFoundPage />;
  if (error && !record) return <CallErrorPage error={error} module={dashboard.name} />;
  if (!record) return <ChartsSkeleton />;
  const { isPublic, state } = record;
  const text = textInLanguage(dashboard.fields.description.english, record.description, record);
  return (
    <>
      <PageTitle>{recordTitle(translate, dashboard, record)}</PageTitle>
      <StateNotice record={record} />
      {text && (
        <Typography sx={{ mb: 2, maxWidth: '80ch', whiteSpace: 'pre-line', color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      <DashboardView
        record={record}
        actions={
          <Box sx={{ display: 'contents' }}>
            {isPublic && state === 'PUBLISHED' && (
              <Button
                href={`/public/dashboards/${record.id}`}
                target="_blank"
                rel="noopener"
                startIcon={<OpenInNewRounded />}
              >
                {say('open')}
              </Button>
            )}
            <EditAction id={record.id} />
          </Box>
        }
      />
    </>
  );
}
