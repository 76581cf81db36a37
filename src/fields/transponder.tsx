import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Transponder } from '../components/transponder/Transponder.tsx';
import { useTransponderTyping } from '../components/transponder/useTransponderTyping.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import { tabular } from '../theme/theme.ts';
import { EmptyValue } from './controls/EmptyValue.tsx';
import { PlainFilter } from './controls/filters.tsx';
import { isEmpty, type ControlProps, type FieldView, type ValueProps } from './kind.ts';
import { text } from './text.tsx';
import { TextControl } from '../components/TextControl.tsx';

/**
 * Fifteen digits, pasted with spaces, read by a reader or with the camera; what else may stand there is the declaration's to say. A
 * number with a country's extra zero is offered without.
 */
function Input({ value, onChange, field, ...rest }: ControlProps) {
  const translate = useTranslate();
  const written = String(value ?? '');
  const { type, offer, tooLong } = useTransponderTyping(written, onChange, field.typing);
  return (
    <>
      <TextControl
        {...rest}
        error={rest.error ?? tooLong}
        text={written}
        onText={type}
        html={{
          inputMode: field.typing === 'DIGITS' ? 'numeric' : 'text',
          style: { ...tabular, letterSpacing: '0.04em' },
        }}
        end={
          <>
            <Box
              component="span"
              sx={{ flex: 'none', fontSize: '0.8125rem', color: 'text.secondary', ...tabular }}
            >
              <span aria-hidden>
                {translate('kit.fields.transponder.counter', { count: written.length })}
              </span>
              <span style={visuallyHidden}>
                {translate('kit.fields.transponder.counterLabel', { count: written.length })}
              </span>
            </Box>
            {!rest.disabled && <ScanButton compact onNumber={type} />}
          </>
        }
      />
      {offer}
    </>
  );
}

const Value = ({ value }: ValueProps) =>
  isEmpty(value) ? <EmptyValue /> : <Transponder number={String(value)} />;

/** The number by which an animal is known. */
export const transponder: FieldView = {
  ...text,
  Input,
  Value,
  Filter: (props) => <PlainFilter {...props} Input={Input} />,
};
