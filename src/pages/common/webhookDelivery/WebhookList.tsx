import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { readWebhook, testWebhook } from '../../../../resources/common/webhookDelivery/calls.ts';
import { MANAGE_WEBHOOKS, webhookDelivery } from '../../../../resources/common/webhookDelivery/schema.ts';
import { allows } from '../../../../resources/kit/access.ts';
import { ModuleList } from '../../../lists/ModuleList.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useNotifiedSubmission } from '../../../runtime/submission/useNotifiedSubmission.ts';

/** `/billing/webhook`: messages to programs of the own entity, and to the address that is notified of charges. */
export function WebhookList() {
  const say = useTexts('webhookPages');
  const actor = useActor();
  const { data } = useQuery({
    queryKey: ['webhookDelivery', 'address'],
    queryFn: ({ signal }) => callApi(readWebhook, {}, { signal }),
    enabled: allows(MANAGE_WEBHOOKS, actor),
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
