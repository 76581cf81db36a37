import { numberKind } from './controls/number.tsx';

/** A whole number. */
export const integer = numberKind('numeric');
