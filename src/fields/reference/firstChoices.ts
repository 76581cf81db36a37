import { createContext } from 'react';
import type { Field } from '../../../resources/kit/fields.ts';

/** Filters, by the field, that find those of its choices that a form offers before anything is typed. */
export const FirstChoices = createContext<Readonly<Record<string, NonNullable<Field['first']>>>>({});
