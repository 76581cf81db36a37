import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { acceptLegalWarning, legalWarning } from '../../../../authProvider/signIn.ts';
import { useLanguage } from '../../../runtime/language/LanguageProvider.tsx';
import { RichText } from '../../../components/richText/RichText.tsx';
import { useReadToEnd } from './useReadToEnd.ts';
import { useSubmission } from '../../../runtime/submission/useSubmission.ts';
import { SubmissionError } from '../../../components/SubmissionError.tsx';

/** The legal text. Accepting is possible once its end has been reached. */
export function LegalWarning({ onLeave }: { readonly onLeave: () => void }) {
  const translate = useTranslate();
  const [language] = useLanguage();
  const text = useQuery({ queryKey: ['auth', 'legalWarning', language], queryFn: legalWarning });
  const { region, read, look, more } = useReadToEnd(text.data?.content);
  const { run, isBusy, trouble } = useSubmission();

  const accept = () => run(acceptLegalWarning, { leaves: true });

  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{translate('auth.legal.intro')}</Typography>
      {text.isError && (
        <Alert
          severity="error"
          role="alert"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void text.refetch()}>{translate('auth.legal.retry')}</Button>}
        >
          {translate('auth.legal.unavailable')}
        </Alert>
      )}
      <SubmissionError trouble={trouble} fields={[]} sx={{ mb: 2 }} />
      <Box
        ref={region}
        onScroll={look}
        role="region"
        tabIndex={0}
        aria-label={translate('auth.legal.region')}
        sx={{
          height: { xs: '46dvh', md: '52dvh' },
          overflowY: 'auto',
          px: 2.5,
          py: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          bgcolor: 'background.default',
          '&:focus-visible': { outlineOffset: 0 },
        }}
      >
        {text.data ? (
          <RichText html={text.data.content} />
        ) : (
          [95, 88, 92, 60].map((width) => <Skeleton key={width} width={`${width}%`} height={28} />)
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mt: 1,
          minHeight: 40,
        }}
      >
        <Typography id="legal-hint" role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {text.data && translate(read ? 'auth.legal.ready' : 'auth.legal.hint')}
        </Typography>
        {!read && text.data && (
          <Button onClick={more} sx={{ flexShrink: 0 }}>
            {translate('auth.legal.more')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" size="large" onClick={onLeave} sx={{ flex: '1 1 180px' }}>
          {translate('auth.legal.leave')}
        </Button>
        <Button
          variant="contained"
          size="large"
          loading={isBusy}
          disabled={!read || !text.data}
          onClick={() => void accept()}
          aria-describedby="legal-hint"
          sx={{ flex: '1 1 180px' }}
        >
          {translate('auth.legal.accept')}
        </Button>
      </Box>
    </>
  );
}
