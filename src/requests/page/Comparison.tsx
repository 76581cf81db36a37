import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { isCommonField } from '../../../resources/kit/request.ts';
import { Section } from '../../components/Section.tsx';
import { fieldLabel, fieldViews, isEmpty, useTimezone } from '../../fields/index.ts';
import { ComparisonTable, differingFirst } from '../../components/ComparisonTable.tsx';
import { useLanguage } from '../../runtime/language/LanguageProvider.tsx';
import { useTexts } from '../../runtime/language/useTexts.ts';
import type { RequestRecord } from '../requestRow.ts';
import { useRequestType } from '../requestType.ts';
import { getField } from '../../../resources/kit/values/field.ts';

interface ValueProps {
  readonly name: string;
  readonly request: RequestRecord;
}

function Value({ name, request }: ValueProps) {
  const module = useRequestType();
  const field = getField(module.fields, name);
  const { Value: Shown } = fieldViews[field.kind];
  return <Shown module={module} source={name} field={field} value={request[name]} record={request} link />;
}

/** The requested changes: the declared pairs of fields side by side, then the other fields of the type. */
export function Comparison({ request }: { readonly request: RequestRecord }) {
  const translate = useTranslate();
  const timezone = useTimezone();
  const [locale] = useLanguage();
  const module = useRequestType();
  const { compares, keepsEmpty } = module.request;
  const compared = new Set(compares.flatMap(([before, after]) => [before, after]));
  const isGiven = (name: string | undefined): boolean => name !== undefined && !isEmpty(request[name]);
  const rows = compares.filter(
    ([before, after, givenWith]) =>
      isGiven(after) || (isGiven(before) && (!keepsEmpty || isGiven(givenWith))),
  );
  const names = Object.keys(module.fields).filter(
    (name) => !isCommonField(name) && !compared.has(name) && !isEmpty(request[name]),
  );
  // A number stands once: where the animal is named by it, that is the way to its record.
  const isNamedBy = (name: string) =>
    names.some((one) => {
      const { kind, options } = getField(module.fields, one);
      return kind === 'reference' && 'label' in options && options.label === name;
    });
  const others = names.filter(
    (name) => getField(module.fields, name).kind !== 'transponder' || !isNamedBy(name),
  );
  const say = useTexts('kit.requests.page');
  const textOf = (source: string): string => {
    const field = getField(module.fields, source);
    const context = { module, source, field, translate, locale, timezone, record: request };
    return fieldViews[field.kind].toText(request[source], context);
  };
  // One may be a name and the other a reference: what counts is what they say.
  const differs = ([before, after]: (typeof rows)[number]): boolean => textOf(before) !== textOf(after);
  return (
    <>
      {rows.length > 0 && (
        <Section title={say('comparison')}>
          <ComparisonTable label={say('comparison')}>
            <TableHead>
              <TableRow>
                <TableCell>{say('field')}</TableCell>
                <TableCell>{say('before')}</TableCell>
                <TableCell>{say('after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
              {differingFirst(rows, differs).map(([before, after]) => {
                const isChange = textOf(before) !== textOf(after);
                return (
                  <TableRow key={after}>
                    <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                      {fieldLabel(translate, module, after)}
                    </TableCell>
                    <TableCell>
                      <Value name={before} request={request} />
                    </TableCell>
                    <TableCell sx={{ fontWeight: isChange ? 600 : 400 }}>
                      <Value name={after} request={request} />
                      {isChange && <span style={visuallyHidden}>{` (${say('changes')})`}</span>}
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </ComparisonTable>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={say('facts')}>
          <ComparisonTable label={say('facts')}>
            <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
              {others.map((name) => (
                <TableRow key={name}>
                  <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                    {fieldLabel(translate, module, name)}
                  </TableCell>
                  <TableCell>
                    <Value name={name} request={request} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </ComparisonTable>
        </Section>
      )}
    </>
  );
}
