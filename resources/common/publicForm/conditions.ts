import type { FormCondition, FormValues } from './formFields.ts';

/** The country whose numbers are asked for where no other is chosen. */
export const PORTUGAL = 'PT';

/** Where an owner with a number of another country lives. */
export const RESIDENCES = ['PORTUGAL', 'ABROAD'] as const;

export const isGiven = (value: FormValues[string]): boolean =>
  value !== undefined && value !== null && value !== '';

/** Whether the number is of another country; `field` says of which. */
export const isForeign =
  (field: string): FormCondition =>
  (values) =>
    values[field] !== PORTUGAL;

/** Whether the owner lives in another country. Only one whose number is of another country says so. */
export const livesAbroad =
  (field: string): FormCondition =>
  (values) =>
    isForeign(field)(values) && values.residence === 'ABROAD';

export const livesHere =
  (field: string): FormCondition =>
  (values) =>
    !livesAbroad(field)(values);
