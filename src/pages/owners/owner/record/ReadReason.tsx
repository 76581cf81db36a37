import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { keepReadReason } from '../../../../../dataProvider/index.ts';
import { MAX_READ_REASON, readReason } from '../../../../../resources/kit/readReason.ts';
import { isTransponder } from '../../../../../resources/numbers/transponder.ts';
import { owner as module } from '../../../../../resources/owners/owner/schema.ts';
import { PageTitle } from '../../../../components/page/PageTitle.tsx';
import { Section } from '../../../../components/Section.tsx';
import { TextControl } from '../../../../components/TextControl.tsx';
import { spaced } from '../../../../../resources/numbers/spaced.ts';
import { useTexts } from '../../../../runtime/language/useTexts.ts';

const REASONS = ['REQUEST', 'PROCESS', 'CORRECTION', 'AUTHORITY', 'OTHER'] as const;

/** The reason that the way to the page gives: the animal or the review from which it was opened. */
function useReasonOfOrigin(): string | null {
  const translate = useTranslate();
  const { state } = useLocation() as { state: { transponder?: unknown; reviewId?: unknown } | null };
  const { transponder, reviewId } = state ?? {};
  if (typeof reviewId === 'number') return translate('ownerPages.readReason.review', { id: reviewId });
  if (typeof transponder === 'string' && isTransponder(transponder))
    return translate('ownerPages.readReason.animal', { transponder: spaced(transponder) });
  return null;
}

interface ReadReasonProps {
  readonly ownerId: string;
  /** Reads the record again, now with the reason. */
  readonly onGiven: () => Promise<unknown>;
}

/** Asks staff outside the owner's entities why they open the record; the reason is sent with each read of it. */
export function ReadReason({ ownerId, onGiven }: ReadReasonProps) {
  const translate = useTranslate();
  const id = useId();
  const ofOrigin = useReasonOfOrigin();
  const [chosen, setChosen] = useState(ofOrigin ?? '');
  const [words, setWords] = useState('');
  const [isForAll, setForAll] = useState(false);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const say = useTexts('ownerPages.readReason');
  const texts = [...(ofOrigin === null ? [] : [ofOrigin]), ...REASONS.map((one) => say(one))];
  const isOther = chosen === say('OTHER');
  const reason = readReason(isOther ? words : chosen);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (reason === null || isBusy) return;
    keepReadReason(isForAll ? `/${module.path}` : `/${module.path}/${ownerId}`, reason);
    setBusy(true);
    await onGiven().finally(() => setBusy(false));
  };
  return (
    <>
      <PageTitle>{translate('resources.owner.name', { smart_count: 1 })}</PageTitle>
      <Box component="form" noValidate onSubmit={(event) => void open(event)} sx={{ maxWidth: 640 }}>
        <Section title={say('title')} hint={say('text')}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <FormControl error={isSent && chosen === ''}>
              <FormLabel id={id} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
                {say('label')}
              </FormLabel>
              <RadioGroup
                aria-labelledby={id}
                aria-describedby={`${id}-missing`}
                value={chosen}
                onChange={(_, value) => setChosen(value)}
              >
                {texts.map((text, at) => (
                  <FormControlLabel
                    key={text}
                    value={text}
                    control={<Radio size="small" autoFocus={at === 0} />}
                    label={text}
                  />
                ))}
              </RadioGroup>
              <FormHelperText id={`${id}-missing`} role="status" sx={{ mx: 0 }}>
                {isSent && chosen === '' && say('missing')}
              </FormHelperText>
            </FormControl>
            {isOther && (
              <TextControl
                id={`${id}-words`}
                label={say('words')}
                text={words}
                onText={setWords}
                required
                autoFocus
                error={isSent && reason === null ? say('missingWords') : undefined}
                html={{ maxLength: MAX_READ_REASON }}
              />
            )}
            <FormControlLabel
              control={<Checkbox checked={isForAll} onChange={(_, on) => setForAll(on)} />}
              label={say('forAll')}
            />
            <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
              {say('open')}
            </Button>
          </Box>
        </Section>
      </Box>
    </>
  );
}
