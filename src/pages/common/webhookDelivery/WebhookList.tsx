import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { callApi } from '../../../../dataProvider/index.ts';
import { readWebhook, testWebhook } from '../../../../resources/common/webhookDelivery/calls.ts';
import { webhookDelivery } from '../../../../resources/common/webhookDelivery/schema.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';

/** `/billing/webhook`: the address that is notified of charges, and the messages to it. */
export function WebhookList() {
  const say = useTexts('webhookPages');
  const { data } = useQuery({
    queryKey: ['webhookDelivery', 'address'],
    queryFn: ({ signal }) => callApi(readWebhook, {}, { signal }),
  });
  const url = data?.url ?? null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {data && (
        <Alert severity={url === null ? 'warning' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
          {url === null ? say('none') : say('address', { url })}
        </Alert>
      )}
      <ModuleList module={webhookDelivery} createTo={null} actions={url !== null && <TestButton />} />
    </Box>
  );
}

function TestButton() {
  const say = useTexts('webhookPages');
  const notify = useNotify();
  const refresh = useRefresh();
  const { run, isBusy } = useNotifiedSubmission();
  const test = () =>
    run(async () => {
      await callApi(testWebhook);
      notify(say('tested'), { type: 'success' });
      refresh();
    });
  return (
    <Button variant="outlined" loading={isBusy} onClick={() => void test()}>
      {say('test')}
    </Button>
  );
}
