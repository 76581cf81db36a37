import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { tabular } from '../../theme/layout.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';

/** Milliseconds that the button says that it has copied. */
const SAID = 2000;

const GROUPED = { whiteSpace: 'nowrap', ...tabular } as const;

/** A transponder in groups that can be read aloud; selecting or copying gives it bare. */
export const Transponder = ({
  number,
  copy = false,
}: {
  readonly number: string;
  readonly copy?: boolean;
}) => (copy ? <WithCopyButton number={number} /> : <Groups number={number} />);

/** A list has one in each row: one element, and nothing to remember. */
const Groups = ({ number }: { readonly number: string }) => (
  <span
    style={GROUPED}
    onCopy={(event) => {
      event.clipboardData.setData('text/plain', number);
      event.preventDefault();
    }}
  >
    {spaced(number)}
  </span>
);

function WithCopyButton({ number }: { readonly number: string }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = translate(copied ? 'kit.fields.transponder.copied' : 'kit.fields.transponder.copy');
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Groups number={number} />
      <Tooltip title={label}>
        <IconButton
          size="small"
          className="no-print"
          aria-label={translate('kit.fields.transponder.copy')}
          onClick={() => void navigator.clipboard?.writeText(number).then(() => setCopied(true))}
        >
          {copied ? <CheckRounded fontSize="small" /> : <ContentCopyRounded fontSize="small" />}
        </IconButton>
      </Tooltip>
      <span role="status" style={visuallyHidden}>
        {copied ? label : ''}
      </span>
    </span>
  );
}
