import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { OwnHandovers } from '../../../parts/animals/registerHandover/OwnHandovers.tsx';
import { OwnTransfers } from '../../../parts/requests/animalTransfer/OwnTransfers.tsx';
import { OwnRequests } from '../../../parts/account/ownerAccount/OwnRequests.tsx';
import { stack } from '../../../theme/layout.ts';

/** `/owner-account/requests`: what the owner asked for, and what is asked about the animals. */
export function OwnRequestsPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ ...stack, maxWidth: 760 }}>
      <PageTitle>{translate('ownerHome.requests.title')}</PageTitle>
      <OwnTransfers />
      <OwnHandovers />
      <OwnRequests />
    </Box>
  );
}
