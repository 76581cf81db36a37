import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useActor } from '../../../../authProvider/useSession.ts';
import { callApi } from '../../../../dataProvider/index.ts';
import { askConsent } from '../../../../resources/owners/owner/consent.ts';
import { CONTACTS, fieldsOfContact, type Contact } from '../../../../resources/owners/owner/contacts.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { fieldModes } from '../../../../resources/kit/records/modes.ts';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import { owner as module } from '../../../../resources/owners/owner/schema.ts';
import { CompactDescriptionList } from '../../../components/CompactDescriptionList.tsx';
import { Columns } from '../../../components/Columns.tsx';
import { useTexts } from '../../../runtime/language/useTexts.ts';
import { OwnerAddress } from './address/OwnerAddress.tsx';
import { ConsentButton } from './ConsentButton.tsx';
import { maskedPairs } from './maskedPairs.ts';
import type { OwnerValues, RecognisedOwner } from './ownerForm.ts';
import { OwnerInput } from './OwnerInput.tsx';

interface OwnerOnRecordProps {
  readonly prefix: string;
  readonly owner: OwnerValues;
  readonly onRecord: RecognisedOwner;
  /** The owner confirms by a mailed link: what others say of the contacts counts for nothing. */
  readonly needsEmail: boolean;
  /** The owner has opened the record to the entity. */
  readonly onOpened: () => void;
}

/**
 * An owner on record whose data the user does not read: what recognises the person, and the contacts that the person says
 * have changed, one tick each. All else stays as it is on record.
 */
export function OwnerOnRecord({ prefix, owner, onRecord, needsEmail, onOpened }: OwnerOnRecordProps) {
  const translate = useTranslate();
  const say = useTexts('ownerPages.waiting');
  const actor = useActor();
  const { setValue, clearErrors } = useFormContext();
  const before = { ...onRecord, country: onRecord.country };
  const modes: { readonly [K in keyof OwnerFields]?: FieldMode } = actor
    ? fieldModes(module, actor, 'update', { ...before, ...owner }, before)
    : {};
  const offered = needsEmail
    ? []
    : CONTACTS.filter((contact) => fieldsOfContact(contact).some((name) => modes[name] === 'edit'));
  const ticked = owner.changedContacts ?? [];
  const tick = (contact: Contact, isTicked: boolean) => {
    setValue(
      `${prefix}changedContacts`,
      isTicked ? [...ticked, contact] : ticked.filter((one) => one !== contact),
      { shouldDirty: true },
    );
    if (isTicked) return;
    for (const name of fieldsOfContact(contact)) {
      setValue(prefix + name, name === 'isLocalResident' ? onRecord.isLocalResident : null);
      clearErrors(prefix + name);
    }
  };
  return (
    <>
      <CompactDescriptionList
        pairs={[
          { label: translate('resources.owner.fields.county'), value: onRecord.county },
          ...maskedPairs(translate, onRecord.maskedContacts),
        ].filter(({ value }) => value)}
      />
      <Box sx={{ mt: 1.5, '&:empty': { display: 'none' } }}>
        <ConsentButton
          name={onRecord.name}
          onAsk={(way) =>
            callApi(askConsent, {
              body: { vatNumber: onRecord.vatNumber ?? '', country: onRecord.country, way },
            })
          }
          onGiven={onOpened}
        />
      </Box>
      {needsEmail && !onRecord.maskedContacts.some(({ contact }) => contact === 'email') && (
        <Columns>
          <OwnerInput name="email" prefix={prefix} required />
        </Columns>
      )}
      {offered.length > 0 && (
        <FormGroup aria-label={say('known')} role="group" sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 700 }}>{say('known')}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{say('knownText')}</Typography>
          {offered.map((contact) => {
            const isTicked = ticked.includes(contact);
            return (
              <div key={contact}>
                <FormControlLabel
                  control={
                    <Checkbox checked={isTicked} onChange={(_event, checked) => tick(contact, checked)} />
                  }
                  label={say('tick', {
                    contact: translate(`resources.ownerDataUpdate.choices.contact.${contact}`),
                  })}
                />
                {isTicked &&
                  (contact === 'address' ? (
                    <OwnerAddress prefix={prefix} modes={modes} />
                  ) : (
                    <Columns>
                      <OwnerInput name={contact} prefix={prefix} required />
                    </Columns>
                  ))}
              </div>
            );
          })}
          {ticked.length > 0 && (
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {translate('ownerPages.contactNote')}
            </Typography>
          )}
        </FormGroup>
      )}
    </>
  );
}
