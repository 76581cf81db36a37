import { isPersonName } from '../../numbers/personName.ts';

/** Options of a text that is a person's name: `text({ ...personName, required: true })`. */
export const personName = { valid: isPersonName, personal: true } as const;
