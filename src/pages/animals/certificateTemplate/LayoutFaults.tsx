import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ErrorBody } from '../../../../dataProvider/index.ts';
import type { LayoutErrorAnswer } from '../../../../resources/animals/certificateTemplate/calls.ts';
import { useTexts } from '../../../runtime/language/useTexts.ts';

/** The faults of a layout that a refused call names. */
export const faultsOf = (failure: unknown): readonly LayoutErrorAnswer[] => {
  const { body } = (failure ?? {}) as { body?: ErrorBody | null };
  return (body?.data?.layoutErrors ?? []) as readonly LayoutErrorAnswer[];
};

interface LayoutFaultsProps {
  readonly title: string;
  readonly faults: readonly LayoutErrorAnswer[];
}

/** What is wrong with a layout and where, in the page's language; the compiler's own words stand below. */
export function LayoutFaults({ title, faults }: LayoutFaultsProps) {
  const say = useTexts('certificateLayout');
  const sentence = ({ kind, about, line, column }: LayoutErrorAnswer) => {
    const text = say(`faults.${kind}`, { about });
    return line === null ? text : say('place', { line, column: column ?? 1, text });
  };
  return (
    <Alert severity="error" role="alert">
      {title}
      {faults.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
          {faults.map((fault, at) => (
            // eslint-disable-next-line react/no-array-index-key
            <li key={at}>
              {sentence(fault)}
              <Box lang="en" component="code" sx={{ display: 'block', fontSize: '0.8125rem' }}>
                {fault.message}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
