import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CONTACTS, fieldsOfContact, type Contact } from '../../../../resources/owners/owner/contacts.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import type { OwnerValues } from './ownerForm.ts';

const same = (a: unknown, b: unknown): boolean => (a ?? '') === (b ?? '');

interface ChangedContactsProps {
  readonly prefix: string;
  readonly owner: OwnerValues;
  /** The owner as the register has it. */
  readonly known: OwnerValues;
}

/** One tick for each contact that differs from the record: only what is ticked is proposed as a change. */
export function ChangedContacts({ prefix, owner, known }: ChangedContactsProps) {
  const translate = useTranslate();
  const say = useTexts('ownerPages.waiting');
  const { setValue } = useFormContext();
  const differing = CONTACTS.filter((contact) =>
    fieldsOfContact(contact).some((name) => !same(owner[name], known[name])),
  );
  if (differing.length === 0) return null;
  const ticked = (owner.changedContacts ?? []).filter((one) => differing.includes(one));
  const tick = (contact: Contact, isTicked: boolean) =>
    setValue(
      `${prefix}changedContacts`,
      isTicked ? [...ticked, contact] : ticked.filter((one) => one !== contact),
      { shouldDirty: true },
    );
  return (
    <FormGroup aria-label={say('known')} role="group">
      <Typography sx={{ fontWeight: 700 }}>{say('known')}</Typography>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{say('knownText')}</Typography>
      {differing.map((contact) => (
        <FormControlLabel
          key={contact}
          control={
            <Checkbox
              checked={ticked.includes(contact)}
              onChange={(_event, checked) => tick(contact, checked)}
            />
          }
          label={say('tick', { contact: translate(`resources.ownerDataUpdate.choices.contact.${contact}`) })}
        />
      ))}
      {ticked.length > 0 && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {translate('ownerPages.contactNote')}
        </Typography>
      )}
    </FormGroup>
  );
}
