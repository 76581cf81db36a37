import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AnyRequest } from '../../resources/kit/request.ts';
import { fieldLabel } from '../fields/index.ts';
import { BareValue } from '../forms/FieldValue.tsx';
import type { RequestRow } from './requestRow.ts';
import { useRequestType } from './requestType.ts';

interface SubjectsProps {
  readonly request: RequestRow;
  /** On the request's own page each leads to its record. */
  readonly linked?: boolean;
  /** They stand beside one another, as a part of a line. */
  readonly inLine?: boolean;
}

/** Returns the fields that name the records that a request of a type is about. */
export const subjectFields = (module: AnyRequest): readonly string[] =>
  module.list.columns.filter((name) => {
    const field = module.fields[name];
    return field?.kind === 'reference' && field.to !== 'entity';
  });

/** The records that a request is about, where it is called by a number alone; by their part in it where there are several. */
export function Subjects({ request, linked = false, inLine = false }: SubjectsProps) {
  const translate = useTranslate();
  const module = useRequestType();
  const names = subjectFields(module);
  return names.map((name, at) => (
    <Box
      key={name}
      component="span"
      sx={{ display: inLine ? 'inline' : 'block', fontSize: linked ? undefined : '0.8125rem' }}
    >
      {inLine && at > 0 && ' · '}
      {names.length > 1 && `${fieldLabel(translate, module, name)}: `}
      <BareValue module={module} source={name} record={request} link={linked} compact={!linked} />
    </Box>
  ));
}
