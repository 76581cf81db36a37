import { data } from './data.tsx';
import type { FieldView } from './kind.ts';

/** Lines of several fields each. */
export const lines: FieldView = { ...data };
