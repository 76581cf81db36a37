import Box from '@mui/material/Box';
import { OwnTransfers } from '../../../../parts/requests/animalTransfer/OwnTransfers.tsx';
import { OwnRequests } from '../../../../parts/account/ownerAccount/OwnRequests.tsx';
import { BESIDE, stack } from '../../../../theme/layout.ts';
import { OwnAnimals } from './OwnAnimals.tsx';
import { OwnCertificates } from './OwnCertificates.tsx';
import { OwnContacts } from './OwnContacts.tsx';

/** `/` in an owner's own account: the animals, the contacts, what is under way, and the papers. */
export const OwnerHome = ({ ownerId }: { readonly ownerId: number }) => (
  <Box
    sx={{
      ...stack,
      gap: 2.5,
      alignItems: 'start',
      [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
    }}
  >
    <Box sx={{ ...stack, gap: 2.5 }}>
      <OwnTransfers />
      <OwnAnimals ownerId={ownerId} />
      <OwnCertificates />
    </Box>
    <Box sx={{ ...stack, gap: 2.5 }}>
      <OwnContacts ownerId={ownerId} />
      <OwnRequests />
    </Box>
  </Box>
);
