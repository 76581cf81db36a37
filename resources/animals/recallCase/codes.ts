/** Refusals of the list of a recall. */
export type RecallCaseCode = 'RECALL_CASE_IS_DONE' | 'RECALL_CASE_IS_OPEN' | 'MISSING_OUTCOME';
