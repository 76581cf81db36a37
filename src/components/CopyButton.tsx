import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCopy } from '../runtime/useCopy.ts';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  /** What is copied. */
  readonly text: string;
  readonly label: string;
  /** The words of the confirmation; "Copied" by default. */
  readonly done?: string;
  /** In place of the sign of copying. */
  readonly icon?: ReactNode;
  /** Shows the sign alone: beside a value in running text. */
  readonly isIcon?: boolean;
}

/** Copies a text to the clipboard. The outcome stands beside the button, and is read out by screen readers. */
export function CopyButton({ text, label, done, icon, isIcon = false, ...button }: CopyButtonProps) {
  const translate = useTranslate();
  const { state, copy } = useCopy();
  const outcome =
    state === null
      ? ''
      : state === 'copied'
        ? (done ?? translate('kit.copy.done'))
        : translate('kit.copy.failed');
  const mark =
    state === 'copied' ? (
      <CheckRounded fontSize="inherit" />
    ) : (
      (icon ?? <ContentCopyRounded fontSize="inherit" />)
    );
  const onClick = () => void copy(text);
  if (isIcon)
    return (
      <>
        <Tooltip title={outcome || label}>
          <IconButton
            size="small"
            className="no-print"
            aria-label={label}
            onClick={onClick}
            sx={{ '& svg': { fontSize: '1.25rem' } }}
          >
            {mark}
          </IconButton>
        </Tooltip>
        <span role="status" style={visuallyHidden}>
          {outcome}
        </span>
      </>
    );
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <Button startIcon={mark} onClick={onClick} {...button}>
        {label}
      </Button>
      <Box
        component="span"
        role="status"
        sx={{ fontSize: '0.875rem', color: state === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {outcome}
      </Box>
    </Box>
  );
}
