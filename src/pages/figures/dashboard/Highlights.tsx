import AutoAwesomeRounded from '@mui/icons-material/AutoAwesomeRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { RichTextLater } from '../../../components/richText/RichTextLater.tsx';
import { useInformation } from '../../../parts/common/information/useInformation.ts';
import { enoughToShow, useHighlightsSeen } from './highlightsSeen.ts';

/**
 * The operator's highlights for everyone. Once discarded they stay away until their text changes; once closed, they
 * come back at the next sign-in.
 */
export function Highlights() {
  const translate = useTranslate();
  const { data } = useInformation('DASHBOARD_HIGHLIGHTS');
  const { isSeen, discard, close } = useHighlightsSeen(data?.hash);
  if (!data || isSeen || !enoughToShow(data.content)) return null;
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="highlights-title">
      <DialogTitle id="highlights-title" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <AutoAwesomeRounded aria-hidden sx={({ palette }) => ({ color: palette.colours.brass })} />
        {translate('highlights.title')}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <RichTextLater html={data.content} onFollow={close} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={discard}>{translate('highlights.discard')}</Button>
        <Button autoFocus variant="contained" onClick={close}>
          {translate('highlights.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
