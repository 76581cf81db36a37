import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { may } from '../../../../authProvider/authProvider.ts';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import {
  ASK_CONSENT,
  CONSENT_MINUTES,
  giveConsent,
  type AskedConsent,
  type ConsentWay,
} from '../../../../resources/owners/owner/consent.ts';
import { SubmissionDialog } from '../../../forms/dialogs/SubmissionDialog.tsx';
import { SubmissionText } from '../../../forms/dialogs/SubmissionText.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';

/** Characters of a code as it may be typed, with a space in the middle. */
const CODE_MAX = 7;

interface ConsentProps {
  /** The name of the owner at the counter. */
  readonly name: string;
  /** Has a code mailed to the owner, or shown in the account. */
  readonly onAsk: (way: ConsentWay | null) => Promise<AskedConsent>;
  /** The entity reads the owner from now on. */
  readonly onGiven: () => void;
}

/** Asks an owner at the counter to open the own record to the entity; nothing for users who may not. */
export function ConsentButton(props: ConsentProps) {
  const say = useTexts('ownerPages.consent');
  const actor = useActor();
  const [isOpen, setIsOpen] = useState(false);
  if (!actor?.entity || !may(ASK_CONSENT)) return null;
  return (
    <>
      <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {say('ask')}
      </Button>
      {isOpen && <ConsentDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ConsentDialog({ name, onAsk, onGiven, onClose }: ConsentProps & { readonly onClose: () => void }) {
  const say = useTexts('ownerPages.consent');
  const notify = useNotify();
  const submission = useSubmission();
  const [asked, setAsked] = useState<AskedConsent | null>(null);
  const [code, setCode] = useState('');
  const ask = (way: ConsentWay | null) =>
    void submission.run(async () => {
      setAsked(await onAsk(way));
      setCode('');
    });
  const give = ({ token }: AskedConsent) => {
    const digits = code.replace(/\s/g, '');
    if (digits === '') return submission.refuse({ code: 'MISSING_VALUE' });
    void submission.run(async () => {
      await callApi(giveConsent, { body: { token, code: digits } });
      notify(say('given', { name }), { type: 'success' });
      onGiven();
      onClose();
    });
  };
  if (!asked)
    return (
      <SubmissionDialog
        submission={submission}
        title={say('title', { name })}
        confirm={say('send')}
        onSend={() => ask(null)}
        onClose={onClose}
      >
        <Typography>{say('text')}</Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{say('undo')}</Typography>
      </SubmissionDialog>
    );
  const { way, sentTo, otherWay } = asked;
  return (
    <SubmissionDialog
      key={asked.token}
      submission={submission}
      title={say('title', { name })}
      confirm={say('give')}
      module="owner"
      fields={['code']}
      asForm
      isForm
      onSend={() => give(asked)}
      onClose={onClose}
    >
      <Typography role="status">
        {say(way === 'EMAIL' ? 'sent' : 'shown', { email: sentTo ?? '', minutes: CONSENT_MINUTES })}
      </Typography>
      <SubmissionText
        submission={submission}
        name="code"
        module="owner"
        label={say('code')}
        text={code}
        onText={setCode}
        required
        autoFocus
        digits
        max={CODE_MAX}
      />
      <div>
        <Button size="small" onClick={() => ask(way)} disabled={submission.isBusy}>
          {say('again')}
        </Button>
        {otherWay && (
          <Button size="small" onClick={() => ask(otherWay)} disabled={submission.isBusy}>
            {say(otherWay === 'EMAIL' ? 'byEmail' : 'byAccount')}
          </Button>
        )}
      </div>
    </SubmissionDialog>
  );
}
