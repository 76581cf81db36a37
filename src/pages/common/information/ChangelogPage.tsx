import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { may } from '../../../../authProvider/authProvider.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageLoading } from '../../../components/page/PageLoading.tsx';
import { RichText } from '../../../components/richText/RichText.tsx';
import { CallErrorPage } from '../../../components/errors/CallErrorPage.tsx';
import { useInformation } from '../../../parts/common/information/useInformation.ts';

/** `/changelog`: the changes of the register, as the operator describes them. */
export function ChangelogPage() {
  const translate = useTranslate();
  const { data, error } = useInformation('CHANGELOG');
  if (error) return <CallErrorPage error={error} />;
  if (!data) return <PageLoading />;
  const html = data.content.trim();
  return (
    <Box sx={{ maxWidth: 860 }}>
      {may('WRITE_CONFIGURATION') && (
        <Box className="no-print" sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1.5 }}>
          <Button
            component={Link}
            to="/configuration?edit=changelog"
            variant="outlined"
            startIcon={<EditRounded />}
          >
            {translate('changelog.edit')}
          </Button>
        </Box>
      )}
      <Card
        component="article"
        sx={{
          px: { xs: 2.25, sm: 4, md: 5 },
          py: { xs: 2.5, sm: 3.5 },
          '@media print': { border: 0, p: 0 },
        }}
      >
        {html ? (
          <RichText html={html} article />
        ) : (
          <EmptyState title={translate('changelog.none')} text={translate('changelog.noneText')} />
        )}
      </Card>
    </Box>
  );
}
