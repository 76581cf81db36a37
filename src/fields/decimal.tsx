import { numberKind } from './controls/number.tsx';

/** A number with decimals, written with a comma in Portuguese. */
export const decimal = numberKind('decimal');
