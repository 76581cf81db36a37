import { useTranslate } from 'react-admin';
import { tabular } from '../../theme/layout.ts';
import { spaced } from '../../../resources/numbers/spaced.ts';
import { CopyButton } from '../CopyButton.tsx';

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
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Groups number={number} />
      <CopyButton
        text={number}
        label={translate('kit.fields.transponder.copy')}
        done={translate('kit.fields.transponder.copied')}
        isIcon
      />
    </span>
  );
}
