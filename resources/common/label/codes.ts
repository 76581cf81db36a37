/** Labels of requests. */
export type LabelCode = 'MISSING_LABEL' | 'INVALID_LABEL';
