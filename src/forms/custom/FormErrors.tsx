import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { errorText } from '../../../i18n/index.ts';
import { errorLine, IN_COLUMNS, MANY } from '../ErrorSummary.tsx';
import { flatErrors } from '../flatErrors.ts';
import { focusElement, useFieldId } from './ids.ts';

interface FormErrorsProps {
  /** The name of a path, alone and below the heading of its section, and the module whose texts word its errors. */
  readonly nameOf: (path: string) => {
    readonly label: string;
    readonly inSection?: string;
    readonly module: string;
  };
  /** Faults that the server counted and did not name. */
  readonly more?: number;
}

/** Lists all errors of a form, each linked to its field. */
export function FormErrors({ nameOf, more = 0 }: FormErrorsProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const { errors } = useFormState();
  const lines = Object.entries(flatErrors(errors));
  if (lines.length === 0) return null;
  const groups = [...bySection(lines, fieldId)];
  return (
    <Alert severity="error" role="alert" data-error-summary>
      <AlertTitle>{translate('errors.FORM_ERROR')}</AlertTitle>
      {translate('kit.form.errors.summary', { smart_count: lines.length + more })}
      <Box sx={{ mt: 0.5, ...(lines.length > MANY && IN_COLUMNS) }}>
        {groups.map(([section, own]) => (
          <Box key={section} sx={{ mb: 1 }}>
            {section !== '' && <Box sx={{ fontWeight: 700, breakAfter: 'avoid' }}>{section}</Box>}
            <Box component="ul" sx={{ m: 0, pl: 2.25, overflowWrap: 'anywhere' }}>
              {own.map(([path, code]) => (
                <FormErrorLine
                  key={path}
                  path={path}
                  code={code}
                  nameOf={nameOf}
                  hasHeading={section !== ''}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {more > 0 && translate('kit.form.errors.more', { smart_count: more })}
    </Alert>
  );
}

/** The errors by the section of the page in which their fields are, in the page's order. */
function bySection(
  lines: readonly (readonly [path: string, code: string])[],
  fieldId: (path: string) => string,
): Map<string, (readonly [string, string])[]> {
  const groups = new Map<string, (readonly [string, string])[]>();
  for (const line of lines) {
    const section = document.getElementById(fieldId(line[0]))?.closest('section');
    const title = section?.querySelector('h2')?.innerText ?? '';
    groups.set(title, [...(groups.get(title) ?? []), line]);
  }
  return groups;
}

interface FormErrorLineProps extends Pick<FormErrorsProps, 'nameOf'> {
  readonly path: string;
  readonly code: string;
  /** Whether it stands below the heading of its section. */
  readonly hasHeading: boolean;
}

/** One error, linked to its field; an error of a field that is not on the page has no link. */
function FormErrorLine({ path, code, nameOf, hasHeading }: FormErrorLineProps) {
  const translate = useTranslate();
  const fieldId = useFieldId();
  const { label, inSection = label, module } = nameOf(path);
  const field = hasHeading ? inSection : label;
  const text = errorLine(translate, field, errorText(translate, code, field, module));
  if (!document.getElementById(fieldId(path))) return <li>{text}</li>;
  return (
    <li>
      <Link
        href={`#${fieldId(path)}`}
        color="inherit"
        onClick={(event) => {
          event.preventDefault();
          focusElement(fieldId(path));
        }}
      >
        {text}
      </Link>
    </li>
  );
}
