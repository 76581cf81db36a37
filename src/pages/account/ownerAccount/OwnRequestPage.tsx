import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { callApi } from '../../../../dataProvider/index.ts';
import { isIsoDate, showDate, showMinute } from '../../../../resources/numbers/dates.ts';
import {
  addOwnDocuments,
  getOwnRequest,
  withdrawOwnRequest,
  type OwnOpenedRequest,
  type OwnRequest,
} from '../../../../resources/account/ownerAccount/calls.ts';
import { MAX_FORM_FILES } from '../../../../resources/common/publicForm/limits.ts';
import { isId } from '../../../../resources/numbers/recordId.ts';
import { spaced } from '../../../../resources/numbers/spaced.ts';
import { NotFoundPage } from '../../../components/errors/NotFoundPage.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { Section } from '../../../components/Section.tsx';
import { unbroken, useTimezone } from '../../../fields/index.ts';
import { FilePicker, fileSize, useFiles } from '../../../files/index.ts';
import { SubmissionAlert } from '../../../forms/SubmissionAlert.tsx';
import { SubmissionDialog } from '../../../forms/dialogs/SubmissionDialog.tsx';
import { OwnTransfers } from '../../../parts/requests/animalTransfer/OwnTransfers.tsx';
import { ownRequestName } from '../../../parts/account/ownerAccount/ownRequestName.ts';
import { useRefreshAnimals } from '../../../parts/animals/animal/useRefreshAnimals.ts';
import { statusOf } from '../../../requests/requestRow.ts';
import { RequestStatus } from '../../../requests/RequestStatus.tsx';
import { useDialog } from '../../../runtime/address/useUrlParam.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { stack } from '../../../theme/layout.ts';

const RULES = { most: MAX_FORM_FILES };

type ActingEntity = OwnOpenedRequest['decidedBy'];

/** `/owner-account/requests/:module/:id`: how a request stands, and what the owner can still do. */
export function OwnRequestPage() {
  const { module = '', id = '' } = useParams();
  const isRequest = isId(id);
  const key = ['ownerAccount', 'requests', module, id];
  const params = { module: module as OwnRequest['module'], id: Number(id) };
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(getOwnRequest, { params }, { signal }),
    retry: false,
    enabled: isRequest,
  });
  if (!isRequest) return <NotFoundPage />;
  if (data) return <RequestParts key={data.validationStatus} request={data} />;
  return error ? <CallErrorPage error={error} /> : <PageLoading />;
}

interface PartProps {
  readonly request: OwnOpenedRequest;
}

function RequestParts({ request }: PartProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const say = useTexts('ownRequestPage');
  const {
    module,
    transponder,
    animalName,
    askedBy,
    decidedBy,
    documents,
    isOwn,
    isTwoParty,
    isContested,
    words,
  } = request;
  const status = statusOf(request);
  const who = (one: ActingEntity) =>
    one ? (one.isOperator ? say('operator') : [one.entity, one.role].filter(Boolean).join(' · ')) : null;
  const at = (moment: string) => unbroken(showMinute(moment, timezone));
  const asker = isOwn ? say('you') : (who(askedBy) ?? say('other'));
  return (
    <Box sx={{ ...stack, maxWidth: 760 }}>
      <PageTitle>{ownRequestName(translate, module)}</PageTitle>
      <Section title={say('state')} action={<RequestStatus request={request} />}>
        <Typography sx={{ mb: 2 }}>
          {say(`status.${isContested ? 'CONTESTED' : isTwoParty && !request.closed ? 'TWO_PARTY' : status}`)}
        </Typography>
        <CompactDescriptionList
          pairs={[
            ...(animalName !== null && transponder !== null
              ? [
                  {
                    label: say('animal'),
                    value: (
                      <Link component={RouterLink} to={`/animal/view/${transponder}`}>
                        {`${animalName} (${spaced(transponder)})`}
                      </Link>
                    ),
                  },
                ]
              : []),
            ...Object.entries(request.facts).flatMap(([name, value]) =>
              value === null
                ? []
                : [
                    {
                      label: translate(`ownRequestPage.facts.${name}`),
                      value: isIsoDate(value) ? showDate(value) : value,
                    },
                  ],
            ),
            { label: say('sent'), value: at(request.creationTimestamp) },
            { label: say('by'), value: asker },
            ...(request.closed
              ? [
                  {
                    label: say(status === 'CANCELED' ? 'withdrawn' : 'decided'),
                    value: at(request.lastUpdateTimestamp),
                  },
                ]
              : []),
            ...(decidedBy ? [{ label: say('decidedBy'), value: who(decidedBy) }] : []),
            ...(words ? [{ label: say('words'), value: words }] : []),
            ...(documents.length > 0
              ? [
                  {
                    label: say('documents'),
                    value: documents.map(({ filename, size }) => (
                      <Box key={filename}>{`${filename} (${fileSize(size)})`}</Box>
                    )),
                  },
                ]
              : []),
          ]}
        />
        {!isOwn && !isTwoParty && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {say('ofOther')}
          </Alert>
        )}
        {request.canWithdraw && <Withdraw request={request} />}
      </Section>
      {request.canAddDocuments && <AddDocuments request={request} />}
      {isTwoParty && <OwnTransfers only={request.id} />}
    </Box>
  );
}

const paramsOf = ({ module, id }: OwnOpenedRequest) => ({ module, id });

/** Puts what a change answered in place of what was read, and has the lists ask again. */
function useChanged() {
  const client = useQueryClient();
  const refresh = useRefreshAnimals();
  return async (next: OwnOpenedRequest) => {
    client.setQueryData(['ownerAccount', 'requests', next.module, String(next.id)], next);
    await refresh();
  };
}

function Withdraw({ request }: PartProps) {
  const notify = useNotify();
  const changed = useChanged();
  const [isOpen, setOpen] = useDialog('withdraw');
  const submission = useSubmission();
  const say = useTexts('ownRequestPage');
  const withdraw = () =>
    void submission.run(async () => {
      const next = await callApi(withdrawOwnRequest, { params: paramsOf(request) });
      setOpen(false);
      notify(say('withdrawDone'), { type: 'success' });
      await changed(next);
    });
  return (
    <>
      <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {say('withdraw')}
      </Button>
      {isOpen && (
        <SubmissionDialog
          submission={submission}
          title={say('withdrawTitle')}
          confirm={say('withdraw')}
          cancel={say('keep')}
          onSend={withdraw}
          onClose={() => setOpen(false)}
          danger
        >
          <Typography>{say('withdrawText')}</Typography>
        </SubmissionDialog>
      )}
    </>
  );
}

function AddDocuments({ request }: PartProps) {
  const notify = useNotify();
  const changed = useChanged();
  const files = useFiles({ rules: RULES });
  const [comments, setComments] = useState('');
  const { run, refuse, isBusy, trouble, errors } = useSubmission();
  const say = useTexts('ownRequestPage');
  const send = () => {
    if (files.holdsForm()) return;
    if (files.ready.length === 0) return refuse({ documents: 'MISSING_DOCUMENTS' });
    void run(async () => {
      try {
        const body = { documents: [...files.ready], comments: comments.trim() || null };
        const next = await callApi(addOwnDocuments, { params: paramsOf(request), body });
        notify(say('addDone'), { type: 'success' });
        await changed(next);
      } catch (failure) {
        files.takeRefusal(failure, 'documents');
        throw failure;
      }
    });
  };
  return (
    <Section title={say('add')} hint={say('addText')}>
      <Box sx={{ ...stack, justifyItems: 'start' }}>
        <SubmissionAlert trouble={trouble} fields={['documents']} onAgain={send} isBusy={isBusy} />
        <Box sx={{ width: '100%' }}>
          <FilePicker files={files} error={errors.documents} />
        </Box>
        <TextField
          label={say('comments')}
          value={comments}
          onChange={({ target }) => setComments(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          multiline
          minRows={2}
          fullWidth
        />
        <Button variant="contained" loading={isBusy} disabled={files.isReading} onClick={send}>
          {say('add')}
        </Button>
      </Box>
    </Section>
  );
}
