import { numberKind } from './number.tsx';

/** A whole number. */
export const integer = numberKind('numeric');
