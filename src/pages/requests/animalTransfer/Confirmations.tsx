import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { TransferView } from '../../../../resources/requests/animalTransfer/view.ts';
import { showMinute } from '../../../../resources/numbers/dates.ts';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { Section } from '../../../components/Section.tsx';
import { useTimezone } from '../../../fields/index.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

interface PartProps {
  readonly request: TransferView;
}

/** The confirmations of a change of owner by two parties, and the reasons why it waits for staff. */
export function Confirmations({ request }: PartProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const label = useTexts('resources.animalTransfer.fields');
  const choice = (name: string, value: string) =>
    translate(`resources.animalTransfer.choices.${name}.${value}`);
  const say = useTexts('transferPages.twoParty');
  const at = (moment: string, how: string | null) =>
    `${showMinute(moment, timezone)}${how ? `, ${choice('givenBy', how).toLocaleLowerCase()}` : ''}`;
  const { givenTimestamp, givenBy, receivedTimestamp, receivedBy, ending, waitReasons } = request;
  const isWaiting = !request.closed && !request.contestState;
  const isExpiring = isWaiting && !(givenTimestamp && receivedTimestamp);
  return (
    <Section title={say('title')} hint={say('hint')}>
      {isWaiting && waitReasons && waitReasons.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          <AlertTitle>{say('waits')}</AlertTitle>
          {waitReasons.map((reason) => (
            <Box key={reason}>{choice('waitReasons', reason)}</Box>
          ))}
        </Alert>
      )}
      {isWaiting && request.isReceiverUnknown && (
        <Alert severity="warning" icon={<PersonOffRounded />} sx={{ mb: 1.5 }}>
          <AlertTitle>{say('unknownReceiver')}</AlertTitle>
          {translate('transferPages.twoParty.unknownReceiverText', { email: request.newOwner.email ?? '—' })}
        </Alert>
      )}
      <CompactDescriptionList
        pairs={[
          {
            label: label('givenTimestamp'),
            value: givenTimestamp ? at(givenTimestamp, givenBy) : say('notYet'),
          },
          {
            label: label('receivedTimestamp'),
            value: receivedTimestamp ? at(receivedTimestamp, receivedBy) : say('notYet'),
          },
          ...(isExpiring && request.confirmEndTimestamp
            ? [{ label: label('confirmEndTimestamp'), value: at(request.confirmEndTimestamp, null) }]
            : []),
          ...(ending ? [{ label: label('ending'), value: choice('ending', ending) }] : []),
          ...(request.accepted && !request.contestState && request.contestEndTimestamp
            ? [{ label: label('contestEndTimestamp'), value: at(request.contestEndTimestamp, null) }]
            : []),
        ]}
      />
    </Section>
  );
}

/** The statements of both sides of a contested change of owner, and the effect of each decision. */
export function Contest({ request }: PartProps) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const label = useTexts('resources.animalTransfer.fields');
  const say = useTexts('transferPages.twoParty');
  const words = (text: string | null, moment: string | null) =>
    text ? (
      <>
        <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
        {moment && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{showMinute(moment, timezone)}</Box>
        )}
      </>
    ) : (
      say('noReply')
    );
  return (
    <Section title={translate(`resources.animalTransfer.choices.contestState.${request.contestState}`)}>
      {request.contestState === 'OPEN' && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {say('contestText')}
        </Alert>
      )}
      <CompactDescriptionList
        pairs={[
          { label: label('contestWords'), value: words(request.contestWords, request.contestTimestamp) },
          {
            label: label('contestAnswer'),
            value: words(request.contestAnswer, request.contestAnswerTimestamp),
          },
        ]}
      />
    </Section>
  );
}
