import ContactPageRounded from '@mui/icons-material/ContactPageRounded';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { OperationButton } from '../../../../operations/OperationButton.tsx';
import { routeExists } from '../../../../runtime/address/routeExists.ts';
import type { OwnerRecord } from './useOwner.ts';

const FORM = '/owner-data/create';

/** Leads to the form in which staff enter an owner's request for a change of the owner's data. */
export function EnterDataUpdate({ owner }: { readonly owner: OwnerRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { name, country, vatNumber, passport, email } = owner;
  // The request names its owner by a number: one is on record, unless this user may not see it.
  if ((!vatNumber && !passport) || !routeExists(FORM)) return null;
  return (
    <OperationButton
      icon={ContactPageRounded}
      label={translate('ownerPages.panel.enterDataUpdate')}
      onClick={() =>
        void navigate(FORM, {
          state: { requesterName: name, country, vatNumber, passport, requesterEmail: email },
        })
      }
    />
  );
}
