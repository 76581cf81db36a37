import { createContext, use } from 'react';
import type { Field } from '../../../resources/kit/fields.ts';

type Filter = NonNullable<Field['first']>;

/** Filters, by the field, that find those of its choices that are offered before anything is typed. */
export const FirstChoices = createContext<Readonly<Record<string, Filter>>>({});

/** A field of the form, with the choices that the form offers first. */
export function useWithFirstChoices(name: string, field: Field): Field {
  const first = use(FirstChoices)[name];
  return first ? { ...field, first } : field;
}
