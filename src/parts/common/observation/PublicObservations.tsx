import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { findRecordPage } from '../../../../resources/common/observation/recordPage.ts';
import { usePublicObservations } from './useObservations.ts';

/** The public notes on the page of a record, above it. What cannot be read leaves the page as it is. */
export function PublicObservations({ pathname }: { readonly pathname: string }) {
  const page = findRecordPage(pathname);
  return page && <Notices url={page.url} />;
}

function Notices({ url }: { readonly url: string }) {
  const translate = useTranslate();
  const { data: notes = [] } = usePublicObservations(url);
  if (notes.length === 0) return null;
  return (
    <Alert
      component="section"
      role="region"
      aria-label={translate('observationPages.notices')}
      severity="info"
      icon={<PushPinOutlined fontSize="inherit" />}
      sx={{ mb: 2 }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {notes.map(({ id, observation }) => (
          <Box component="li" key={id} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {observation}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
