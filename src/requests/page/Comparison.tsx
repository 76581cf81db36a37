import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { isCommonField } from '../../../resources/kit/request.ts';
import { Section } from '../../components/Section.tsx';
import { fieldLabel, fieldViews, isEmpty } from '../../fields/index.ts';
import { comparison } from '../../theme/layout.ts';
import type { RequestRecord } from '../requestRow.ts';
import { useRequestType } from '../requestType.ts';

interface ValueProps {
  readonly name: string;
  readonly request: RequestRecord;
}

function Value({ name, request }: ValueProps) {
  const module = useRequestType();
  const field = module.fields[name]!;
  const { Value: Shown } = fieldViews[field.kind];
  return <Shown module={module} source={name} field={field} value={request[name]} record={request} link />;
}

/** The requested changes: the declared pairs of fields side by side, then the other fields of the type. */
export function Comparison({ request }: { readonly request: RequestRecord }) {
  const translate = useTranslate();
  const module = useRequestType();
  const { compares } = module.request;
  const compared = new Set(compares.flat());
  const others = Object.keys(module.fields).filter(
    (name) => !isCommonField(name) && !compared.has(name) && !isEmpty(request[name]),
  );
  const say = (key: string) => translate(`kit.requests.page.${key}`);
  return (
    <>
      {compares.length > 0 && (
        <Section title={say('comparison')}>
          <TableContainer>
            <Table size="small" aria-label={say('comparison')} sx={comparison}>
              <TableHead>
                <TableRow>
                  <TableCell sx={{ width: { sm: '26%' } }}>{say('field')}</TableCell>
                  <TableCell>{say('before')}</TableCell>
                  <TableCell>{say('after')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
                {compares.map(([before, after]) => {
                  const differs = String(request[before] ?? '') !== String(request[after] ?? '');
                  return (
                    <TableRow key={after}>
                      <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                        {fieldLabel(translate, module, after)}
                      </TableCell>
                      <TableCell>
                        <Value name={before} request={request} />
                      </TableCell>
                      <TableCell sx={{ fontWeight: differs ? 600 : 400 }}>
                        <Value name={after} request={request} />
                        {differs && <span style={visuallyHidden}>{` (${say('changes')})`}</span>}
                      </TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </TableContainer>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={say('facts')}>
          <Table size="small" aria-label={say('facts')} sx={comparison}>
            <TableBody sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
              {others.map((name) => (
                <TableRow key={name}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ width: { sm: '26%' }, color: 'text.secondary' }}
                  >
                    {fieldLabel(translate, module, name)}
                  </TableCell>
                  <TableCell>
                    <Value name={name} request={request} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Section>
      )}
    </>
  );
}
