import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useActor } from '../../../../authProvider/useSession.ts';
import type { FieldMode } from '../../../../resources/kit/module.ts';
import type { OwnerFields } from '../../../../resources/owners/owner/fields.ts';
import { ChangedContacts } from './ChangedContacts.tsx';
import { OwnerAddress } from './address/OwnerAddress.tsx';
import { embeddedModes, isTyped, type OwnerValues } from './ownerForm.ts';
import { OwnerIdentity } from './OwnerIdentity.tsx';
import { OwnerInput } from './OwnerInput.tsx';
import { OwnerKind } from './OwnerKind.tsx';
import { OwnerOnRecord } from './OwnerOnRecord.tsx';
import { Columns } from '../../../components/Columns.tsx';
import { useTypeByNumber } from './useTypeByNumber.ts';
import { KNOWN_OWNER_NOTE, useKnownOwner } from './useKnownOwner.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box sx={{ mt: 2 }}>
    <Typography variant="h3" sx={{ mb: 1.25, color: 'text.secondary', fontSize: '0.9375rem' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** Of an owner on record whose data the user does not read, the number stays to be changed: another means another person. */
const RECOGNISED: { readonly [K in keyof OwnerFields]?: FieldMode } = {
  vatNumber: 'edit',
  name: 'read',
  nationality: 'hidden',
  idCard: 'hidden',
  passport: 'hidden',
  responsible: 'hidden',
};

interface OwnerFormProps {
  readonly prefix: string;
  /** The owner confirms by a mailed link. */
  readonly needsEmail?: boolean | undefined;
}

/**
 * Entering an owner within another form, at `prefix` (`owner.`): type, residence and country first, then the
 * rest. An owner whom the register knows by the number is filled in.
 */
export function OwnerForm({ prefix, needsEmail }: OwnerFormProps) {
  const translate = useTranslate();
  const actor = useActor();
  const owner = (useWatch({ name: prefix.replace(/\.$/, '') }) ?? {}) as OwnerValues;
  const known = useKnownOwner(prefix);
  const { owner: found } = known;
  const recognised = found?.isRestricted ? found : null;
  const modes = recognised ? RECOGNISED : embeddedModes(owner, found?.isRestricted ? null : found, actor);
  const switched = useTypeByNumber(prefix);
  const kind: FieldMode = known.state === 'KNOWN' ? 'read' : 'edit';
  const kinds = { type: kind, country: kind, ...(recognised && { isLocalResident: kind }) };

  const isLocked = known.owner?.isLocked === true;
  return (
    <>
      <OwnerKind prefix={prefix} modes={kinds} switched={switched} />
      {!isTyped(owner) ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('transferPages.owner.typeFirst')}</Typography>
      ) : (
        <>
          {known.state === 'SEARCHING' && (
            <LinearProgress aria-label={translate('transferPages.owner.searching')} />
          )}
          {known.owner && (
            <Alert
              id={KNOWN_OWNER_NOTE}
              severity={isLocked ? 'error' : 'info'}
              role={isLocked ? 'alert' : 'status'}
              sx={{ mt: 1 }}
              action={
                <Button color="inherit" size="small" onClick={known.forget}>
                  {translate('transferPages.owner.forget')}
                </Button>
              }
            >
              <AlertTitle>
                {translate(`transferPages.owner.${isLocked ? 'locked' : 'knownTitle'}`)}
              </AlertTitle>
              {isLocked
                ? translate('transferPages.owner.lockedText')
                : translate(`transferPages.owner.${recognised ? 'recognisedText' : 'knownText'}`, {
                    name: known.owner.name,
                  })}
            </Alert>
          )}
          <Part title={translate('transferPages.owner.identity')}>
            <OwnerIdentity prefix={prefix} owner={owner} modes={modes} />
          </Part>
          {recognised ? (
            !isLocked && (
              <Part title={translate('transferPages.owner.onRecord')}>
                <OwnerOnRecord
                  prefix={prefix}
                  owner={owner}
                  onRecord={recognised}
                  needsEmail={needsEmail === true}
                  onOpened={known.again}
                />
              </Part>
            )
          ) : (
            <>
              <Part title={translate('transferPages.owner.address')}>
                <OwnerAddress prefix={prefix} modes={modes} />
              </Part>
              <Part title={translate('transferPages.owner.contacts')}>
                <Columns>
                  <OwnerInput name="email" prefix={prefix} mode={modes.email} required={needsEmail} />
                  <OwnerInput name="phone" prefix={prefix} mode={modes.phone} />
                  <OwnerInput name="phone2" prefix={prefix} mode={modes.phone2} />
                  <OwnerInput name="phone3" prefix={prefix} mode={modes.phone3} />
                </Columns>
                {found && !found.isRestricted && !isLocked && (
                  <ChangedContacts prefix={prefix} owner={owner} known={found} />
                )}
              </Part>
            </>
          )}
        </>
      )}
    </>
  );
}
